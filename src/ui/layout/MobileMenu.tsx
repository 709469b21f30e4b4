'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { Company } from '@/domain/site/company'
import type { NavLink } from '@/domain/site/navigation'
import { ContactButton } from '../primitives/ContactButton'

/** A browser that knows commands opens the menu before any script runs. */
const OPENS_MENU = { command: 'show-modal', commandfor: 'menu' }
const CLOSES_MENU = { command: 'close', commandfor: 'menu' }
/** From here on the bar shows its links itself. */
const WIDE = '(min-width: 768px)'

/** The full-screen menu of phones: a modal dialog, so that focus stays inside and Escape closes it. */
export function MobileMenu({ company, links }: { company: Company; links: NavLink[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()

  useEffect(() => {
    const media = matchMedia(WIDE)
    const closeUnseen = () => dialog.current?.close()
    media.addEventListener('change', closeUnseen)
    return () => media.removeEventListener('change', closeUnseen)
  }, [])

  return (
    <div className="ml-auto md:hidden">
      <button
        type="button"
        {...OPENS_MENU}
        onClick={open}
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
      <dialog
        id="menu"
        ref={dialog}
        aria-label="Menu"
        className="slide-in h-dvh w-screen bg-paper p-5 text-ink backdrop:bg-ink/40"
      >
        <div className="flex items-center justify-between">
          <p className="font-bold font-head text-2xl tracking-tight">Menu</p>
          <button
            type="button"
            {...CLOSES_MENU}
            onClick={close}
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
            {links.map(({ href, label }, index) => (
              <li key={href} className="border-rule border-b">
                <Link
                  href={href}
                  onClick={close}
                  className="flex min-h-14 items-center gap-5 font-bold font-head text-xl"
                >
                  <span aria-hidden="true" className="number text-base">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ContactButton company={company} variant="phone" className="key-red mt-8 w-full" />
      </dialog>
    </div>
  )
}
