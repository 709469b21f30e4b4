import type { Metadata } from 'next'
import { getClaims } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { getLandingPages, pageMetadata } from '@/features/website/server/public'
import { SubscriptionView } from '@/features/website/ui/pages/LandingViews'
import { pageCtx } from '@/platform/requestCtx'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/configurator-abonnement', (await getLandingPages(ctx)).subscription.seo)
}

export default async function SubscriptionPage() {
  const ctx = await pageCtx()
  const [{ subscription }, { subscriptionPrice, subscriptionStart }, company] = await Promise.all([
    getLandingPages(ctx),
    getClaims(ctx),
    getPublicCompany(ctx),
  ])
  return (
    <SubscriptionView
      texts={subscription}
      price={subscriptionPrice}
      start={subscriptionStart}
      company={company}
    />
  )
}
