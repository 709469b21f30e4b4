import { PageHead } from '@/design-system/layout/PageHead'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Mug } from '@/design-system/primitives/HeadDrawings'
import { faqJsonLd } from '@/features/website/model/structuredData'
import { listFaqs } from '@/features/website/server/public'
import { CallToAction, CloseLink, FaqList, JsonLd } from '@/features/website/ui/pages/PageParts'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('faq')

export default async function FaqPage() {
  const { ctx, texts, company } = await pageContent('faq')
  const faqs = (await listFaqs(ctx)).filter(each => each.place === 'faq')
  return (
    <>
      <JsonLd facts={faqJsonLd(faqs)} />
      <StoredPrices />
      <PageHead heading={texts.heading} lead={texts.lead} drawing={<Mug />}>
        <ContactButton company={company} variant="phone" className="button-primary max-sm:w-full" />
      </PageHead>
      <div className="wrap pb-14 lg:pb-20">
        <FaqList faqs={faqs} name="vragen" />
      </div>
      <CallToAction
        heading={texts.words.closing}
        text={texts.words.closingText}
        other={<CloseLink href="/prijzen">{texts.words.prices}</CloseLink>}
        flush
      >
        <ContactButton company={company} className="button-primary" />
      </CallToAction>
    </>
  )
}
