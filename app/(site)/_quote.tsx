import { getClaims } from '@/server/content/getClaims'
import { getSharedTexts } from '@/server/content/getSharedTexts'
import { pageCtx } from '@/server/session'
import { QuoteSection } from '@/ui/leads/QuoteSection'
import { submitLead } from './_actions/submitLead'
import { publicCompany } from './_content'

type QuoteProps = { source: string; prices?: boolean; persistent?: boolean }

/** The quote form as pages carry it. `source` is the name of the page, which staff see on the lead. */
export async function Quote({ source, prices = false, persistent }: QuoteProps) {
  const ctx = await pageCtx()
  const [claims, { quote }, { phone }] = await Promise.all([
    getClaims(ctx),
    getSharedTexts(ctx),
    publicCompany(ctx),
  ])
  return (
    <QuoteSection
      texts={quote}
      source={source}
      company={{ phone }}
      responseTime={claims.responseTime}
      promises={[claims.quoteTime, claims.noPrepayment]}
      prices={prices ? { lines: [claims.quoteOnce, claims.quoteMonthly], vat: claims.vat } : undefined}
      persistent={persistent}
      submit={submitLead}
    />
  )
}
