'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { Chevron } from '@/design-system/primitives/Chevron'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import type { Menu } from '../../model/navigation'
import { PageLink } from './PageLink'

const HOVER_OPEN_MS = 100
const HOVER_CLOSE_MS = 180
const TYPEAHEAD_RESET_MS = 1000
/** A click this soon after hovering means "open", not "close again". */
const CLICK_AFTER_HOVER_MS = 500

/** To which link a key leads, from where the focus is; -1 is before the first. */
const MOVES = {
  ArrowDown: (at: number, length: number) => (at + 1) % length,
  ArrowUp: (at: number, length: number) => (at <= 0 ? length : at) - 1,
  Home: () => 0,
  End: (_at: number, length: number) => length - 1,
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && /\S/.test(key) && !ctrlKey && !metaKey && !altKey
}

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

  /** A menu opened by hovering has no focus: Escape, a press elsewhere and Back must close it too. */
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

  /** Safari gives a pressed link no focus: without a `relatedTarget` the menu stays for the click. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) setOpen(false)
  }

  function keepJustOpened(event: MouseEvent) {
    const onSummary = summary()?.contains(event.target as Node)
    if (onSummary && Date.now() - state.current.openedAt < CLICK_AFTER_HOVER_MS) event.preventDefault()
  }

  function press(event: KeyboardEvent) {
    const open = root.current?.open
    if (event.key === 'Escape') {
      setOpen(false)
      summary()?.focus()
    } else if (event.key in MOVES && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      setOpen(true)
      move(event.key as keyof typeof MOVES)
    } else if (open && isLetter(event)) {
      typeahead(event.key)
    }
  }

  function move(key: keyof typeof MOVES) {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    all[MOVES[key](at, all.length)]?.focus()
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
        <Chevron size="w-3" />
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

const WIDE = '(min-width: 768px)'

/** A popover opens before any script runs; a modal dialog would make the whole page inert first, slow on phones. */
export function MobileMenu({ company, menu }: { company: ContactInfo; menu: Menu }) {
  const layer = useRef<HTMLDivElement>(null)
  const close = useCallback(() => layer.current?.hidePopover(), [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    matchMedia(WIDE).addEventListener('change', close, { signal })
    addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [close])

  return (
    <div className="@max-[22rem]:ml-auto md:hidden">
      <button
        type="button"
        popoverTarget="menu"
        aria-haspopup="dialog"
        aria-label="Menu openen"
        className="-mr-2 grid size-11 place-items-center justify-items-end pr-2"
      >
        <svg
          aria-hidden="true"
          width="28"
          height="20"
          viewBox="0 0 28 20"
          className="stroke-[2.5] stroke-current"
        >
          <path d="M0 2h28M0 10h28M0 18h18" />
        </svg>
      </button>
      <div
        id="menu"
        ref={layer}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={menu.label}
        onToggle={focusFirst}
        onKeyDown={trapFocus}
        className="slide-in m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-paper p-5 text-ink"
      >
        <div className="flex items-center justify-between">
          <p className="font-bold font-head text-2xl tracking-tight">{menu.label}</p>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Menu sluiten"
            className="-mr-2 grid size-11 place-items-center justify-items-end pr-2"
          >
            <svg
              aria-hidden="true"
              width="22"
              height="22"
              viewBox="0 0 22 22"
              className="stroke-[2.5] stroke-current"
            >
              <path d="m2 2 18 18M20 2 2 20" />
            </svg>
          </button>
        </div>
        <nav aria-label="Mobiel menu" className="mt-6">
          <ul className="border-ink border-t-2">
            {menu.links.map(({ href, label }, index) => (
              <li key={href} className="border-rule border-b">
                <PageLink
                  href={href}
                  onClick={close}
                  className="flex min-h-14 items-center gap-5 font-bold font-head text-xl"
                >
                  <span aria-hidden="true" className="number text-base">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContactButton company={company} variant="phone" className="button-primary mt-8 w-full" />
      </div>
    </div>
  )
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

function trapFocus(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a, button')
  const [from, to] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
