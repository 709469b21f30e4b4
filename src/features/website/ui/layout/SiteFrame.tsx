import Link from 'next/link'
import { Chevron } from '@/design-system/primitives/Chevron'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Company } from '@/features/company/model/company'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import type { Menu, NavLink } from '../../model/navigation'
import type { SharedTexts } from '../../model/sharedTexts'
import { OpeningTimes } from '../pages/ContactDetails'
import { CookieSettings } from './CookieQuestion'
import { MobileMenu, NavMenu } from './NavMenu'
import { PageLink } from './PageLink'

type NavBarProps = { company: Company; menus: Menu[]; links: NavLink[]; mobile: Menu }

export function NavBar({ company, menus, links, mobile }: NavBarProps) {
  const { phone, email, buttons } = company
  return (
    <header className="@container sticky top-0 z-30 border-ink border-b-[1.5px] bg-desk">
      <a
        href="#inhoud"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-40 focus:rounded-button focus:border-2 focus:bg-paper focus:px-4 focus:py-2 focus:font-semibold"
      >
        Naar de inhoud
      </a>
      <div className="wrap flex h-[62px] items-center gap-[20px] lg:gap-9 md:h-[68px]">
        <BrandMark initials={company.initials} name={company.name} />
        <nav aria-label="Hoofdmenu" className="ml-auto hidden md:block">
          <ul className="flex items-center gap-3 whitespace-nowrap font-medium text-base lg:gap-7">
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
          short
          className="button-small whitespace-nowrap @max-[22rem]:hidden max-md:ml-auto max-lg:px-3"
        />
        <MobileMenu company={{ phone, email, buttons }} menu={mobile} />
      </div>
    </header>
  )
}

/** The stamp is sized in pixels: it stays as it is with larger letters. */
function BrandMark({ initials, name }: { initials: string; name: string }) {
  return (
    <Link
      href="/"
      className="flex min-h-11 items-center gap-[12px] font-bold font-head text-base leading-[1.1] tracking-tight lg:whitespace-nowrap lg:text-lg"
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

type FooterProps = {
  company: Company
  year: number
  words: SharedTexts['footer'] & { cookies: string }
  links: Record<'quick' | 'services' | 'legal', NavLink[]>
}

export function Footer({ company, year, words, links }: FooterProps) {
  return (
    <footer className="border-ink border-t-2 bg-paper">
      <div className="wrap grid gap-10 py-14 max-sm:gap-5 max-sm:py-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1.2fr] lg:gap-x-14">
        <LinkColumn id="snelle-links" title={words.quick} links={links.quick} wide />
        <LinkColumn title={words.services} links={links.services} />
        <section>
          <h2 className={`mb-3 max-sm:mb-2 ${TITLE}`}>{words.contact}</h2>
          <address className="not-italic">
            {company.street}
            <span className="sm:hidden">, </span>
            <br className="max-sm:hidden" />
            {company.postcode} {company.city}
          </address>
          <p>
            <a
              className="link inline-flex min-h-8 items-center max-md:min-h-11"
              href={telephoneLink(company.phone)}
            >
              {company.phone}
            </a>
          </p>
          <p>
            <a
              className="link inline-flex min-h-8 items-center max-md:min-h-11 md:max-lg:text-[15px] [overflow-wrap:anywhere]"
              href={mailLink(company.email)}
            >
              {company.email}
            </a>
          </p>
          <OpeningTimes times={company.openingHours} />
          {words.area && <p className="mt-4 max-sm:mt-2">{words.area}</p>}
          <p className="mt-4 text-sm text-soft max-sm:mt-2">
            KVK {company.kvk}
            <br className="max-sm:hidden" />
            <span className="sm:hidden">, </span>
            Btw-nummer {company.vatId}
          </p>
        </section>
      </div>
      <div className="perforation">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1 py-5 text-sm text-soft max-sm:gap-y-0 max-sm:py-3">
          <p className="w-full">
            © {year} {company.name}
          </p>
          {links.legal.map(link => (
            <FootLink key={link.href} {...link} />
          ))}
          <FootLink href={WITHDRAWAL.path} label={WITHDRAWAL.label} />
          <CookieSettings label={words.cookies} />
          {company.instagram && <FootLink href={company.instagram} label="Instagram" />}
          {company.linkedin && <FootLink href={company.linkedin} label="LinkedIn" />}
        </div>
      </div>
    </footer>
  )
}

const TITLE = 'border-ink border-b-2 pb-2.5 text-xl'

type LinkColumnProps = { id?: string; title: string; links: NavLink[]; wide?: boolean }

function LinkColumn({ id, title, links, wide = false }: LinkColumnProps) {
  return (
    <section id={id}>
      <h2 className={`footer-title mb-3 ${TITLE}`}>{title}</h2>
      <details className="footer-list">
        <summary className={`font-bold font-head ${TITLE}`}>
          {title}
          <Chevron size="w-3" />
        </summary>
        <ul className={`max-sm:columns-2 ${wide ? 'lg:columns-2 lg:gap-x-14' : ''}`}>
          {links.map(({ href, label }) => (
            <li key={`${href} ${label}`} className="break-inside-avoid">
              <PageLink
                href={href}
                prefetch={false}
                className="flex min-h-8 items-center leading-snug underline-offset-4 hover:underline max-md:min-h-11 max-md:py-2"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function FootLink({ href, label }: NavLink) {
  return (
    <a href={href} className="link inline-flex min-h-8 items-center max-md:min-h-11">
      {label}
    </a>
  )
}
