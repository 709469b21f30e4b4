import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Telephone } from '@/design-system/primitives/HeadDrawings'
import { Tools } from '@/design-system/primitives/Illustrations'
import { Picture } from '@/design-system/primitives/Picture'
import { Slip } from '@/design-system/primitives/Slip'
import type { Company } from '@/features/company/model/company'
import { type OpeningTime, openingLines } from '@/features/company/model/openingHours'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'
import type { Faq } from '../../model/content'
import type { PageText } from '../../model/pageTexts'
import { PageLink } from '../layout/PageLink'
import { CallToAction, FaqSection } from './PageParts'

type ContactLine = { label: string; value: string; href: string; external?: boolean }

type ContactLinesProps = { company: Company; withPage?: boolean }

export function ContactLines({ company, withPage = false }: ContactLinesProps) {
  const { lines: words } = company
  const lines: ContactLine[] = [
    { label: words.phone, value: company.phone, href: telephoneLink(company.phone) },
    { label: words.whatsapp, value: company.whatsapp, href: whatsappLink(company.whatsapp), external: true },
    { label: words.email, value: company.email, href: mailLink(company.email) },
    ...(withPage ? [{ label: words.page, value: words.pageNote, href: '/contact' }] : []),
  ]
  return (
    <ul className="border-ink border-t-2">
      {lines.map(({ label, value, href, external }) => (
        <li key={href} className="border-rule border-b">
          <a
            href={href}
            {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
            className="group grid min-h-16 grid-cols-[1fr_auto] items-center gap-4 py-2 hover:bg-yellow"
          >
            <span className="grid min-w-0 gap-x-4 sm:grid-cols-[150px_1fr] sm:items-center">
              <span className="font-bold font-head text-lg tracking-tight">{label}</span>
              <span className="font-medium text-pen tabular-nums [overflow-wrap:anywhere]">{value}</span>
            </span>
            <span
              aria-hidden="true"
              className="pr-2 text-red text-xl transition-[translate] group-hover:translate-x-1"
            >
              →
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type AddressCardProps = {
  company: Company
  heading: string
  route: string
}

export function AddressCard({ company, heading, route }: AddressCardProps) {
  return (
    <section className="slip self-start p-7">
      <h2 className="text-2xl">{heading}</h2>
      <address className="mt-3 not-italic">
        {company.street}
        <br />
        {company.postcode} {company.city}
      </address>
      <p className="perforation mt-5 pt-5 text-soft">{company.visitingHours}</p>
      {company.mapsLink && (
        <a
          href={company.mapsLink}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-small mt-5 w-full sm:w-auto"
        >
          {route}
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      )}
    </section>
  )
}

export function MapPicture({ company }: { company: Company }) {
  if (!company.map) return null
  return (
    <div className="overflow-hidden rounded-slip border border-rule bg-paper">
      <Picture
        image={company.map}
        sizes="(min-width: 1024px) 740px, 100vw"
        className="aspect-[16/10] w-full object-cover"
      />
    </div>
  )
}

export function OpeningTimes({ times }: { times: OpeningTime[] }) {
  return (
    <dl className="mt-4 grid max-w-64 grid-cols-[auto_1fr] gap-x-5 tabular-nums">
      {openingLines(times).map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt className="first-letter:uppercase">{days}</dt>
          <dd className="whitespace-nowrap">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}

type LocationViewProps = {
  texts: PageText<'location'>
  company: Company
  quote: ReactNode
  moments: ReactNode
}

export function LocationView({ texts, company, quote, moments }: LocationViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton
          company={company}
          label={texts.words.contact}
          className="button-primary max-sm:w-full"
        />
        <PageLink href="/afspraak" className="button max-sm:w-full">
          {texts.words.appointment}
        </PageLink>
        <a href="#offerte" className="button max-sm:w-full">
          {texts.words.quote}
        </a>
      </PageHead>
      <div className="wrap grid gap-9 pb-12 lg:grid-cols-[1.3fr_.7fr] lg:gap-16">
        {company.office && (
          <div className="overflow-hidden rounded-slip border border-rule">
            <Picture
              image={company.office}
              sizes="(min-width: 1024px) 760px, 100vw"
              className="h-auto w-full"
              eager
            />
          </div>
        )}
        <AddressCard company={company} heading={texts.words.address} route={texts.words.route} />
      </div>
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[.7fr_1.3fr] lg:gap-16">
        <div className="grid content-start gap-9">
          <ContactLines company={company} />
          {moments}
        </div>
        <MapPicture company={company} />
      </div>
      {quote}
    </>
  )
}

type ContactViewProps = {
  texts: PageText<'contact'>
  company: Company
  form: ReactNode
  callback: ReactNode
  moments: ReactNode
}

export function ContactView({ texts, company, form, callback, moments }: ContactViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Telephone />}>
        <ContactButton company={company} variant="phone" className="button-primary max-sm:w-full" />
      </PageHead>
      <div className="wrap grid items-start gap-12 pb-16 lg:grid-cols-[1.1fr_.9fr] lg:gap-18 lg:pb-24">
        <Slip title={texts.words.form} note={texts.words.formNote} copies={false}>
          <div className="px-5 pt-6 md:px-7">{form}</div>
        </Slip>
        <div className="grid gap-9">
          <ContactLines company={company} />
          <section className="slip self-start p-7">
            <h2 className="mb-5 text-2xl">{texts.words.callback}</h2>
            {callback}
          </section>
          {moments}
          <AddressCard company={company} heading={texts.words.address} route={texts.words.route} />
          <MapPicture company={company} />
        </div>
      </div>
    </>
  )
}

type SupportViewProps = { texts: PageText<'support'>; company: Company; faqs: Faq[] }

export function SupportView({ texts, company, faqs }: SupportViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Tools className="w-72" />} />
      <div className="wrap grid gap-12 pb-14 lg:grid-cols-[1.2fr_.8fr] lg:gap-18 lg:pb-20">
        <ContactLines company={company} />
        <section className="slip self-start p-7">
          <h2 className="text-2xl">{texts.words.hours}</h2>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-6">
            <OpeningTimes times={company.openingHours} />
          </div>
        </section>
      </div>
      <FaqSection heading={texts.words.faqs} faqs={faqs} name="support" />
      <CallToAction heading={texts.words.closing}>
        <Link href="/prijzen" className="button button-primary max-sm:w-full">
          {texts.words.prices}
        </Link>
      </CallToAction>
    </>
  )
}
