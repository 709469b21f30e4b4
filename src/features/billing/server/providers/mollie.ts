import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { PaymentState, ProviderPayment } from '../../model/payment'
import {
  type CreatedPayment,
  type CreatedRefund,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefusal,
  type RefundRequest,
} from './PaymentProvider'

const PAYMENT_ID = /^tr_\w{1,64}$/

export function mollieProvider(mollie: MollieSettings): PaymentProvider {
  return {
    name: 'mollie',
    label: 'Mollie',
    webhook: mollie.apiKey
      ? {
          ...{ path: '/api/webhooks/mollie', maxBytes: 2000 },
          parse: body => new URLSearchParams(body).get('id') || null,
        }
      : null,
    createPayment: async attempt => {
      const body = requestFor(attempt)
      return parseCreatedPayment(
        await callMollie(mollie, { method: 'POST', path: '/payments', body, idempotencyKey: attempt.id }),
      )
    },
    fetchPayment: providerId => askPayment(mollie, 'GET', providerId),
    cancelPayment: providerId => askPayment(mollie, 'DELETE', providerId),
    refund: refund => makeRefund(mollie, refund),
  }
}

/** Mollie deletes nothing: what it is asked to delete is cancelled. */
async function askPayment(
  mollie: MollieSettings,
  method: 'GET' | 'DELETE',
  providerId: string,
): Promise<ProviderPayment | null> {
  if (!PAYMENT_ID.test(providerId)) return null
  const query = method === 'GET' ? '?embed=refunds' : ''
  const said = await callMollie(mollie, { method, path: `/payments/${providerId}${query}` })
  return said === null ? null : parsePayment(said)
}

/** Mollie keeps an idempotency key for a while only: first it is asked whether it has made this refund before. */
async function makeRefund(
  mollie: MollieSettings,
  { id, payment: paid, amount, description }: RefundRequest,
): Promise<CreatedRefund> {
  if (!PAYMENT_ID.test(paid)) throw new ProviderRefusal(`${paid} is geen betaling van Mollie`)
  const path = `/payments/${paid}/refunds`
  const made = await callMollie(mollie, { method: 'GET', path: `${path}?limit=250` })
  const known = made && refundList.parse(made)._embedded.refunds.find(each => each.metadata.refund === id)
  const value = { currency: 'EUR', value: (amount / 100).toFixed(2) }
  const body = { amount: value, description, metadata: { refund: id } }
  const created = known ?? (await callMollie(mollie, { method: 'POST', path, body, idempotencyKey: id }))
  if (!created) throw new ProviderRefusal('Mollie kent deze betaling niet')
  const after = await askPayment(mollie, 'GET', paid)
  if (!after) throw new Error(`Mollie kent ${paid} niet, en betaalde er geld van terug`)
  return { providerId: refund.parse(created).id, payment: after }
}

function requestFor({ id, amount, description, returnTo, webhook }: PaymentRequest) {
  return {
    amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
    description,
    redirectUrl: returnTo,
    webhookUrl: webhook && reachable(webhook) ? webhook : undefined,
    locale: 'nl_NL',
    metadata: { payment: id },
  }
}

/** Mollie refuses a payment whose webhook it cannot reach, as on a builder's own machine. */
function reachable(address: string): boolean {
  return new URL(address).protocol === 'https:'
}

/** Mollie's words and ours. What a card reserved is not paid yet. */
const STATES: Record<string, PaymentState> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

const money = z.object({ value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/), currency: z.string() })

const refund = z.object({
  id: z.string(),
  metadata: z.object({ refund: z.string().optional() }).catch({}),
})

const refundList = z.object({ _embedded: z.object({ refunds: z.array(refund) }) })

const payment = z.object({
  id: z.string(),
  status: z.string().transform((status, read) => {
    const state = STATES[status]
    if (!state) read.addIssue(`an unknown status: ${status}`)
    return state ?? 'open'
  }),
  amount: money,
  amountRefunded: money.nullish(),
  amountChargedBack: money.nullish(),
  metadata: z.object({ payment: z.string().optional() }).catch({}),
  paidAt: z.iso.datetime({ offset: true }).nullish(),
  _embedded: z.object({ refunds: z.array(refund).optional() }).optional(),
})

const created = z.object({
  id: z.string(),
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }) }),
})

function parsePayment(said: unknown): ProviderPayment {
  const parsed = payment.parse(said)
  const { id, status, amount, amountRefunded, amountChargedBack, metadata, paidAt } = parsed
  return {
    ...{ id, state: status, metadata, paidAt: paidAt ?? null },
    amount: cents(amount),
    currency: amount.currency,
    refunded: cents(amountRefunded),
    chargedBack: cents(amountChargedBack),
    refundIds: parsed._embedded?.refunds?.flatMap(each => each.metadata.refund ?? []) ?? null,
  }
}

function parseCreatedPayment(said: unknown): CreatedPayment {
  const { id, _links } = created.parse(said)
  return { providerId: id, checkoutUrl: _links.checkout.href }
}

function cents(amount: z.infer<typeof money> | null | undefined): number {
  return amount ? Math.round(Number(amount.value) * 100) : 0
}

const TIMEOUT_MS = 8000
const CONFLICT_RETRY_MS = 250

type MollieSettings = { apiKey: string | undefined; url: string }

const problem = z.object({ status: z.number(), title: z.string(), detail: z.string().default('') })

type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object; idempotencyKey?: string }

/**
 * One call of Mollie's API, version 2. Null when Mollie itself says that there is no such thing. Only a change can be
 * refused: an answer to a question says nothing of what was made before.
 */
async function callMollie(mollie: MollieSettings, call: Call): Promise<unknown> {
  const answer = await send(mollie, call, AbortSignal.timeout(TIMEOUT_MS))
  const said = await readJson(answer)
  if (answer.ok) return said
  const { data } = problem.safeParse(said)
  if (data?.status === 404 && answer.status === 404) return null
  const text = data ? `Mollie: ${data.title} ${data.detail} (${data.status})` : `Mollie: ${answer.status}`
  const isRefusal = answer.status === 422 && call.method !== 'GET'
  throw isRefusal ? new ProviderRefusal(text) : new Error(text)
}

/** While the same request is still under way Mollie says so; what became of it is heard a little later. */
async function send({ apiKey, url }: MollieSettings, call: Call, signal: AbortSignal): Promise<Response> {
  if (!apiKey) throw new Error('MOLLIE_API_KEY ontbreekt')
  for (;;) {
    const answer = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      body: call.body && JSON.stringify(call.body),
      redirect: 'error',
      signal,
    })
    if (answer.status !== 409) return answer
    await pause(CONFLICT_RETRY_MS, null, { signal })
  }
}

/** A page of a server in between is no answer of Mollie's. */
async function readJson(answer: Response): Promise<unknown> {
  if (/\bjson\b/.test(answer.headers.get('content-type') ?? '')) return answer.json()
  if (answer.ok) throw new Error(`Mollie: een antwoord dat geen JSON is (${answer.status})`)
  return null
}
