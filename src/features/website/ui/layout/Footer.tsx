import type { ReactNode } from 'react'
import type { Company } from '@/features/company/model/company'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import type { NavLink } from '../../model/navigation'
import type { SharedTexts } from '../../model/sharedTexts'
import { OpeningTimes } from '../pages/ContactDetails'
import { CookieSettings } from './CookieBanner'
import { PageLink } from './PageLink'

type FooterProps = {
  company: Company
  words: SharedTexts['footer'] & { cookies: string }
  links: Record<'quick' | 'services' | 'legal', NavLink[]>
}

export function Footer({ company, words, links }: FooterProps) {
  return (
    <footer className="border-ink border-t-2 bg-paper">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1fr_1fr_1.2fr]">
        <Column id="snelle-links" title={words.quick}>
          <Links links={links.quick} />
        </Column>
        <Column title={words.services}>
          <Links links={links.services} />
        </Column>
        <Column title={words.contact}>
          <address className="not-italic">
            {company.street}
            <br />
            {company.postcode} {company.city}
          </address>
          <p>
            <a
              className="underlined inline-flex min-h-8 items-center max-md:min-h-11"
              href={telephoneLink(company.phone)}
            >
              {company.phone}
            </a>
          </p>
          <p>
            <a
              className="underlined inline-flex min-h-8 items-center max-md:min-h-11 [overflow-wrap:anywhere]"
              href={mailLink(company.email)}
            >
              {company.email}
            </a>
          </p>
          <OpeningTimes times={company.openingHours} />
          <p className="mt-4 text-sm text-soft">
            KVK {company.kvk}
            <br />
            Btw-nummer {company.vatId}
          </p>
        </Column>
      </div>
      <div className="perforation">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1 py-5 text-sm text-soft">
          <p className="mr-auto max-sm:w-full">
            © {company.copyrightYear} {company.name}
          </p>
          {links.legal.map(link => (
            <FootLink key={link.href} {...link} />
          ))}
          <CookieSettings label={words.cookies} />
          {company.instagram && <FootLink href={company.instagram} label="Instagram" />}
          {company.linkedin && <FootLink href={company.linkedin} label="LinkedIn" />}
        </div>
      </div>
    </footer>
  )
}

function Column({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="mb-3 border-ink border-b-2 pb-2.5 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Links({ links }: { links: NavLink[] }) {
  return (
    <ul className="max-sm:columns-2">
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
  )
}

function FootLink({ href, label }: NavLink) {
  return (
    <a href={href} className="underlined inline-flex min-h-8 items-center max-md:min-h-11">
      {label}
    </a>
  )
}
