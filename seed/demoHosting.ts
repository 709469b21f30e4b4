import { sql } from '@payloadcms/db-postgres/drizzle'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { markOverdue } from '@/features/billing/server/invoices'
import { listPayments } from '@/features/billing/server/payments/paymentRepository'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { getPriceList } from '@/features/catalogue/server/catalogue'
import { findLegalPage, GENERAL_TERMS, PROCESSING_AGREEMENT } from '@/features/company/model/legal'
import { listLegalPages } from '@/features/company/server/listLegalPages'
import { DEMO_CUSTOMER } from '@/features/customers/model/account'
import type { Customer } from '@/features/customers/model/customer'
import { draftLines, orderTotals } from '@/features/orders/model/orderLines'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import { cancelUnpaidOrders } from '@/features/orders/server/cancelOrder'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { tickChecklist } from '@/features/orders/server/checklist'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { storedChecklist } from '@/features/orders/server/orderRow'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { treatBasket } from '@/features/orders/server/treatSale'
import { insertCheck } from '@/features/tax/server/vatIdRepository'
import type { HostingOrder } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { addDays, dayOf, startOfDay } from '@/platform/time/day'
import { administrator } from './admin'
import {
  chargedBackOrder,
  demoCustomer,
  demoDebtor,
  demoOrders,
  demoPriceRise,
  demoVatIdCheck,
} from './data/demoOrders'

const DAY = 86_400_000

type Order = (typeof demoOrders)[number]

