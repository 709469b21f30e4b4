import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { getPriceList } from '@/features/catalogue/server/catalogue'
import type { Customer } from '@/features/customers/model/customer'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { type Basket, type OrderLine, orderLines, orderTotals } from '@/features/orders/model/orderLines'
import type { PlaceOrderInput } from '@/features/orders/model/placeOrderSchema'
import { dnsLookup } from '@/features/orders/server/domainLookup'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { DnsPeer } from './dnsPeer'
import { orderInput, orderOf, type PlacedOrder, placed } from './paidOrders'

export type OrderPart = {
  basket?: Partial<Basket>
  customer?: Partial<Customer>
  gate?: object
} & Partial<Omit<PlaceOrderInput, 'basket' | 'customer' | 'gate'>>

/** What the wizard sends, with the total that the visitor saw for it. */
export async function order(
  ctx: Ctx,
  { basket, customer, gate, ...part }: OrderPart = {},
): Promise<PlaceOrderInput> {
  const usual = await orderInput(ctx)
  const chosen = { ...usual.basket, ...basket }
  const lines = orderLines(chosen, await getPriceList(ctx)) ?? []
  return {
    ...usual,
    basket: chosen,
    customer: { ...usual.customer, ...customer },
    gate: { ...usual.gate, ...gate },
    seenTotal: orderTotals(lines).incl,
    ...part,
  }
}

/** A new name as the visitor saw it. */
export const newName = (name: string, answer: 'free' | 'maybe' | 'unknown' | 'taken' = 'maybe') => ({
  domain: { name, mode: 'new' as const, answer },
})

export const lookingUp = (ctx: Ctx, peer: DnsPeer): Ctx => ({ ...ctx, domains: dnsLookup(peer.server) })

/** An order whose payment the provider confirmed: it runs. */
export async function runningOrder(ctx: Ctx, part: OrderPart = {}): Promise<PlacedOrder & { email: string }> {
  const input = await order(ctx, part)
  const made = await placed(ctx, input)
  await settlePayment(ctx, made.payment, testProvider('paid'))
  return { ...made, email: input.customer.email }
}

/** Who ordered, as their session would carry them. */
export async function ownerOf(ctx: Ctx, orderId: string): Promise<Ctx> {
  const found = await orderOf(ctx, orderId)
  return { ...ctx, user: { id: String(found?.customer), collection: 'hosting-customers' } }
}

export async function linesOf(ctx: Ctx, orderId: string): Promise<OrderLine[]> {
  return ((await orderOf(ctx, orderId))?.lines ?? []) as OrderLine[]
}

/** What of an order needs hands, by the keys of it. */
export async function workOf(ctx: Ctx, orderId: string): Promise<string[]> {
  const checklist = (await orderOf(ctx, orderId))?.checklist ?? []
  return (checklist as ChecklistItem[]).map(item => item.key)
}

/** Everybody with this address. */
export async function accountsOf(ctx: Ctx, email: string) {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-customers', where, depth: 0, ...asSystem })
  return docs
}

/** Every order that somebody with this address placed, the first one first. */
export async function ordersOf(ctx: Ctx, email: string) {
  const [account] = await accountsOf(ctx, email)
  if (!account) return []
  const where = { customer: { equals: account.id } }
  const { docs } = await ctx.payload.find({
    ...{ collection: 'hosting-orders', where, sort: 'createdAt', depth: 0, pagination: false },
    ...asSystem,
  })
  return docs
}
