import type { Company } from '@/domain/site/company'
import type { PageText } from '@/domain/site/pages'
import { OpeningTimes } from '../layout/OpeningTimes'
import { ContactLines } from '../pages/ContactLines'
import { PageHead } from '../pages/PageHead'
import { ContactButton } from '../primitives/ContactButton'

type ByPhoneViewProps = { texts: PageText<'hostingDashboard' | 'hostingLogin'>; company: Company }

/** A page whose work is still done by people: it says so, and how to reach them. */
export function ByPhoneView({ texts, company }: ByPhoneViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton company={company} variant="phone" className="key-red max-sm:w-full" />
      </PageHead>
      <div className="wrap grid gap-12 pb-20 lg:grid-cols-[1.2fr_.8fr] lg:gap-18">
        <ContactLines company={company} />
        <section className="slip self-start p-7">
          <h2 className="text-2xl">{texts.words.hours}</h2>
          <OpeningTimes times={company.openingHours} />
        </section>
      </div>
    </>
  )
}
