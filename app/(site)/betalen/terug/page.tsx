import { redirect } from 'next/navigation'
import { PAYMENT_PARAM } from '@/features/billing/model/payment'
import { quotePath } from '@/features/quotes/model/quote'
import { isQuotePayment, paidFromCookie } from '@/features/quotes/server/public'
import { readCookie, visitorCtx } from '@/platform/requestCtx'
import { isRecordId } from '@/platform/text/recordId'
import { unlistedMetadata } from '../../_metadata'

export const dynamic = 'force-dynamic'

export const generateMetadata = () =>
  unlistedMetadata({
    path: '/betalen/terug',
    title: 'Terug van betalen',
    description: 'Je gaat terug naar waar je betaalde.',
    keywords: 'betalen',
  })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Who paid an invoice goes back to the page of the quote that it was paid from, or else to the customer area. */
export default async function PaymentReturnPage({ searchParams }: PageProps): Promise<never> {
  const { [PAYMENT_PARAM]: attempt } = await searchParams
  if (typeof attempt !== 'string' || !isRecordId(attempt)) redirect('/hosting-dashboard')
  const key = await readCookie(paidFromCookie())
  const isPaidThere = key !== null && (await isQuotePayment(await visitorCtx(), key, attempt))
  redirect(`${isPaidThere ? quotePath(key) : '/hosting-dashboard'}?${PAYMENT_PARAM}=${attempt}`)
}
