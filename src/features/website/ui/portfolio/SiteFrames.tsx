'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ACTS_IN_PLACE } from '@/design-system/lateFramework'

const SCREENS = [
  { kind: 'desktop', width: 1280, name: 'op een groot scherm' },
  { kind: 'phone', width: 390, name: 'op een telefoon' },
] as const

type Screen = (typeof SCREENS)[number]
type SiteFramesProps = { title: string; address: string; pictures: Record<Screen['kind'], ReactNode> }

/** Two pictures of a site. The one that is pressed becomes the site itself; without JavaScript it is a link to it. */
export function SiteFrames({ title, address, pictures }: SiteFramesProps) {
  const [live, setLive] = useState<Screen['kind'] | null>(null)

  function open(event: MouseEvent, kind: Screen['kind']) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLive(kind)
  }

  return (
    <div className="screens">
      {SCREENS.map(({ kind, width, name }) => (
        <div key={kind} className={`screen screen-${kind}`} data-live={live === kind || undefined}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="screen-picture"
            inert={live === kind}
            onClick={event => open(event, kind)}
            {...ACTS_IN_PLACE}
          >
            {pictures[kind]}
            <span className="screen-press">
              {kind === 'phone' ? 'Probeer' : 'Kijk rond in de site'}
              <span className="sr-only">
                {kind === 'phone' && ' de site van'} {title}, {name}
              </span>
            </span>
          </a>
          {live === kind && <LiveSite {...{ title, address, width, name }} />}
        </div>
      ))}
    </div>
  )
}

type LiveSiteProps = Pick<SiteFramesProps, 'title' | 'address'> & Pick<Screen, 'width' | 'name'>

/** As wide as the screen it stands for, and made smaller to fit. Scripts, forms and pop-ups are off. */
function LiveSite({ title, address, width, name }: LiveSiteProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const [site, box] = [frame.current, frame.current?.parentElement]
    if (!site || !box) return
    const resize = () => {
      const scale = box.clientWidth / width
      site.style.height = `${box.clientHeight / scale}px`
      site.style.transform = `scale(${scale})`
    }
    resize()
    site.focus()
    const observer = new ResizeObserver(resize)
    observer.observe(box)
    return () => observer.disconnect()
  }, [width])
  return (
    <iframe
      ref={frame}
      src={address}
      title={`${title}, ${name}`}
      sandbox="allow-same-origin"
      style={{ width }}
      className="screen-site"
    />
  )
}
