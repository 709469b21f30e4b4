import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { NamedPrice } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { Chevron } from '@/design-system/primitives/Chevron'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Icon } from '@/design-system/primitives/Icon'
import { Van } from '@/design-system/primitives/Illustrations'
import { Picture } from '@/design-system/primitives/Picture'
import { TickList } from '@/design-system/primitives/TickList'
import type { Service } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import type { TeamMember } from '../../model/content'
import type { Point, Words } from '../../model/pageTexts'
import { exampleOf, type Project } from '../../model/projects'
import type { RegionPlace } from '../../model/regions'
import { projectPath } from '../../model/sampleSites'
import { TickedPoints } from './PageParts'
import { Pass } from './Pass'

type ServicesViewProps = {
  heading: string
  lead: string
  points: Point[]
  words: Words<'services'>
  services: Service[]
  projects: Project[]
  /** Who picks up the telephone. */
  member: TeamMember | undefined
  company: Company
  quote: ReactNode
}

const LARGE = 2

export function ServicesView({
  heading,
  lead,
  points,
  words,
  services,
  projects,
  member,
  company,
  quote,
}: ServicesViewProps) {
  return (
    <>
      <PageHead heading={heading} lead={lead} drawing={<Van className="w-72" />}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
        <PriceSwitch className="self-center" />
      </PageHead>
      <div className="wrap grid gap-6 pb-14 lg:gap-8 lg:pb-20">
        {services.slice(0, LARGE).map((service, index) => (
          <LargeService
            key={service.id}
            service={service}
            eager={index === 0}
            example={exampleOf(service, projects)}
            words={words}
          />
        ))}
        <div className="mt-6 border-ink border-t-2 lg:mt-8">
          {services.slice(LARGE).map(service => (
            <ServiceLine key={service.id} service={service} words={words} />
          ))}
        </div>
      </div>
      <Reasons heading={words.reasons} points={points} member={member} />
      {quote}
    </>
  )
}

type ServiceProps = { service: Service; words: Words<'services'> }

type LargeServiceProps = ServiceProps & { example: Project | null; eager: boolean }

function LargeService({ service, example, words, eager }: LargeServiceProps) {
  const { slug, title, description, features, startingPrice } = service
  return (
    <section
      id={slug}
      className="slip grid gap-x-14 gap-y-8 p-6 md:p-8 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:p-10"
    >
      <div>
        <h2 className="text-3xl lg:text-5xl">{title}</h2>
        <p className="mt-3 max-w-[30em] text-lg">{description}</p>
        <TickList lines={features} className="mt-5" />
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <p className="price text-xl">
            <NamedPrice text={startingPrice} />
          </p>
          <QuoteLink title={title} label={words.quote} />
        </div>
      </div>
      {example?.image && (
        <figure className="max-lg:-order-1">
          <div className="screen screen-desktop">
            <Picture
              image={example.image}
              sizes="(min-width: 1200px) 560px, (min-width: 1024px) 48vw, 92vw"
              className="screen-shot"
              eager={eager}
            />
          </div>
          <figcaption className="mt-2 text-sm text-soft">
            <Link
              href={projectPath(example.slug)}
              prefetch={false}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {example.title}
            </Link>
            {example.isExample && ' · voorbeeld'}
          </figcaption>
        </figure>
      )}
    </section>
  )
}

/** The anchor is within, so that the browser opens the line for who follows it. */
function ServiceLine({ service, words }: ServiceProps) {
  const { slug, title, description, features, startingPrice, icon } = service
  return (
    <details
      name="dienst"
      className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5 xl:open:-mx-7 xl:open:rounded-slip xl:open:px-7"
    >
      <summary className="grid min-h-18 grid-cols-[44px_minmax(0,1fr)_16px] items-center gap-x-4 gap-y-1 py-4 lg:grid-cols-[52px_1fr_1.2fr_auto_16px] lg:gap-x-6">
        <Icon name={icon} className="w-11 lg:w-13" />
        <h2 className="text-xl lg:text-[1.55rem]">{title}</h2>
        <span aria-hidden="true" className="text-soft max-lg:hidden group-open:invisible">
          {description}
        </span>
        <span className="price max-lg:hidden">
          <NamedPrice text={startingPrice} />
        </span>
        <Chevron />
      </summary>
      <div
        id={slug}
        className="grid scroll-mt-48 gap-x-10 gap-y-6 pb-7 lg:grid-cols-[1fr_1.2fr_auto] lg:items-end lg:pl-[76px]"
      >
        <div>
          <p className="max-w-[30em]">{description}</p>
          <p className="price mt-3 lg:hidden">
            <NamedPrice text={startingPrice} />
          </p>
        </div>
        <TickList lines={features} />
        <QuoteLink title={title} label={words.quote} />
      </div>
    </details>
  )
}

function QuoteLink({ title, label }: { title: string; label: string }) {
  return (
    <a href="/configurator" className="button button-small" aria-label={`${label} voor ${title}`}>
      {label}
    </a>
  )
}

type ReasonsProps = { heading: string; points: Point[]; member: TeamMember | undefined }

function Reasons({ heading, points, member }: ReasonsProps) {
  return (
    <section className="border-ink border-t-2 bg-paper">
      <div
        className={`wrap grid gap-x-18 gap-y-12 ${member ? 'lg:grid-cols-[300px_1fr] lg:items-start' : ''}`}
      >
        {member && (
          <div className="passes pb-16 [--color-paper:var(--color-desk)] max-lg:hidden lg:grid-cols-1">
            <Pass member={member} />
          </div>
        )}
        <div className="py-14 lg:py-20">
          <h2 className="max-w-[15em] text-3xl lg:text-5xl">{heading}</h2>
          <TickedPoints points={points} className="mt-8 sm:grid-cols-2 lg:mt-10" />
        </div>
      </div>
    </section>
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
