import type { ReactNode } from 'react'
import { Van } from '@/design-system/primitives/Illustrations'
import { getClaims } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { type QuoteClosing, QuoteSection } from '@/features/leads/ui/QuoteSection'
import { getSharedTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'
import { submitLead } from './_actions/leads'

type QuoteProps = {
  source: string
  prices?: boolean
  persistent?: boolean
  closing?: QuoteClosing
  drawing?: ReactNode
}

/** `source` is the name of the page, which staff see on the lead. */
export async function Quote({
  source,
  prices = false,
  persistent,
  closing,
  drawing = <Van className="w-80" />,
}: QuoteProps) {
  const ctx = await pageCtx()
  const [claims, { quote }, { phone }] = await Promise.all([
    getClaims(ctx),
    getSharedTexts(ctx),
    getPublicCompany(ctx),
  ])
  return (
    <QuoteSection
      texts={quote}
      closing={closing}
      drawing={drawing}
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
