import {
  getClaims,
  getWebsitePrices,
  listHostingExtras,
  listHostingPackages,
} from '@/features/catalogue/server/public'
import { PricesView } from '@/features/website/ui/pages/PricesView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('prices')

export default async function PricesPage() {
  const { ctx, texts, company } = await pageContent('prices')
  const [prices, packages, extras, { subscriptionTerm: term, vat }] = await Promise.all([
    getWebsitePrices(ctx),
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getClaims(ctx),
  ])
  return (
    <PricesView
      {...{ texts, prices, packages, extras, term, vat, company }}
      quote={<Quote source="prijzen" prices />}
    />
  )
}
