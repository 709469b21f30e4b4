'use client'

import { type KeyboardEvent, type ToggleEvent, useCallback, useEffect, useRef } from 'react'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import type { Menu } from '../../model/navigation'
import { PageLink } from './PageLink'

/** From here on the bar shows its links itself. */
const WIDE = '(min-width: 768px)'

/**
 * The full-screen menu of phones. A popover opens before any script runs, closes with Escape and gives the focus
 * back; a modal dialog would make the whole long page inert first, which a slow phone can see.
 */
export function MobileMenu({ company, menu }: { company: ContactInfo; menu: Menu }) {
  const layer = useRef<HTMLDivElement>(null)
  const close = useCallback(() => layer.current?.hidePopover(), [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    matchMedia(WIDE).addEventListener('change', close, { signal })
    // Back shows the page before, and not this menu over it.
    addEventListener('popstate', close, { signal })
    return () => listening.abort()
  }, [close])

  return (
    <div className="ml-auto md:hidden">
      <button
        type="button"
        popoverTarget="menu"
        aria-haspopup="dialog"
        aria-label="Menu openen"
        className="-mr-2 grid size-11 place-items-center"
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
            className="-mr-2 grid size-11 place-items-center"
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
        <ContactButton company={company} variant="phone" className="key-red mt-8 w-full" />
      </div>
    </div>
  )
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

/** Tab goes round within the menu. */
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
