import { Twente } from '@/design-system/drawings/Twente'
import type { Company } from '@/features/company/model/company'
import type { HomeTexts } from '../../model/home'
import { ContactLines } from '../pages/ContactLines'

export function ContactBlock({ texts, company }: { texts: HomeTexts['contact']; company: Company }) {
  return (
    <section id="contact" className="border-ink border-t-2 pt-14 lg:pt-20">
      <div className="wrap grid gap-10 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
        <div>
          <h2 className="text-[clamp(2.1rem,4.4vw,3.6rem)]">{texts.heading}</h2>
          <p className="mt-4 max-w-[30em] text-lg text-soft">{texts.lead}</p>
        </div>
        <ContactLines company={company} withPage />
      </div>
      <div className="mt-12 flex justify-center overflow-hidden">
        <Twente className="w-full min-w-[800px]" />
      </div>
    </section>
  )
}
