import { Mug } from '@/design-system/primitives/HeadDrawings'
import { listProducts } from '@/features/catalogue/server/public'
import { listFaqs } from '@/features/website/server/public'
import { CustomView } from '@/features/website/ui/pages/CustomView'
import { CloseLink } from '@/features/website/ui/pages/PageParts'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('custom')

/** Products of the price list, in the order of a quote. */
const PARTS = ['boekingssysteem', 'klantportaal', 'crmKoppeling', 'betaalkoppeling', 'extraTaal']

export default async function CustomPage() {
  const { ctx, texts, company } = await pageContent('custom')
  const [all, products] = await Promise.all([listFaqs(ctx), listProducts(ctx)])
  const faqs = all.filter(each => each.place === 'custom')
  const parts = PARTS.flatMap(part => products.find(({ key }) => key === part) ?? [])
  const quote = (
    <Quote
      source="maatwerk"
      closing={{
        heading: texts.words.closing,
        text: texts.words.closingText,
        other: <CloseLink href="/afspraak">{texts.words.talk}</CloseLink>,
      }}
      drawing={<Mug />}
    />
  )
  return <CustomView {...{ texts, parts, company, faqs }} quote={quote} />
}
