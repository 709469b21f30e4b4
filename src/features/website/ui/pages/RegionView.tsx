import Link from 'next/link'
import type { ReactNode } from 'react'
import { PriceText } from '@/design-system/prices/PricePair'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Service } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import type { Point, Words } from '../../model/pageTexts'
import { isAbout, type Region, type RegionBody } from '../../model/regions'
import { serviceAnchor } from '../../model/routes'
import { TownMap } from './TownMap'

type RegionViewProps = {
  region: Region
  body: RegionBody
  words: Words<'services'>
  services: Service[]
  company: Company
  quote: ReactNode
}

export function RegionView({ region, body, words, services, company, quote }: RegionViewProps) {
  return (
    <>
      <StoredPrices />
      <Head region={region} body={body} note={words.mapNote} company={company} />
      <Story paragraphs={body.paragraphs} approach={body.approach} />
      <Trades heading={body.tradesHeading} trades={body.trades} />
      <OwnQuestion question={body.question} />
      <OtherServices region={region} services={services} words={words} />
      {quote}
    </>
  )
}

type HeadProps = { region: Region; body: RegionBody; note: string; company: Company }

function Head({ region, body, note, company }: HeadProps) {
  const columns = body.places.length > 0 ? 'lg:grid-cols-[1fr_1.05fr]' : ''
  return (
    <header className={`wrap grid items-center gap-10 pt-10 pb-14 lg:gap-16 lg:pt-16 lg:pb-20 ${columns}`}>
      <div>
        <h1 className="max-w-[16em] font-extrabold text-[clamp(2.1rem,1.1rem+4.3vw,4rem)] leading-[.98] tracking-[-.035em]">
          {region.heading}
        </h1>
        <p className="mt-5 max-w-[34em] text-lg text-soft leading-normal lg:text-xl">
          <PriceText text={region.opening} />
        </p>
        <ContactButton
          company={company}
          variant="configurator"
          className="button-primary mt-8 max-sm:w-full"
        />
      </div>
      <TownMap places={body.places} note={note} />
    </header>
  )
}

function Story({ paragraphs, approach }: Pick<RegionBody, 'paragraphs' | 'approach'>) {
  if (paragraphs.length === 0 && !approach) return null
  return (
    <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1.5fr_1fr] lg:gap-18 lg:pb-24">
      <div className="grid content-start gap-10">
        {paragraphs.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-3xl">{title}</h2>
            <p className="mt-3 max-w-[36em] whitespace-pre-line text-lg">
              <PriceText text={text} />
            </p>
          </section>
        ))}
      </div>
      {approach && (
        <section className="self-start rounded-slip bg-pink shadow-slip lg:sticky lg:top-28">
          <div className="holes border-edge" />
          <div className="p-6 md:p-8">
            <h2 className="text-2xl">{approach.title}</h2>
            <p className="mt-3 whitespace-pre-line">
              <PriceText text={approach.text} />
            </p>
          </div>
        </section>
      )}
    </div>
  )
}

/** Lines of a form: a trade, and what a site for it needs. */
function Trades({ heading, trades }: { heading: string; trades: Point[] }) {
  if (trades.length === 0) return null
  return (
    <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
      <div className="wrap grid gap-8">
        {heading && <h2 className="max-w-[18em] text-3xl md:text-4xl lg:text-5xl">{heading}</h2>}
        <ol className="border-ink border-t-2">
          {trades.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-rule border-b py-4 md:grid-cols-[2.2rem_15rem_1fr] md:items-baseline"
            >
              <span className="number text-base max-md:hidden">{index + 1}</span>
              <h3 className="text-xl">{title}</h3>
              <p className="font-medium">
                <PriceText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function OwnQuestion({ question }: Pick<RegionBody, 'question'>) {
  if (!question) return null
  return (
    <section className="border-ink border-t-2 py-14 lg:py-20">
      <div className="wrap grid gap-5 lg:grid-cols-[1fr_1.2fr] lg:gap-18">
        <h2 className="text-3xl lg:text-4xl">“{question.question}”</h2>
        <p className="max-w-[36em] whitespace-pre-line text-lg">
          <PriceText text={question.answer} />
        </p>
      </div>
    </section>
  )
}

type OtherServicesProps = { region: Region; services: Service[]; words: Words<'services'> }

/** In one line of text. What the page is about is not among them. */
function OtherServices({ region, services, words }: OtherServicesProps) {
  const others = services.filter(({ title }) => !isAbout(region, title))
  if (others.length === 0) return null
  return (
    <section data-service-cards="" className="wrap pb-14 lg:pb-20">
      <div className="grid gap-x-18 gap-y-3 border-ink border-t-2 pt-6 lg:grid-cols-[1fr_2.2fr]">
        <h2 className="text-2xl">{words.others}</h2>
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
          {others.map(({ id, slug, title }) => (
            <li key={id}>
              <Link
                href={serviceAnchor(slug)}
                prefetch={false}
                className="link inline-flex min-h-11 items-center font-bold font-head text-xl tracking-tight"
              >
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link href="/diensten" className="link inline-flex min-h-11 items-center">
              {words.allServices}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
