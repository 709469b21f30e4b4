import type { Metadata } from 'next'
import { getClaims } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { LeadForm } from '@/features/leads/ui/LeadForm'
import { getLandingPages, pageMetadata } from '@/features/website/server/public'
import { AdsLandingView } from '@/features/website/ui/pages/LandingViews'
import { pageCtx } from '@/platform/requestCtx'
import { submitLead } from '../_actions/leads'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/meta-ads-landing', (await getLandingPages(ctx)).ads.seo)
}

export default async function AdsLandingPage() {
  const ctx = await pageCtx()
  const [{ ads }, claims, company] = await Promise.all([
    getLandingPages(ctx),
    getClaims(ctx),
    getPublicCompany(ctx),
  ])
  const promises = [claims.adsPrice, claims.adsOnline, claims.adsRating, claims.adsCustomers]
  const form = (
    <LeadForm
      kind="ads"
      source="meta-ads-landing"
      phone={company.phone}
      responseTime={claims.responseTime}
      submit={submitLead}
    />
  )
  return <AdsLandingView {...{ texts: ads, promises, company, form }} />
}
