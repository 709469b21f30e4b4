import { listFaqs } from '@/features/website/server/public'
import { CustomView } from '@/features/website/ui/pages/ServicesView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('custom')

export default async function CustomPage() {
  const { ctx, texts, company } = await pageContent('custom')
  const faqs = (await listFaqs(ctx)).filter(each => each.place === 'custom')
  return <CustomView {...{ texts, company, faqs }} quote={<Quote source="maatwerk" />} />
}
