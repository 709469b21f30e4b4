import type { ReactNode } from 'react'
import { PriceText } from '@/design-system/prices/PricePair'
import { Scissors } from '@/design-system/primitives/Scissors'
import { Slip } from '@/design-system/primitives/Slip'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import { telephoneLink } from '@/platform/text/contactLinks'
import type { SubmitLead } from '../model/lead'
import { LeadForm } from './LeadForm'

/** How a page ends in its own words. */
export type QuoteClosing = {
  heading: string
  text: string
  /** Another way than the form, as a link. */
  other?: ReactNode
}

type QuoteSectionProps = {
  texts: { heading: string; lead: string; slip: string; slipNote: string }
  closing?: QuoteClosing
  /** Below the words, where there is room. */
  drawing: ReactNode
  source: string
  company: Pick<Company, 'phone'>
  responseTime: string
  promises: string[]
  submit: SubmitLead
  prices?: string[]
  persistent?: boolean
}

/** The last slip of a page, below a cutting line. */
export function QuoteSection({
  texts,
  closing,
  drawing,
  company,
  promises,
  prices,
  ...form
}: QuoteSectionProps) {
  return (
    <section id="offerte" className="pt-12 pb-16 lg:pt-16 lg:pb-24">
      <div className="wrap">
        <div className="cut-line">
          <Scissors className="" />
        </div>
        <div className="grid gap-10 pt-12 lg:grid-cols-[.9fr_1.1fr] lg:gap-18 lg:pt-16">
          <div className="flex flex-col">
            <h2 className="text-[clamp(2.1rem,4.4vw,3.6rem)]">{closing?.heading || texts.heading}</h2>
            <p className="mt-4 max-w-[30em] text-lg">{closing?.text || texts.lead}</p>
            <TickList lines={promises} className="mt-7" />
            {prices && <PriceNote prices={prices} />}
            <p className="mt-7">
              Liever bellen?{' '}
              <a
                href={telephoneLink(company.phone)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {company.phone}
              </a>
            </p>
            {closing?.other && <p>{closing.other}</p>}
            <div className="mt-auto pt-12 max-lg:hidden">{drawing}</div>
          </div>
          <Slip
            title={closing ? texts.heading : texts.slip}
            note={closing ? `${texts.slip}. ${texts.slipNote}` : texts.slipNote}
            as="h3"
          >
            <div className="px-5 pt-6 md:px-7">
              <LeadForm kind="quote" phone={company.phone} {...form} />
            </div>
          </Slip>
        </div>
      </div>
    </section>
  )
}

/** A torn note. */
function PriceNote({ prices }: { prices: string[] }) {
  return (
    <ul className="perforation mt-8 max-w-[30em] bg-paper px-5 tabular-nums shadow-slip">
      {prices.map(price => (
        <li key={price} className="border-rule border-b py-3.5 font-semibold last:border-0">
          <PriceText text={price} />
        </li>
      ))}
    </ul>
  )
}
