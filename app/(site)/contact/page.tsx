import { getClaims } from '@/features/catalogue/server/public'
import { getOpeningDays } from '@/features/company/server/public'
import { CallbackForm } from '@/features/leads/ui/CallbackForm'
import { LeadForm } from '@/features/leads/ui/LeadForm'
import { organisationJsonLd } from '@/features/website/model/structuredData'
import { ContactView } from '@/features/website/ui/pages/ContactDetails'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { submitLead } from '../_actions/leads'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Moments } from '../_moments'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage() {
  const { ctx, texts, company } = await pageContent('contact')
  const [{ responseTime }, hours] = await Promise.all([getClaims(ctx), getOpeningDays(ctx)])
  const form = (
    <LeadForm
      kind="contact"
      source="contact"
      phone={company.phone}
      responseTime={responseTime}
      submit={submitLead}
    />
  )
  const callback = (
    <CallbackForm
      source="contact"
      idPrefix="terugbellen-"
      phone={company.phone}
      responseTime={responseTime}
      hours={hours}
      submit={submitLead}
    />
  )
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <ContactView texts={texts} company={company} form={form} callback={callback} moments={<Moments />} />
    </>
  )
}
