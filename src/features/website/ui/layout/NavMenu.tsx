'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import type { Menu } from '../../model/navigation'
import { PageLink } from './PageLink'

const HOVER_OPEN_MS = 100
const HOVER_CLOSE_MS = 180
const TYPEAHEAD_RESET_MS = 1000
/** A click this soon after hovering meant "open", not "close again". */
const CLICK_AFTER_HOVER_MS = 500

/** A shortcut of the browser is none. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && /\S/.test(key) && !ctrlKey && !metaKey && !altKey
}

/** A drop-down of plain links: a native disclosure, with hovering, arrow keys and typeahead on top. */
export function NavMenu({ menu }: { menu: Menu }) {
  const root = useRef<HTMLDetailsElement>(null)
  const state = useRef({ timer: 0, typed: '', typedAt: 0, openedAt: 0 })

  const links = () => [...(root.current?.querySelectorAll('a') ?? [])]
  const summary = () => root.current?.querySelector('summary')
  const setOpen = useCallback((open: boolean) => {
    clearTimeout(state.current.timer)
    if (root.current) root.current.open = open
  }, [])

  function hover(event: PointerEvent, open: boolean) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(state.current.timer)
    state.current.timer = window.setTimeout(
      () => {
        if (open) state.current.openedAt = Date.now()
        setOpen(open)
      },
      open ? HOVER_OPEN_MS : HOVER_CLOSE_MS,
    )
  }

  /** What opened by hovering closes by Escape, by a press elsewhere and by Back too, wherever the focus is. */
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const close = () => setOpen(false)
    addEventListener('keydown', event => event.key === 'Escape' && close(), { signal })
    addEventListener('pointerdown', event => root.current?.contains(event.target as Node) || close(), {
      signal,
    })
    addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [setOpen])

  /** Safari gives a link that is pressed no focus: nothing else has it then, and the menu has to stay for the click. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) setOpen(false)
  }

  function keepJustOpened(event: MouseEvent) {
    const onSummary = summary()?.contains(event.target as Node)
    if (onSummary && Date.now() - state.current.openedAt < CLICK_AFTER_HOVER_MS) event.preventDefault()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false)
      summary()?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (root.current?.open && isLetter(event)) {
      typeahead(event.key)
    }
  }

  function move(by: number) {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    all[at === -1 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus()
  }

  function typeahead(key: string) {
    const fresh = Date.now() - state.current.typedAt > TYPEAHEAD_RESET_MS
    state.current.typed = (fresh ? '' : state.current.typed) + key.toLowerCase()
    state.current.typedAt = Date.now()
    links()
      .find(link => link.textContent?.toLowerCase().startsWith(state.current.typed))
      ?.focus()
  }

  return (
    <details
      ref={root}
      name="hoofdmenu"
      className="relative"
      onPointerEnter={event => hover(event, true)}
      onPointerLeave={event => hover(event, false)}
      onKeyDown={press}
      onClick={keepJustOpened}
      onBlur={leave}
    >
      <summary className="flex min-h-11 items-center gap-1.5">
        {menu.label}
        <svg aria-hidden="true" viewBox="0 0 12 8" className="chevron w-3 fill-none stroke-2 stroke-current">
          <path d="m1 1 5 5 5-5" />
        </svg>
      </summary>
      <ul className="menu-list">
        {menu.links.map(({ href, label }) => (
          <li key={`${href} ${label}`}>
            <PageLink
              href={href}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-slip px-3 hover:bg-yellow focus-visible:bg-yellow"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
