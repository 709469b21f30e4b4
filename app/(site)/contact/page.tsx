import type { Metadata } from 'next'
import { getCompany } from '@/server/content/getCompany'
import { pageCtx } from '@/server/session'
import { ContactLines } from '@/ui/pages/ContactLines'
import { PageHead } from '@/ui/pages/PageHead'
import { pageMetadata } from '../_metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageCtx(), '/contact', {
    title: 'Contact',
    description: 'Bel, app of mail ons webbureau in Enschede, of kom langs op afspraak.',
    keywords: 'contact webbureau Enschede, webbureau bellen, webbureau Twente adres',
  })
}

export default async function ContactPage() {
  const { notifyEmail: _, ...company } = await getCompany(await pageCtx())
  return (
    <>
      <PageHead
        heading="Je krijgt een mens aan de lijn."
        lead="Bel of app als het snel moet, mail als je iets wilt meesturen. Op werkdagen antwoorden we dezelfde dag."
      />
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[1.2fr_.8fr] lg:gap-18">
        <ContactLines company={company} />
        <section className="slip self-start p-7">
          <h2 className="text-2xl">Langskomen</h2>
          <address className="mt-3 not-italic">
            {company.street}
            <br />
            {company.postcode} {company.city}
          </address>
          <p className="perforation mt-5 pt-5 text-soft">{company.visitingHours}</p>
        </section>
      </div>
    </>
  )
}
