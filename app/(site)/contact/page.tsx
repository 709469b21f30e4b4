import { PageHead } from '@/design-system/layout/PageHead'
import { Slip } from '@/design-system/primitives/Slip'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { LeadForm } from '@/features/leads/ui/LeadForm'
import { organisationJsonLd } from '@/features/website/model/structuredData'
import { AddressCard, ContactLines, MapPicture } from '@/features/website/ui/pages/ContactDetails'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { submitLead } from '../_actions/leads'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage() {
  const { ctx, texts, company } = await pageContent('contact')
  const { responseTime } = await getClaims(ctx)
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid items-start gap-12 pb-16 lg:grid-cols-[1.1fr_.9fr] lg:gap-18 lg:pb-24">
        <Slip title={texts.words.form} note={texts.words.formNote} copies={false}>
          <div className="px-5 pt-6 md:px-7">
            <LeadForm
              kind="contact"
              source="contact"
              phone={company.phone}
              responseTime={responseTime}
              submit={submitLead}
            />
          </div>
        </Slip>
        <div className="grid gap-9">
          <ContactLines company={company} mailFirst />
          <AddressCard company={company} heading={texts.words.address} route={texts.words.route} />
          <MapPicture company={company} />
        </div>
      </div>
    </>
  )
}
