import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Service } from '@/features/catalogue/model/services'
import type { Company } from '@/features/company/model/company'
import type { Point, Words } from '../../model/pages'
import { CallToAction } from '../pages/CallToAction'
import { PointLines } from '../pages/PointLines'
import { ServiceSheets } from './ServiceSheets'

type ServicesViewProps = {
  heading: string
  lead: string
  points: Point[]
  words: Words<'services'>
  services: Service[]
  company: Company
  quote: ReactNode
}

/** The services page, under its own address and under every regional one. */
export function ServicesView({ heading, lead, points, words, services, company, quote }: ServicesViewProps) {
  return (
    <>
      <PageHead heading={heading} lead={lead}>
        <ContactButton company={company} variant="configurator" className="key-red max-sm:w-full" />
      </PageHead>
      <ServiceSheets services={services} quote={words.quote} />
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9">
          <h2 className="text-3xl lg:text-5xl">{words.reasons}</h2>
          <PointLines points={points} />
        </div>
      </section>
      <CallToAction heading={words.closing}>
        <ContactButton company={company} className="max-sm:w-full" />
      </CallToAction>
      {quote}
    </>
  )
}
