'use server'

import { redirect } from 'next/navigation'
import type { ActionState } from '@/design-system/forms/ActionForm'
import { customerCtx } from '@/features/customers/server/customerSession'
import type { PlaceOrderResult } from '@/features/orders/model/placeOrderSchema'
import type { TreatedSale } from '@/features/orders/model/treatedSale'
import {
  addExtraAndPay,
  askForChange as ask,
  type CheckedName,
  cancelOwnOrder,
  checkDomains as check,
  placeOrder as place,
  treatBasket as treat,
} from '@/features/orders/server/public'
import type { AddExtraState, CancelKind, ChangeKind } from '@/features/orders/ui/area/OrderChangeForms'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function placeOrder(input: unknown): Promise<PlaceOrderResult> {
  return place(await visitorCtx(), input)
}

export async function checkDomains(typed: unknown): Promise<CheckedName[]> {
  return check(await visitorCtx(), typed)
}

export async function treatBasket(basket: unknown, customer: unknown): Promise<TreatedSale | null> {
  return treat(await visitorCtx(), basket, customer)
}

export async function addExtra(_before: AddExtraState, form: FormData): Promise<AddExtraState> {
  const { leadOn, ...typed } = readFormValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  const answer = await addExtraAndPay(ctx, typed)
  if (leadOn && answer.kind === 'added') redirect('/hosting-dashboard#facturen')
  return answer
}

export async function askForChange(
  _before: ActionState<ChangeKind>,
  form: FormData,
): Promise<ActionState<ChangeKind>> {
  const { order = '', text = '' } = readFormValues(form)
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut', values: { text } }
  const answer = (await ask(ctx, order, text)) ?? { kind: 'gone' as const }
  return { ...answer, values: { text } }
}

export async function cancelOrder(
  _before: ActionState<CancelKind>,
  form: FormData,
): Promise<ActionState<CancelKind>> {
  const { order = '', sure } = readFormValues(form)
  if (!sure) return { kind: 'invalid', errors: { sure: 'Vink aan dat je het zeker weet.' } }
  const ctx = await customerCtx()
  if (!ctx.user) return { kind: 'loggedOut' }
  return (await cancelOwnOrder(ctx, order)) ?? { kind: 'gone' }
}
