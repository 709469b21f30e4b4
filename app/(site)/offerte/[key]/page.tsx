import { NoticeBox } from '@/design-system/notices/NoticeBox'
import { PAYMENT_PARAM } from '@/features/billing/model/payment'
import { invoicePaymentNotice } from '@/features/billing/ui/InvoiceList'
import { PayButton } from '@/features/billing/ui/PayButton'
import { getPublicCompany } from '@/features/company/server/public'
import type { OwnQuote } from '@/features/quotes/model/ownQuote'
import { QUOTE_PATH } from '@/features/quotes/model/quote'
import { getOwnQuote, getQuotePayment } from '@/features/quotes/server/public'
import { QuoteView } from '@/features/quotes/ui/QuoteView'
import { UnknownQuote } from '@/features/quotes/ui/UnknownQuote'
import { readPart } from '@/platform/ctx'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'
import { payQuote } from '../../_actions/payments'
import { answerQuote, reportOpening } from '../../_actions/quotes'
import { unlistedMetadata } from '../../_metadata'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ key: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

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

export default async function OwnQuotePage({ params, searchParams }: PageProps) {
  const [{ key }, { [PAYMENT_PARAM]: attempt }, ctx] = await Promise.all([params, searchParams, visitorCtx()])
  // Before the invoices are read: the provider may report now that one is paid.
  const paid =
    typeof attempt === 'string' ? await readPart(ctx, 'payment', getQuotePayment(ctx, key, attempt)) : null
  const [quote, { phone }] = await Promise.all([getOwnQuote(ctx, key), getPublicCompany(await pageCtx())])
  if (!quote) return <UnknownQuote phone={phone} />
  return (
    <QuoteView
      quote={quote}
      mailKey={key}
      phone={phone}
      answer={answerQuote}
      reportOpening={reportOpening}
      payments={{
        outcome: paid && <NoticeBox {...invoicePaymentNotice(paid)} />,
        buttons: payButtons(quote, key, phone),
      }}
    />
  )
}

/** By the number of the invoice. */
function payButtons({ mayAnswer, assignment }: OwnQuote, key: string, phone: string) {
  if (!mayAnswer || !assignment || assignment.withdrawnAt) return {}
  const open = assignment.invoices.filter(each => !each.isPaid && !each.isCredited)
  return Object.fromEntries(
    open.map(({ number }) => [
      number,
      <PayButton
        key={number}
        act={payQuote.bind(null, key)}
        phone={phone}
        pays={{ name: 'invoice', value: number, number }}
      />,
    ]),
  )
}
