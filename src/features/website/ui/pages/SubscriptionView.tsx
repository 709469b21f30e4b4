import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import type { SubscriptionLanding } from '../../model/landingPages'
import { CallToAction } from './CallToAction'
import { ContactLines } from './ContactLines'
import { PointLines } from './PointLines'

type SubscriptionViewProps = { texts: SubscriptionLanding; price: string; start: string; company: Company }

export function SubscriptionView({ texts, price, start, company }: SubscriptionViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-9 pb-14 lg:grid-cols-[.9fr_1.1fr] lg:gap-18 lg:pb-20">
        <div className="self-start rounded-slip bg-yellow p-7">
          <p className="font-extrabold font-head text-balance text-3xl leading-tight tracking-tight lg:text-4xl">
            {price}
          </p>
          <p className="mt-2 text-lg">{start}. Bedragen excl. btw.</p>
          <ContactButton company={company} variant="phone" className="key-red mt-6 max-sm:w-full" />
        </div>
        <ContactLines company={company} />
      </div>
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
          <h2 className="text-3xl lg:text-5xl">{texts.includedHeading}</h2>
          <TickList lines={texts.included} className="text-lg" />
        </div>
      </section>
      <section className="border-ink border-t-2 py-14 lg:py-20">
        <div className="wrap grid gap-9">
          <h2 className="text-3xl lg:text-5xl">{texts.reasonsHeading}</h2>
          <PointLines points={texts.reasons} />
        </div>
      </section>
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9">
          <h2 className="text-3xl lg:text-5xl">{texts.audienceHeading}</h2>
          <PointLines points={texts.audience} />
        </div>
      </section>
      <CallToAction heading={texts.closing}>
        <ContactButton company={company} variant="configurator" className="key-red max-sm:w-full" />
        <ContactButton company={company} variant="phone" className="max-sm:w-full" />
      </CallToAction>
    </>
  )
}
