import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { NamedPrice } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Draft } from '@/design-system/primitives/HeadDrawings'
import { Icon } from '@/design-system/primitives/Icon'
import { Van } from '@/design-system/primitives/Illustrations'
import { TickList } from '@/design-system/primitives/TickList'
import type { Service } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import type { Faq } from '../../model/content'
import type { PageText, Point, Words } from '../../model/pageTexts'
import type { RegionPlace } from '../../model/regions'
import { PageLink } from '../layout/PageLink'
import { CallToAction, FaqSection, PointLines, PointSection } from './PageParts'

type ServicesViewProps = {
  heading: string
  lead: string
  points: Point[]
  words: Words<'services'>
  services: Service[]
  company: Company
  quote: ReactNode
}

export function ServicesView({ heading, lead, points, words, services, company, quote }: ServicesViewProps) {
  return (
    <>
      <PageHead heading={heading} lead={lead} drawing={<Van className="w-72" />}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
        <PriceSwitch className="self-center" />
      </PageHead>
      <ServiceSheets services={services} quote={words.quote} />
      <PointSection heading={words.reasons} points={points} />
      <CallToAction heading={words.closing}>
        <ContactButton company={company} className="max-sm:w-full" />
      </CallToAction>
      {quote}
    </>
  )
}

function ServiceSheets({ services, quote }: { services: Service[]; quote: string }) {
  return (
    <ol className="wrap grid gap-6 pb-14 lg:pb-20">
      {services.map((service, index) => (
        <li
          key={service.id}
          id={service.slug}
          className="slip grid gap-6 p-6 lg:grid-cols-[64px_1.1fr_1fr_auto] lg:items-start lg:gap-x-10 lg:p-8"
        >
          <div className="flex items-center gap-4 lg:grid">
            <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
            <Icon name={service.icon} />
          </div>
          <div>
            <h2 className="text-3xl">{service.title}</h2>
            <p className="mt-3 max-w-[30em]">{service.description}</p>
            <p className="price mt-4">
              <NamedPrice text={service.startingPrice} />
            </p>
          </div>
          <TickList lines={service.features} />
          <a
            href="/configurator"
            className="button button-small"
            aria-label={`${quote} voor ${service.title}`}
          >
            {quote}
          </a>
        </li>
      ))}
    </ol>
  )
}

export function RegionLinks({ opening, places }: { opening: string; places: RegionPlace[] }) {
  if (places.length === 0) return null
  return (
    <nav aria-label="Streekpagina’s" className="border-ink border-t-2 py-9">
      <div className="wrap grid gap-y-2 max-md:gap-y-5">
        {places.map(({ place, links }) => (
          <div key={place} className="flex flex-wrap items-center gap-x-5">
            <p className="font-semibold max-md:w-full">
              {opening} {place}
            </p>
            <ul className="contents">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    prefetch={false}
                    className="link inline-flex min-h-8 items-center max-md:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

type CustomViewProps = { texts: PageText<'custom'>; company: Company; faqs: Faq[]; quote: ReactNode }

export function CustomView({ texts, company, faqs, quote }: CustomViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Draft />}>
        <PageLink href="/afspraak" className="button button-primary max-sm:w-full">
          {texts.words.talk}
        </PageLink>
        <ContactButton company={company} variant="configurator" className="max-sm:w-full" />
      </PageHead>
      <div className="wrap pb-14 lg:pb-20">
        <PointLines points={texts.points} as="h2" />
      </div>
      <FaqSection heading={texts.words.faqs} faqs={faqs} name="maatwerk" />
      <CallToAction heading={texts.words.closing}>
        <PageLink href="/afspraak" className="button max-sm:w-full">
          {texts.words.talk}
        </PageLink>
      </CallToAction>
      {quote}
    </>
  )
}
