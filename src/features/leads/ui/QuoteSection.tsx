import { PriceText } from '@/design-system/prices/PricePair'
import { Slip } from '@/design-system/primitives/Slip'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import { telephoneLink } from '@/platform/text/contactLinks'
import type { SubmitLead } from '../model/lead'
import { LeadForm } from './LeadForm'

type QuoteSectionProps = {
  texts: { heading: string; lead: string; slip: string; slipNote: string }
  source: string
  company: Pick<Company, 'phone'>
  responseTime: string
  promises: string[]
  submit: SubmitLead
  prices?: string[]
  persistent?: boolean
}

export function QuoteSection({ texts, company, promises, prices, ...form }: QuoteSectionProps) {
  return (
    <section id="offerte" className="border-ink border-t-2 bg-yellow py-14 lg:py-20">
      <div className="wrap grid items-start gap-10 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
        <div>
          <h2 className="text-[clamp(2.1rem,4.4vw,3.6rem)]">{texts.heading}</h2>
          <p className="mt-4 max-w-[30em] text-lg">{texts.lead}</p>
          <TickList lines={promises} className="mt-7" />
          {prices && (
            <div className="mt-7">
              <ul className="grid gap-1.5 font-semibold text-lg tabular-nums">
                {prices.map(price => (
                  <li key={price}>
                    <PriceText text={price} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <CallLine phone={company.phone} />
        </div>
        <Slip title={texts.slip} note={texts.slipNote} as="h3" copies={false}>
          <div className="px-5 pt-6 md:px-7">
            <LeadForm kind="quote" phone={company.phone} {...form} />
          </div>
        </Slip>
      </div>
    </section>
  )
}

function CallLine({ phone }: { phone: string }) {
  return (
    <p className="mt-7">
      Liever bellen?{' '}
      <a href={telephoneLink(phone)} className="link inline-flex min-h-11 items-center font-semibold">
        {phone}
      </a>
    </p>
  )
}
