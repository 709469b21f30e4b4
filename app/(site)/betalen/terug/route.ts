import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { PAYMENT_PARAM } from '@/features/billing/model/payment'
import { quotePath } from '@/features/quotes/model/quote'
import { paidFromCookie } from '@/features/quotes/server/public'
import { takeCookie } from '@/platform/requestCtx'
import { isRecordId } from '@/platform/text/recordId'

/** Who paid an invoice goes back to the page of the quote that it was paid from, or else to the customer area. */
export async function GET({ nextUrl }: NextRequest): Promise<never> {
  const attempt = nextUrl.searchParams.get(PAYMENT_PARAM) ?? ''
  const query = isRecordId(attempt) ? `?${PAYMENT_PARAM}=${attempt}` : ''
  const key = await takeCookie(paidFromCookie())
  redirect(`${key ? quotePath(encodeURIComponent(key)) : '/hosting-dashboard'}${query}`)
}
