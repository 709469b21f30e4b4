import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { PriceText } from '@/design-system/prices/PricePair'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Slip } from '@/design-system/primitives/Slip'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import type { AdsLanding, SubscriptionLanding } from '../../model/content'
import { ContactLines } from './ContactDetails'
import { ExampleCalculator } from './ExampleCalculator'
import { CallToAction, PointSection } from './PageParts'

type AdsLandingViewProps = { texts: AdsLanding; promises: string[]; company: Company; form: ReactNode }

export function AdsLandingView({ texts, promises, company, form }: AdsLandingViewProps) {
  return (
    <>
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
      <PointSection heading={texts.benefitsHeading} points={texts.benefits} />
      <CallToAction heading={texts.closing}>
        <ContactButton company={company} variant="phone" className="button-primary max-sm:w-full" />
        <ContactButton company={company} className="max-sm:w-full" />
      </CallToAction>
    </>
  )
}

type SubscriptionViewProps = { texts: SubscriptionLanding; price: string; start: string; company: Company }

export function SubscriptionView({ texts, price, start, company }: SubscriptionViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-9 pb-14 lg:grid-cols-[.9fr_1.1fr] lg:gap-18 lg:pb-20">
        <div className="self-start rounded-slip bg-yellow p-7">
          <p className="font-extrabold font-head text-balance text-3xl leading-tight tracking-tight lg:text-4xl">
            <PriceText text={price} />
          </p>
          <p className="mt-2 text-lg">{start}.</p>
          <ContactButton company={company} variant="phone" className="button-primary mt-6 max-sm:w-full" />
        </div>
        <ContactLines company={company} />
      </div>
      {texts.example && <ExampleCalculator example={texts.example} />}
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
          <h2 className="text-3xl lg:text-5xl">{texts.includedHeading}</h2>
          <TickList lines={texts.included} className="text-lg" />
        </div>
      </section>
      <PointSection heading={texts.reasonsHeading} points={texts.reasons} onPaper={false} />
      <PointSection heading={texts.audienceHeading} points={texts.audience} />
      <CallToAction heading={texts.closing}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
        <ContactButton company={company} variant="phone" className="max-sm:w-full" />
      </CallToAction>
    </>
  )
}