/** Customers with orders and invoices of each status, each made through the way that visitors and staff go. */
export async function seedHosting(ctx: Ctx): Promise<string[]> {
  const where = { email: { equals: DEMO_CUSTOMER.email } }
  const { totalDocs } = await ctx.payload.count({ collection: 'hosting-customers', where, ...asSystem })
  if (totalDocs > 0) return []
  const office = {
    ...ctx,
    user: await administrator(ctx),
    mail: storedMail,
    payments: providerRegistry(testProvider()),
  }
  const then = (daysAgo: number): Ctx => {
    const moment = new Date(ctx.now().getTime() - daysAgo * DAY)
    return { ...office, now: () => moment }
  }
  await insertCheck(then(12.2), database(ctx).drizzle, demoVatIdCheck)
  for (const { daysAgo, run } of timeline()) {
    await renewOrders(then(daysAgo))
    await run(then(daysAgo))
  }
  for (const { key, customer, withdrawnDaysAgo } of demoOrders)
    if (customer && withdrawnDaysAgo) await withdraw(then(withdrawnDaysAgo), key, customer)
  // As the worker does after a withdrawal.
  await storeMissingPdfs(then(0.03))
  await sendDueMail(then(0.03))
  await openAccount(ctx)
  await preparePriceRise(ctx)
  await creditOne(then(0.03))
  await renewOrders(then(0.02))
  await cancelUnpaidOrders(then(0.01))
  await markOverdue(then(0.01))
  // What a demonstration orders counts for nobody's limits.
  await database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`)
  return [`demo customer ${DEMO_CUSTOMER.email}`]
}

async function place(
  ctx: Ctx,
  { key, daysAgo, basket, ended, waits }: Order,
  customer: Customer,
): Promise<void> {
  const [list, pages] = await Promise.all([getPriceList(ctx), listLegalPages(ctx)])
  const terms = findLegalPage(pages, GENERAL_TERMS)
  const treated = await treatBasket(ctx, basket, customer)
  const lines = draftLines({ basket, treated }, list)
  // Staff of this demonstration no longer sell it: then it shows one order less.
  if (lines.length === 0 || !terms) return
  const placed = await placeOrder(ctx, {
    ...{ basket, customer, termsAccepted: true },
    start: waits ? NO_START_CHOICES : { ...NO_START_CHOICES, atOnce: true },
    termsVersion: terms.version,
    processingVersion: findLegalPage(pages, PROCESSING_AGREEMENT)?.version ?? '',
    seenTotal: orderTotals(lines).incl,
    gate: { submissionKey: key, honeypot: '', filledInMs: 240_000 },
  })
  if (!('payAt' in placed)) throw new Error(`the demo order ${key} was not placed: ${placed.kind}`)
  if (ended === 'open') return
  await decideTestPayment(ctx, placed.payAt?.split('/').at(-1) ?? '', 'paid')
  const placedOrder = await orderOf(ctx, key)
  if (daysAgo > 1 && !waits) await finishTasks(ctx, placedOrder)
  if (ended === 'suspended') await changeOrderStatus(ctx, placedOrder.id, 'suspended', 'Op verzoek stilgezet')
}

/** One in time, which is to be paid back, and one too late, which waits for staff. */
async function withdraw(ctx: Ctx, key: string, { name, email }: Customer): Promise<void> {
  const order = await findDemoOrder(ctx, key)
  if (!order) return
  const answer = await submitWithdrawal(ctx, { name, contract: order.number ?? '', email, reason: '' })
  if (!('at' in answer)) throw new Error(`the demo order ${key} was not withdrawn: ${answer.kind}`)
}

async function preparePriceRise(ctx: Ctx): Promise<void> {
  const { title, reason, packageKey, percentage, lettersInDays, heldInDays } = demoPriceRise
  const where = { key: { equals: packageKey } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-packages', where, limit: 1, ...asSystem })
  const [sold] = docs
  if (!sold) return
  const higher = (cents: number) => Math.round((cents * (100 + percentage)) / 100)
  const inDays = (days: number) => startOfDay(addDays(dayOf(ctx.now()), days)).toISOString()
  await ctx.payload.create({
    collection: 'price-rises',
    data: {
      ...{ title, reason, announceOn: inDays(lettersInDays), from: inDays(heldInDays) },
      ...{ status: 'draft', letters: 0 },
      prices: [
        {
          product: { relationTo: 'hosting-packages', value: sold.id },
          ...{ monthly: higher(sold.monthly), yearly: higher(sold.yearly) },
        },
      ],
    },
    ...asSystem,
  })
}

type Step = { daysAgo: number; run: (ctx: Ctx) => Promise<void> }

/** The oldest first, so that numbers follow the calendar. */
function timeline(): Step[] {
  const orders = demoOrders.map(order => ({
    daysAgo: order.daysAgo,
    run: (ctx: Ctx) => place(ctx, order, order.customer ?? demoCustomer),
  }))
  return [...orders, ...debtorSteps()].toSorted((one, other) => other.daysAgo - one.daysAgo)
}

/** An order of which the bank took the money back, and an invoice that is paid in part. */
function debtorSteps(): Step[] {
  const { key, daysAgo } = chargedBackOrder
  let invoice = ''
  return [
    { daysAgo, run: ctx => place(ctx, chargedBackOrder, demoDebtor) },
    {
      daysAgo: 8,
      run: async ctx => {
        const order = await findDemoOrder(ctx, key)
        invoice = order ? await invoicePhotos(ctx, order) : ''
      },
    },
    {
      daysAgo: 3,
      run: async ctx => {
        const transfer = { paidOn: dayOf(ctx.now()), reference: 'Afschrift 14', amount: 10_000 }
        if (invoice) await markPaidByTransfer(ctx, invoice, transfer)
      },
    },
    {
      daysAgo: 2,
      run: async ctx => {
        const order = await findDemoOrder(ctx, key)
        const [payment] = order ? await listPayments(ctx, { order: order.id }) : []
        const back = testProvider('paid', { chargedBack: payment?.amount })
        if (payment) await settlePayment(ctx, payment.id, back)
      },
    },
  ]
}

async function invoicePhotos(ctx: Ctx, { customer }: HostingOrder): Promise<string> {
  const lines = [{ label: 'Foto’s van de werkplaats bijsnijden', quantity: 3, unitPrice: 6_500 }]
  const invoice = { customer, order: null, lines, note: '', final: true }
  const made = await createInvoice(ctx, { submissionKey: ctx.random(), ...invoice })
  if (made.kind !== 'created') throw new Error(`the demo invoice was not made: ${made.kind}`)
  return made.id
}

/** What staff did for an order of some days ago. */
async function finishTasks(ctx: Ctx, { id, checklist }: HostingOrder): Promise<void> {
  for (const { key } of storedChecklist.parse(checklist)) await tickChecklist(ctx, id, key)
}

async function orderOf(ctx: Ctx, key: string): Promise<HostingOrder> {
  const order = await findDemoOrder(ctx, key)
  if (!order) throw new Error(`there is no demo order ${key}`)
  return order
}

/** Null when staff of this demonstration no longer sell what it holds. */
async function findDemoOrder(ctx: Ctx, key: string): Promise<HostingOrder | null> {
  const { docs } = await ctx.payload.find({
    collection: 'hosting-orders',
    where: { submissionKey: { equals: key } },
    limit: 1,
    depth: 0,
    ...asSystem,
  })
  return docs[0] ?? null
}

async function openAccount(ctx: Ctx): Promise<void> {
  await ctx.payload.update({
    collection: 'hosting-customers',
    where: { email: { equals: DEMO_CUSTOMER.email } },
    data: { password: DEMO_CUSTOMER.password, passwordSet: true },
    depth: 0,
    ...asSystem,
  })
}

/** An invoice that staff made for work beside the hosting, and took back. */
async function creditOne(ctx: Ctx): Promise<void> {
  const where = { email: { equals: DEMO_CUSTOMER.email } }
  const { docs } = await ctx.payload.find({
    collection: 'hosting-customers',
    where,
    limit: 1,
    depth: 0,
    ...asSystem,
  })
  const lines = [{ label: 'Hulp bij verhuizen van de mail', quantity: 2, unitPrice: 6_500 }]
  const invoice = { customer: docs[0]?.id, order: null, lines, note: '', final: true }
  const made = await createInvoice(ctx, { submissionKey: ctx.random(), ...invoice })
  if (made.kind === 'created') await creditInvoice(ctx, made.id)
}
