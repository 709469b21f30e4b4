'use server'

import { notFound, redirect } from 'next/navigation'
import type { ActionState } from '@/design-system/forms/ActionForm'
import { decideTestPayment as decide, payOwnInvoice } from '@/features/billing/server/public'
import type { PayKind } from '@/features/billing/ui/PayButton'
import type { PayAgainState } from '@/features/billing/ui/payNotices'
import { customerCtx } from '@/features/customers/server/customerSession'
import type { StopKind } from '@/features/orders/model/paymentReturn'
import { payOrderByKey, payOwnOrder, stopReminders as stop } from '@/features/orders/server/public'
import { paidFromCookie, payQuoteInvoice } from '@/features/quotes/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { setCookie, visitorCtx } from '@/platform/requestCtx'

export async function payAgain(_before: PayAgainState, form: FormData): Promise<PayAgainState> {
  return payOrderByKey(await visitorCtx(), readFormValues(form).bestelling ?? '')
}

export async function payOwn(_before: ActionState<PayKind>, form: FormData): Promise<ActionState<PayKind>> {
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const { invoice = '', order } = readFormValues(form)
  const answer = order ? await payOwnOrder(ctx, order) : await payOwnInvoice(ctx, invoice)
  return answer.kind === 'pay' ? { kind: answer.kind, detail: answer.payAt } : answer
}

/** `key` is bound to the action by the page of the quote. */
export async function payQuote(
  key: string,
  _before: ActionState<PayKind>,
  form: FormData,
): Promise<ActionState<PayKind>> {
  const answer = await payQuoteInvoice(await visitorCtx(), key, readFormValues(form).invoice ?? '')
  if (answer.kind !== 'pay') return answer
  await setCookie(paidFromCookie(), key)
  return { kind: answer.kind, detail: answer.payAt }
}

export async function stopReminders(
  _before: ActionState<StopKind>,
  form: FormData,
): Promise<ActionState<StopKind>> {
  return stop(await visitorCtx(), readFormValues(form).bestelling ?? '')
}

export async function decideTestPayment(form: FormData): Promise<void> {
  const { id = '', afloop = '' } = readFormValues(form)
  const to = await decide(await visitorCtx(), id, afloop)
  if (!to) notFound()
  redirect(to)
}
