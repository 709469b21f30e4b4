import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { listFaqs } from '@/features/website/server/content'
import { CallToAction, FaqSection, PointLines } from '@/features/website/ui/pages/PageParts'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('custom')

export default async function CustomPage() {
  const { ctx, texts, company } = await pageContent('custom')
  const faqs = (await listFaqs(ctx)).filter(each => each.place === 'custom')
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton company={company} label={texts.words.talk} className="key-red max-sm:w-full" />
        <ContactButton company={company} variant="configurator" className="max-sm:w-full" />
      </PageHead>
      <div className="wrap pb-14 lg:pb-20">
        <PointLines points={texts.points} as="h2" />
      </div>
      <FaqSection heading={texts.words.faqs} faqs={faqs} name="maatwerk" />
      <CallToAction heading={texts.words.closing}>
        <ContactButton company={company} label={texts.words.talk} className="max-sm:w-full" />
      </CallToAction>
      <Quote source="maatwerk" />
    </>
  )
}
