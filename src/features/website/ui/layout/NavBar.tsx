import Link from 'next/link'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Company } from '@/features/company/model/company'
import type { Menu, NavLink } from '../../model/navigation'
import { MobileMenu, NavMenu } from './NavMenu'
import { PageLink } from './PageLink'

type NavBarProps = { company: Company; menus: Menu[]; links: NavLink[]; mobile: Menu }

export function NavBar({ company, menus, links, mobile }: NavBarProps) {
  const { phone, email, buttons } = company
  return (
    <header className="sticky top-0 z-30 border-ink border-b-[1.5px] bg-desk">
      <a
        href="#inhoud"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-40 focus:rounded-key focus:border-2 focus:bg-paper focus:px-4 focus:py-2 focus:font-semibold"
      >
        Naar de inhoud
      </a>
      <div className="wrap flex h-[62px] items-center gap-[20px] lg:gap-9 md:h-[68px]">
        <BrandMark initials={company.initials} name={company.name} />
        <nav aria-label="Hoofdmenu" className="ml-auto hidden md:block">
          <ul className="flex items-center gap-4.5 whitespace-nowrap font-medium text-base lg:gap-7">
            {menus.map(menu => (
              <li key={menu.label}>
                <NavMenu menu={menu} />
              </li>
            ))}
            {links.map(({ href, label }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  className="flex min-h-11 items-center decoration-2 underline-offset-[6px] hover:underline"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContactButton
          company={company}
          variant="phone"
          className="key-small whitespace-nowrap max-md:hidden"
        />
        <MobileMenu company={{ phone, email, buttons }} menu={mobile} />
      </div>
    </header>
  )
}

/** The initials as a stamp, and the name beside it. The stamp is a picture: larger letters leave it as it is. */
function BrandMark({ initials, name }: { initials: string; name: string }) {
  return (
    <Link
      href="/"
      className="flex min-h-11 items-center gap-[12px] font-bold font-head text-base leading-[1.1] tracking-tight md:whitespace-nowrap lg:text-lg"
    >
      <span
        aria-hidden="true"
        className="-rotate-4 grid size-[40px] flex-none place-items-center rounded border-2 border-red text-[17px] text-red"
      >
        {initials}
      </span>
      {name}
    </Link>
  )
}
