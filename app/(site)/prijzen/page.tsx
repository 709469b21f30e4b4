import { getClaims } from '@/server/content/getClaims'
import { getPrices } from '@/server/content/getPrices'
import { listHostingExtras, listHostingPackages } from '@/server/hosting/listCatalogue'
import { PricesView } from '@/ui/pages/PricesView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('prices')

export default async function PricesPage() {
  const { ctx, texts, company } = await pageContent('prices')
  const [prices, packages, extras, { subscriptionTerm: term, vat }] = await Promise.all([
    getPrices(ctx),
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
