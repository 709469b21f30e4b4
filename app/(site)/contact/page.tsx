import { organisationFacts } from '@/domain/site/facts'
import { env } from '@/server/env'
import { ContactLines } from '@/ui/pages/ContactLines'
import { JsonLd } from '@/ui/pages/JsonLd'
import { PageHead } from '@/ui/pages/PageHead'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage() {
  const { texts, company } = await pageContent('contact')
  return (
    <>
      <JsonLd facts={organisationFacts(company, env.SITE_URL)} />
      <PageHead heading={texts.heading} lead={texts.lead} />
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
