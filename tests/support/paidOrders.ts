import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { receivePaymentWebhook } from '@/features/billing/server/payments/settlePayment'
import { mollieProvider } from '@/features/billing/server/providers/mollie'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { getPriceList } from '@/features/catalogue/server/catalogue'
import {
  findLegalPage,
  GENERAL_TERMS,
  type LegalSlug,
  PROCESSING_AGREEMENT,
} from '@/features/company/model/legal'
import { listLegalPages } from '@/features/company/server/listLegalPages'
import { orderLines, orderTotals } from '@/features/orders/model/orderLines'
import type { PlaceOrderInput } from '@/features/orders/model/placeOrderSchema'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { MolliePeer } from './molliePeer'

/** The same context, paying through this peer. */
export function payingThrough(ctx: Ctx, peer: MolliePeer): Ctx {
  return { ...ctx, payments: providerRegistry(mollieProvider({ apiKey: peer.apiKey, url: peer.url })) }
}

/** What the wizard sends for somebody nobody knows yet. */
export async function orderInput(ctx: Ctx): Promise<PlaceOrderInput> {
  const basket = { packageKey: 'basis', cycle: 'yearly', extras: ['ssl-premium'], domain: null } as const
  const lines = orderLines({ ...basket, extras: [...basket.extras] }, await getPriceList(ctx))
  if (!lines) throw new Error('the seeded packages are not sold')
  const pages = await listLegalPages(ctx)
  const versionOf = (slug: LegalSlug) => findLegalPage(pages, slug)?.version ?? ''
  return {
    basket: { ...basket, extras: [...basket.extras] },
    customer: {
      ...{ kind: 'private', name: 'Jan Proef', email: `${randomUUID()}@proeftuin.example`, phone: '' },
      ...{ company: '', address: 'Proefweg 1', zipcode: '7511 AB', city: 'Enschede', kvk: '', vatId: '' },
      country: 'NL',
    },
    termsVersion: versionOf(GENERAL_TERMS),
    processingVersion: versionOf(PROCESSING_AGREEMENT),
    termsAccepted: true,
    // So that it begins with its payment, its name included.
    start: { atOnce: true, registerName: true, nameIsFinal: true },
    seenTotal: orderTotals(lines).incl,
    gate: { submissionKey: randomUUID(), honeypot: '', filledInMs: 60_000 },
  }
}

export type PlacedOrder = { orderKey: string; order: string; invoice: string; payment: string; incl: number }

/** An order as a visitor places it: by the real verb, each from an address of its own. */
export async function placed(ctx: Ctx, input?: PlaceOrderInput): Promise<PlacedOrder> {
  const answer = await placeOrder({ ...ctx, clientIp: randomUUID() }, input ?? (await orderInput(ctx)))
  if (!('orderKey' in answer)) throw new Error(`the order was not placed: ${answer.kind}`)
  const [order] = await find(ctx, 'hosting-orders', 'orderKey', answer.orderKey)
  const [payment] = await paymentsOf(ctx, order?.id ?? '')
  if (!order || !payment) throw new Error('there is no order, or nothing to pay')
  return {
    orderKey: answer.orderKey,
    order: order.id,
    invoice: String(payment.invoice),
    payment: payment.id,
    incl: order.incl ?? 0,
  }
}

export async function orderOf(ctx: Ctx, id: string) {
  const [order] = await find(ctx, 'hosting-orders', 'id', id)
  return order
}

export const invoicesOf = (ctx: Ctx, order: string) => find(ctx, 'hosting-invoices', 'order', order)
export const paymentsOf = (ctx: Ctx, order: string) => find(ctx, 'payments', 'order', order)
export const eventsOn = (ctx: Ctx, id: string) => find(ctx, 'events', 'subjectId', id)
export const mailsOn = (ctx: Ctx, id: string) => find(ctx, 'mail-messages', 'aboutId', id)
export const templatesOn = async (ctx: Ctx, id: string) => (await mailsOn(ctx, id)).map(mail => mail.template)

type Kept = 'hosting-orders' | 'hosting-invoices' | 'payments' | 'events' | 'mail-messages'

async function find<Slug extends Kept>(ctx: Ctx, collection: Slug, field: string, value: string) {
  const { docs } = await ctx.payload.find({
    ...{ collection, where: { [field]: { equals: value } }, sort: 'createdAt', depth: 0, pagination: false },
    ...asSystem,
  })
  return docs
}

/** A door on loopback that hands every call to the verb of the webhook, as the route does. */
export async function webhookDoor(ctx: Ctx): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const body = Readable.toWeb(request) as unknown as Request['body']
    const { kind } = await receivePaymentWebhook(ctx, 'mollie', body)
    response.writeHead(kind === 'accepted' ? 200 : 503).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** The body of a call as Mollie makes it. */
export const callBody = (said: Record<string, string>) =>
  new Response(new URLSearchParams(said)).body as Request['body']
