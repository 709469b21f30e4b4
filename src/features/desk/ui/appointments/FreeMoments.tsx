'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { NEEDED_IN_VIEW } from '@/design-system/lateFramework'
import { telephoneLink } from '@/platform/text/contactLinks'
import { keepTogether } from '@/platform/text/keepTogether'
import { APPOINTMENTS_PATH, CHOSEN_PARAM, FREE_MOMENTS_PATH, type FreeMoment } from '../../model/booking'

type FreeMomentsProps = { words: { block: string; blockLink: string; none: string }; phone: string }

/** The page is the same for everybody, so the browser asks what is free. Without it the link stands. */
export function FreeMoments({ words, phone }: FreeMomentsProps) {
  const section = useRef<HTMLElement>(null)
  const moments = useFreeMoments(section)
  return (
    <section
      ref={section}
      {...NEEDED_IN_VIEW}
      className="slip self-start p-5 sm:p-7"
      aria-labelledby="vrije-momenten"
    >
      <h2 id="vrije-momenten" className="text-2xl">
        {words.block}
      </h2>
      <div className="moments" aria-live="polite">
        {moments === 'loading' && <Loading />}
        {moments === 'failed' && (
          <Written>
            De agenda is even niet te lezen. Bel{' '}
            <a href={telephoneLink(phone)} className="link font-semibold">
              {phone}
            </a>
            .
          </Written>
        )}
        {typeof moments === 'object' && moments.length === 0 && <Written>{words.none}</Written>}
        {typeof moments === 'object' && moments.length > 0 && (
          <ul>
            {moments.map(({ start, label }) => (
              <li key={start}>
                <a
                  href={`${APPOINTMENTS_PATH}?${CHOSEN_PARAM}=${encodeURIComponent(start)}`}
                  className="moment py-0.5 font-semibold leading-tight text-pen tabular-nums hover:bg-yellow"
                >
                  <span className="first-letter:uppercase">{keepTogether(label)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <a href={APPOINTMENTS_PATH} className="button button-small mt-5 w-full sm:w-auto">
        {words.blockLink}
      </a>
    </section>
  )
}

/** On the rows where the moments would be. */
function Written({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="moment py-2">
        <span>{children}</span>
      </p>
      <span aria-hidden="true" className="moment" />
    </>
  )
}

/** As high as the rows that come in its place. */
function Loading() {
  return (
    <div className="moments-loading">
      <p className="sr-only noscript:not-sr-only">Je kiest zelf een moment uit onze agenda.</p>
      {['first', 'second', 'third'].map(row => (
        <p key={row} aria-hidden="true" className="moment noscript:hidden" />
      ))}
    </div>
  )
}

/** Asked for when they come near the window. */
function useFreeMoments(section: RefObject<HTMLElement | null>): FreeMoment[] | 'loading' | 'failed' {
  const [moments, setMoments] = useState<FreeMoment[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const near = new IntersectionObserver(
      entries => {
        if (!entries.some(each => each.isIntersecting)) return
        near.disconnect()
        fetchMoments().then(setMoments, error => {
          reportError(error)
          setMoments('failed')
        })
      },
      { rootMargin: '400px' },
    )
    if (section.current) near.observe(section.current)
    return () => near.disconnect()
  }, [section])
  return moments
}

async function fetchMoments(): Promise<FreeMoment[]> {
  const answer = await fetch(`${FREE_MOMENTS_PATH}?eerste`)
  if (!answer.ok) throw new Error(`the free moments did not come: ${answer.status}`)
  return answer.json()
}
