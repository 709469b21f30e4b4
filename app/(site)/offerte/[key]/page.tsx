import { getPublicCompany } from '@/features/company/server/public'
import { QUOTE_PATH } from '@/features/quotes/model/quote'
import { getOwnQuote } from '@/features/quotes/server/public'
import { QuoteView } from '@/features/quotes/ui/QuoteView'
import { UnknownQuote } from '@/features/quotes/ui/UnknownQuote'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'
import { answerQuote } from '../../_actions/quotes'
import { unlistedMetadata } from '../../_metadata'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ key: string }> }

/**
 * The address of this page grants something: it is named nowhere, and sent to no other site. With `no-referrer` a browser
 * without scripts would send its form with an empty origin, which an action refuses.
 */
export const generateMetadata = async () => ({
  ...(await unlistedMetadata({
    path: QUOTE_PATH,
    title: 'Je offerte',
    description: 'Bekijk je offerte, stel een vraag of geef akkoord.',
    keywords: 'offerte',
  })),
  referrer: 'same-origin' as const,
})

export default async function OwnQuotePage({ params }: PageProps) {
  const { key } = await params
  const [quote, { phone }] = await Promise.all([
    getOwnQuote(await visitorCtx(), key),
    getPublicCompany(await pageCtx()),
  ])
  if (!quote) return <UnknownQuote phone={phone} />
  return <QuoteView quote={quote} mailKey={key} phone={phone} answer={answerQuote} />
}
