import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { TEST_OUTCOMES } from '@/features/billing/ui/testPayment/TestPayment'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { PlaceOrderResult } from '@/features/orders/model/placeOrderSchema'
import type { StartChoices } from '@/features/orders/model/startChoices'
import type { Buyer } from './orderWizard'
import { callAction, formWith, handedOver } from './postedForms'

const WIZARD = '/hosting-bestellen'
const AT_HOME = { address: 'Proefpad 1', zipcode: '7511 AB', city: 'Enschede' }
const BASKET = { packageKey: 'basis', cycle: 'monthly', extras: [], domain: null }

const AT_ONCE: StartChoices = { atOnce: true, registerName: false, nameIsFinal: false }

/** An order as the wizard sends it, with one package: where it is paid, and its key. */
export async function placeOrder(
  request: APIRequestContext,
  { name, email }: Pick<Buyer, 'name' | 'email'>,
  start = AT_ONCE,
) {
  const termsVersion = (await handedOver(request, WIZARD)).match(/"terms":\{"general":"([^"]*)"/)?.[1]
  const customer = { ...EMPTY_CUSTOMER, ...AT_HOME, name, email }
  const gate = { submissionKey: randomUUID(), honeypot: '', filledInMs: 60_000 }
  const order = { basket: BASKET, customer, termsVersion, termsAccepted: true, start, gate }
  const send = (seenTotal: number) =>
    callAction<PlaceOrderResult>(request, WIZARD, 'place', { ...order, seenTotal })
  const asked = await send(0)
  const placed = asked.kind === 'priceChanged' ? await send(asked.total) : asked
  if (!('orderKey' in placed) || !placed.payAt) throw new Error(`the order was not placed: ${placed.kind}`)
  return { orderKey: placed.orderKey, payAt: placed.payAt }
}

/** Ends its payment, as the page that stands in for the bank does where no scripts run. */
export async function decidePayment(request: APIRequestContext, payAt: string, label: string): Promise<void> {
  const { path, hidden } = await formWith(request, payAt, 'id')
  const outcome = TEST_OUTCOMES.find(each => each.label === label)
  const origin = process.env.SITE_URL ?? ''
  const multipart = { ...hidden, afloop: outcome?.state ?? '' }
  const answer = await request.post(path, { multipart, headers: { origin }, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`the payment was not ended: ${answer.status()}`)
}
