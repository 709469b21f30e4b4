import { getClaims } from '@/features/catalogue/server/public'
import { getOpeningDays } from '@/features/company/server/public'
import { CallbackForm } from '@/features/leads/ui/CallbackForm'
import { CallbackView } from '@/features/website/ui/pages/CallbackView'
import { submitLead } from '../_actions/leads'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('callback')

export default async function CallbackPage() {
  const { ctx, texts, company } = await pageContent('callback')
  const [{ responseTime }, hours] = await Promise.all([getClaims(ctx), getOpeningDays(ctx)])
  const form = (
    <CallbackForm
      source="terugbellen"
      phone={company.phone}
      responseTime={responseTime}
      hours={hours}
      submit={submitLead}
    />
  )
  return <CallbackView texts={texts} company={company} form={form} />
}
