import { Tools } from '@/design-system/primitives/Illustrations'
import {
  getClaims,
  getDomainPrices,
  listHostingExtras,
  listHostingPackages,
  listProducts,
} from '@/features/catalogue/server/public'
import { CloseLink } from '@/features/website/ui/pages/PageParts'
import { PricesView } from '@/features/website/ui/pages/PricesView'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { Quote } from '../_quote'

export const generateMetadata = metadataOf('prices')

export default async function PricesPage() {
  const { ctx, texts, company } = await pageContent('prices')
  const [products, packages, extras, domain, { subscriptionTerm: term }] = await Promise.all([
    listProducts(ctx),
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getDomainPrices(ctx),
    getClaims(ctx),
  ])
  return (
    <PricesView
      {...{ texts, products, packages, extras, domain, term, company }}
      quote={
        <Quote
          source="prijzen"
          prices
          closing={{
            heading: texts.words.closing,
            text: texts.words.closingText,
            other: <CloseLink href="/configurator">{company.buttons.configurator}</CloseLink>,
          }}
          drawing={<Tools className="w-72" />}
        />
      }
    />
  )
}
