import type { ReactNode } from 'react'
import { NamedPrice, PriceText } from '@/design-system/prices/PricePair'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Slip } from '@/design-system/primitives/Slip'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'
import type { AdsLanding, SubscriptionLanding } from '../../model/content'
import type { ExampleQuote } from '../../model/exampleQuote'
import type { Point } from '../../model/pageTexts'
import { ExampleCalculator } from './ExampleCalculator'
import { CallToAction, CloseLink, TickedPoints } from './PageParts'
import { TradeDrawing } from './TradeDrawings'

type AdsLandingViewProps = { texts: AdsLanding; promises: string[]; company: Company; form: ReactNode }

export function AdsLandingView({ texts, promises, company, form }: AdsLandingViewProps) {
  return (
    <>
      <StoredPrices />
      <section className="wrap grid gap-8 py-10 lg:grid-cols-[1.1fr_.9fr] lg:gap-x-18 lg:py-19">
        <div className="lg:self-end">
          <h1 className="font-extrabold text-[clamp(2.1rem,9vw,2.6rem)] text-pretty leading-[.95] tracking-[-.04em] lg:text-[clamp(2.6rem,4.5vw,4rem)]">
            {texts.heading}
          </h1>
          <p className="mt-6 max-w-[32em] text-lg text-soft leading-normal lg:text-xl">{texts.lead}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
          <Slip title={texts.slipTitle} note={texts.slipNote}>
            <div className="grid gap-5 px-5 pt-6 md:px-7">
              <p>{texts.slipText}</p>
              {form}
            </div>
          </Slip>
        </div>
        <TickList lines={promises} className="lg:col-start-1 lg:row-start-2" />
      </section>
      <section className="border-ink border-t-2 bg-pink py-14 lg:py-20">
        <div className="wrap">
          <div className="slip mx-auto max-w-[920px]">
            <div className="holes [--color-desk:var(--color-pink)]" />
            <h2 className="border-ink border-b-2 px-5 pt-5 pb-4 text-3xl md:px-9 lg:text-4xl">
              {texts.benefitsHeading}
            </h2>
            <TickedPoints points={texts.benefits} className="px-5 py-7 md:grid-cols-2 md:px-9" />
          </div>
        </div>
      </section>
      <CallToAction
        heading={texts.closing}
        text={texts.closingText}
        other={<CloseLink href="/contact">{company.buttons.default}</CloseLink>}
      >
        <ContactButton company={company} variant="phone" className="button-primary" />
      </CallToAction>
    </>
  )
}

type SubscriptionViewProps = { texts: SubscriptionLanding; price: string; start: string; company: Company }

export function SubscriptionView({ texts, price, start, company }: SubscriptionViewProps) {
  return (
    <>
      <StoredPrices />
      <SubscriptionHead example={texts.example}>
        <h1 className="font-extrabold text-[clamp(2.4rem,5vw,4.2rem)] max-[359px]:text-[2.1rem] leading-[.98] tracking-[-.035em]">
          {texts.heading}
        </h1>
        <p className="mt-5 max-w-[34em] text-lg text-soft leading-normal lg:text-xl">{texts.lead}</p>
        <p className="price-large mt-7">
          <NamedPrice text={price} />
        </p>
        <p className="mt-1 text-lg">{start}.</p>
        <ContactButton company={company} variant="phone" className="button-primary mt-7 max-sm:w-full" />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <CloseLink href={whatsappLink(company.whatsapp)}>
            {company.lines.whatsapp} {company.whatsapp}
          </CloseLink>
          <CloseLink href={mailLink(company.email)}>{company.email}</CloseLink>
        </p>
      </SubscriptionHead>
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
          <h2 className="text-3xl lg:text-5xl">{texts.includedHeading}</h2>
          <TickList lines={texts.included} className="text-lg" />
        </div>
      </section>
      <Reasons heading={texts.reasonsHeading} points={texts.reasons} />
      <Audience heading={texts.audienceHeading} points={texts.audience} />
      <CallToAction
        heading={texts.closing}
        text={texts.closingText}
        other={
          <CloseLink href={telephoneLink(company.phone)}>
            {company.buttons.phone} {company.phone}
          </CloseLink>
        }
      >
        <ContactButton company={company} variant="configurator" className="button-primary" />
      </CallToAction>
    </>
  )
}

/** Beside the words lies the slip of the example, which follows what is chosen below. */
function SubscriptionHead({ example, children }: { example: ExampleQuote | null; children: ReactNode }) {
  const hero = <div className="pt-10 pb-12 lg:pt-16 lg:pb-16">{children}</div>
  return example ? (
    <ExampleCalculator example={example}>{hero}</ExampleCalculator>
  ) : (
    <div className="wrap">{hero}</div>
  )
}

type PointsProps = { heading: string; points: Point[] }

function Reasons({ heading, points }: PointsProps) {
  return (
    <section className="border-ink border-t-2 py-14 lg:py-20">
      <div className="wrap">
        <div className="bg-pink p-6 shadow-slip md:p-10">
          <h2 className="font-semibold font-text text-base tracking-normal">{heading}</h2>
          <ul className="mt-5 grid gap-x-12 gap-y-7 lg:grid-cols-3">
            {points.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-3xl">{title}.</h3>
                <p className="mt-2 max-w-[34em]">
                  <PriceText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Audience({ heading, points }: PointsProps) {
  return (
    <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
      <div className="wrap">
        <h2 className="text-3xl lg:text-5xl">{heading}</h2>
        <ul className="mt-9 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {points.map(({ title, text }) => (
            <li key={title}>
              <div className="flex h-32 items-end">
                <TradeDrawing trade={title} />
              </div>
              <h3 className="mt-4 border-ink border-t-2 pt-4 text-2xl">{title}</h3>
              <p className="mt-2 max-w-[34em]">
                <PriceText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
