import { TAKES_ARROWS } from '@/design-system/lateFramework'
import { Chevron } from '@/design-system/primitives/Chevron'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import type { Menu } from '../../model/navigation'
import { MENU_NAME, MOBILE_MENU_ID } from './menus'
import { PageLink } from './PageLink'

/** `openMenus` opens it by hovering, `steerMenus` by keys. */
export function NavMenu({ menu }: { menu: Menu }) {
  return (
    <details name={MENU_NAME} {...TAKES_ARROWS} className="relative">
      <summary className="flex min-h-11 items-center gap-1.5">
        {menu.label}
        <Chevron size="w-3" />
      </summary>
      <ul className="menu-list">
        {menu.links.map(({ href, label }) => (
          <li key={`${href} ${label}`}>
            <PageLink
              href={href}
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

/** A popover opens before any script runs; a modal dialog would make the whole page inert first, slow on phones. */
export function MobileMenu({ company, menu }: { company: ContactInfo; menu: Menu }) {
  return (
    <div className="@max-[22rem]:ml-auto md:hidden">
      <button
        type="button"
        popoverTarget={MOBILE_MENU_ID}
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
        id={MOBILE_MENU_ID}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={menu.label}
        className="slide-in m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-paper p-5 text-ink"
      >
        <div className="flex items-center justify-between">
          <p className="font-bold font-head text-2xl tracking-tight">{menu.label}</p>
          <button
            type="button"
            popoverTarget={MOBILE_MENU_ID}
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
