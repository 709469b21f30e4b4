import { getClaims } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { QuoteSection } from '@/features/leads/ui/QuoteSection'
import { getSharedTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'
import { submitLead } from './_actions/leads'

type QuoteProps = { source: string; prices?: boolean; persistent?: boolean }

/** `source` is the name of the page, which staff see on the lead. */
export async function Quote({ source, prices = false, persistent }: QuoteProps) {
  const ctx = await pageCtx()
  const [claims, { quote }, { phone }] = await Promise.all([
    getClaims(ctx),
    getSharedTexts(ctx),
    getPublicCompany(ctx),
  ])
  return (
    <QuoteSection
      texts={quote}
      source={source}
      company={{ phone }}
      responseTime={claims.responseTime}
      promises={[claims.quoteTime, claims.noPrepayment]}
      prices={prices ? [claims.quoteOnce, claims.quoteMonthly] : undefined}
      persistent={persistent}
      submit={submitLead}
    />
  )
}
