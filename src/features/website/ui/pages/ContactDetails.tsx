import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
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

type ContactLine = { label: string; value: string; href: string; icon: string; external?: boolean }

/** In the hand of the other drawings: a receiver, a balloon, an envelope, a house. */
const ICONS = {
  phone: 'M7 3c-3 1-4 4-3 8 2 5 6 9 11 11 4 1 7 0 8-3l-4-4-4 2c-3-1-5-3-6-6l2-4zM18 3c3 1 5 3 6 6',
  whatsapp: 'M3 4h20v14H12l-5 5v-5H3zM8 9h10M8 13h6',
  email: 'M2 5h22v16H2zM2 5l11 9L24 5M3 21l7-9M23 21l-7-9',
  page: 'M3 13 13 4l11 10M6 11v12h15V11M11 23v-7h5v7',
}

function contactLines({ phone, whatsapp, email, lines: words }: Company): ContactLine[] {
  return [
    { label: words.phone, value: phone, href: telephoneLink(phone), icon: ICONS.phone },
    {
      ...{ label: words.whatsapp, value: whatsapp, href: whatsappLink(whatsapp), icon: ICONS.whatsapp },
      external: true,
    },
    { label: words.email, value: email, href: mailLink(email), icon: ICONS.email },
  ]
}

type ContactLinesProps = { company: Company; withPage?: boolean }

/** The number is what people come for. */
export function ContactLines({ company, withPage = false }: ContactLinesProps) {
  const { page, pageNote } = company.lines
  const pageLine = { label: page, value: pageNote, href: '/contact', icon: ICONS.page }
  return (
    <ul className="border-ink border-t-2">
      {[...contactLines(company), ...(withPage ? [pageLine] : [])].map((line, index) => (
        <li key={line.href} className="border-rule border-b">
          <ContactLink line={line} large={index === 0} className="py-3" />
        </li>
      ))}
    </ul>
  )
}

type ContactLinkProps = { line: ContactLine; large?: boolean; className?: string; children?: ReactNode }

function ContactLink({ line, large = false, className = '', children }: ContactLinkProps) {
  const { label, value, href, icon, external } = line
  return (
    <a
      href={href}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={`group grid min-h-16 grid-cols-[26px_minmax(0,1fr)] items-center gap-4 whitespace-normal hover:bg-yellow ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 26 26"
        className="w-6.5 fill-none stroke-[1.7] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={icon} />
      </svg>
      <span className="grid">
        <span className="text-sm text-soft">{label} </span>
        <span
          className={`underline-offset-4 tabular-nums [overflow-wrap:anywhere] group-hover:underline ${large ? 'font-bold font-head text-[clamp(1.85rem,2.6vw,2.3rem)] leading-tight tracking-tight' : 'font-semibold'}`}
        >
          {value}
        </span>
        {children}
      </span>
    </a>
  )
}

/** As on a business card: the number large, the hours below it, the rest beside it. */
function ContactSheet({ company }: { company: Company }) {
  return (
    <ul className="contact-sheet slip">
      {contactLines(company).map((line, index) => (
        <li key={line.href}>
          <ContactLink line={line} large={index === 0} className="h-full p-5 lg:p-7">
            {index === 0 && (
              <span className="mt-1 text-soft text-sm tabular-nums">
                {openingLines(company.openingHours)
                  .map(({ days, hours }) => `${days}\u00a0${hours.replace('-', '\u2011')}`)
                  .join(', ')}
              </span>
            )}
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}

type AddressCardProps = { company: Company; heading: string; route: string; className?: string }

export function AddressCard({ company, heading, route, className = '' }: AddressCardProps) {
  return (
    <section className={`slip self-start p-7 ${className}`}>
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

type MapPictureProps = { company: Company; className?: string; sizes?: string }

function MapPicture({ company, className = '', sizes = '740px' }: MapPictureProps) {
  if (!company.map) return null
  return (
    <div className="self-start overflow-hidden rounded-slip border border-rule bg-paper">
      <Picture
        image={company.map}
        sizes={`(min-width: 1024px) ${sizes}, 100vw`}
        className={`aspect-[16/10] w-full object-cover ${className}`}
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
  const { words } = texts
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <PageLink href="/afspraak" className="button button-primary max-sm:w-full">
          {words.appointment}
        </PageLink>
        <span className="flex flex-wrap items-center gap-x-6 sm:ml-3">
          <PageLink href="/contact" className="link inline-flex min-h-11 items-center font-semibold">
            {words.contact}
          </PageLink>
          <a href="#offerte" className="link inline-flex min-h-11 items-center font-semibold">
            {words.quote}
          </a>
        </span>
      </PageHead>
      <div className="wrap grid pb-12 lg:grid-cols-[1.8fr_1fr] lg:pb-16">
        {company.office && (
          <div className="overflow-hidden rounded-slip border border-rule">
            <Picture
              image={company.office}
              sizes="(min-width: 1024px) 772px, 100vw"
              className="h-auto w-full"
              eager
            />
          </div>
        )}
        <AddressCard
          company={company}
          heading={words.address}
          route={words.route}
          className="max-lg:-mt-4 max-lg:mx-5 lg:-ml-14 lg:self-end lg:mb-8"
        />
      </div>
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1.8fr_1fr] lg:gap-14">
        <MapPicture company={company} className="lg:aspect-[4/3]" />
        <div className="grid content-start gap-9 max-lg:order-first">
          <ContactLines company={company} />
          {moments}
        </div>
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
  const { words } = texts
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Telephone />} />
      <div className="wrap grid gap-10 pb-16 lg:gap-14 lg:pb-24">
        <ContactSheet company={company} />
        <div className="grid items-start gap-10 lg:grid-cols-[1.1fr_.9fr] lg:gap-14">
          <Slip title={words.form} note={words.formNote} copies={false}>
            <div className="px-5 pt-6 md:px-7">{form}</div>
          </Slip>
          <div className="grid gap-9">
            <section className="slip self-start p-5 sm:p-7">
              <h2 className="mb-5 text-2xl">{words.callback}</h2>
              {callback}
            </section>
            {moments}
          </div>
        </div>
        <div className="relative">
          <MapPicture company={company} sizes="1200px" className="object-[50%_18%] lg:aspect-[20/7]" />
          <AddressCard
            company={company}
            heading={words.address}
            route={words.route}
            className="lg:absolute max-lg:mx-5 max-lg:-mt-8 max-lg:relative lg:-bottom-6 lg:left-7 lg:w-88"
          />
        </div>
      </div>
    </>
  )
}

type SupportViewProps = { texts: PageText<'support'>; company: Company; faqs: Faq[] }

export function SupportView({ texts, company, faqs }: SupportViewProps) {
  return (
    <>
      <StoredPrices />
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
      <CallToAction heading={texts.words.closing} text={texts.words.closingText}>
        <Link href="/prijzen" className="button button-primary max-sm:w-full">
          {texts.words.prices}
        </Link>
      </CallToAction>
    </>
  )
}
