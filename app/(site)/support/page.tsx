import { listFaqs } from '@/features/website/server/public'
import { SupportView } from '@/features/website/ui/pages/ContactDetails'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('support')

export default async function SupportPage() {
  const { ctx, texts, company } = await pageContent('support')
  const faqs = (await listFaqs(ctx)).filter(each => each.place === 'support')
  return <SupportView {...{ texts, company, faqs }} />
}
