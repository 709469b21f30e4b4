import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { providerRegistry } from '@/features/billing/server/providers/registry'
import { decideTestPayment, testProvider } from '@/features/billing/server/providers/test'
import { crossBorderSales } from '@/features/billing/server/taxTreatment'
import { type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { renewOrders } from '@/features/orders/server/renewOrders'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { newCustomer } from '../../support/invoices'
import { invoicesOf, orderInput, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

/** In euro. Basis by the month costs € 19.50, so that the second sale of a year crosses it. */
const THRESHOLD = 30
const DUTCH = 2_360
const GERMAN = 2_321

let now: Date
let ctx: Ctx
let office: Ctx

beforeAll(async () => {
  ctx = await testCtx({ mail: storedMail, payments: providerRegistry(testProvider()), now: () => now })
  office = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
  await database(ctx).drizzle.execute(
    sql`update legal_figures set value = ${THRESHOLD} where figure = 'crossBorderThreshold'`,
  )
})

beforeEach(() => database(ctx).drizzle.execute(sql`delete from bureau.rate_limits`))

const german = {
  ...{ name: 'Jan Proef', address: 'Proefweg 1', country: 'DE' as const },
  ...{ zipcode: '48599', city: 'Voorbeeldstadt' },
}

async function asked(seenTotal: number) {
  const customer: Customer = { ...EMPTY_CUSTOMER, ...german, email: `${randomUUID()}@proeftuin.example` }
  const basket = { packageKey: 'basis', cycle: 'monthly' as const, extras: [], domain: null }
  return { ...(await orderInput(ctx)), basket, customer, seenTotal }
}

/** An order at this total, paid: its id and that of its invoice. */
async function sell(seenTotal: number) {
  const { order, payment } = await placed(ctx, await asked(seenTotal))
  await decideTestPayment(ctx, payment, 'paid')
  const [invoice] = await invoicesOf(ctx, order)
  return { order, invoice: String(invoice?.id) }
}

const soldIn = (year: number) => crossBorderSales(database(ctx).drizzle, `${year}-12-31`)

test('the sale that crosses the threshold in mid-year is taxed in Germany, and all that follow', async () => {
  now = new Date('2027-06-01T10:00:00Z')
  const first = await sell(DUTCH)
  expect(await soldIn(2027)).toEqual({ thisYear: 1_950, lastYear: 0, hasCrossed: false })

  now = new Date('2027-06-20T10:00:00Z')
  expect(await placeOrder(ctx, await asked(DUTCH))).toMatchObject({ kind: 'priceChanged', total: GERMAN })
  const crossing = await sell(GERMAN)
  const [invoice] = await invoicesOf(ctx, crossing.order)
  expect(invoice?.vatRates).toEqual([{ rate: 19, regime: 'oss', excl: 1_950, vat: 371 }])
  expect(await soldIn(2027)).toEqual({ thisYear: 3_900, lastYear: 0, hasCrossed: true })

  await renewOrders(ctx)
  const terms = await invoicesOf(ctx, first.order)
  expect(terms.map(({ incl }) => incl)).toEqual([DUTCH, GERMAN])

  const later = await sell(GERMAN)
  const others = [crossing.invoice, later.invoice, String(terms[1]?.id)]
  for (const each of others) expect(await creditInvoice(office, each)).toMatchObject({ kind: 'credited' })
  expect(await soldIn(2027)).toEqual({ thisYear: 1_950, lastYear: 0, hasCrossed: true })
  await sell(GERMAN)
  expect(await soldIn(2028)).toMatchObject({ thisYear: 0, lastYear: 3_900, hasCrossed: false })
})

test('in the year after it every sale is taxed there, and in a year without sales none', async () => {
  now = new Date('2028-03-01T10:00:00Z')
  await sell(GERMAN)
  now = new Date('2030-03-01T10:00:00Z')
  expect(await soldIn(2030)).toEqual({ thisYear: 0, lastYear: 0, hasCrossed: false })
  await sell(DUTCH)
})

test('a line that staff write is taxed by what they say it is, and counts when it goes by itself', async () => {
  now = new Date('2038-03-01T10:00:00Z')
  const customer = await newCustomer(ctx, { ...german, kind: 'private', company: '', kvk: '', vatId: '' })
  const lines = [
    { label: 'Ontwerp', quantity: 1.5, unit: 'hour', unitPrice: 6_000 },
    { label: 'Handleiding', quantity: 1, unitPrice: 1_000, vatRate: 9 },
    { label: 'Opslag', quantity: 2, unit: 'month', unitPrice: 1_600, supply: 'electronic' },
  ]
  const made = await createInvoice(office, {
    ...{ submissionKey: randomUUID(), customer: customer.id, order: null, lines, note: '', final: true },
  })
  const detail = await invoiceDetail(office, 'id' in made ? made.id : '')
  expect(detail?.amounts).toEqual({
    ...{ excl: 13_200, vat: 2_588, incl: 15_788 },
    vatRates: [
      { rate: 21, excl: 9_000, vat: 1_890 },
      { rate: 19, regime: 'oss', excl: 3_200, vat: 608 },
      { rate: 9, excl: 1_000, vat: 90 },
    ],
  })
  expect(await soldIn(2038)).toEqual({ thisYear: 3_200, lastYear: 0, hasCrossed: true })
})

test('an order that waits for its money counts', async () => {
  now = new Date('2033-03-01T10:00:00Z')
  await placed(ctx, await asked(DUTCH))
  expect(await placeOrder(ctx, await asked(DUTCH))).toMatchObject({ kind: 'priceChanged', total: GERMAN })
})

test('what people make is at Dutch VAT, and does not count', async () => {
  now = new Date('2036-03-01T10:00:00Z')
  const customer = await newCustomer(ctx, { ...german, kind: 'private', company: '', kvk: '', vatId: '' })
  const lines = [{ label: 'Ontwerp', quantity: 1, unitPrice: 79_500 }]
  const made = await createInvoice(office, {
    ...{ submissionKey: randomUUID(), customer: customer.id, order: null, lines, note: '', final: true },
  })
  expect(made).toMatchObject({ kind: 'created' })
  expect(await soldIn(2036)).toEqual({ thisYear: 0, lastYear: 0, hasCrossed: false })
  await sell(DUTCH)
})
