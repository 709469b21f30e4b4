import { beforeAll, describe, expect, test } from 'vitest'
import { book } from '@/features/billing/server/bookings/book'
import { insertBooking } from '@/features/billing/server/bookings/bookingRepository'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { lockInvoice } from '@/features/billing/server/invoiceRepository'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type { HostingTab } from '@/features/orders/model/console'
import { HOSTING_FILTERS, HOSTING_SORTS } from '@/features/orders/model/consoleQuery'
import { invoiceDetail, orderDetail } from '@/features/orders/server/console/details'
import { listHosting } from '@/features/orders/server/console/listHosting'
import { transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { asking, mark, type Said, walk } from '../../support/hostingConsole'
import { at, newCustomer, newDraft, newFinal, newOrder } from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator'), mail: storedMail }

const idsOf = async (part: Said) => (await walk(ctx, asking(part))).map(row => row.id)

describe('a search', () => {
  const tag = mark()
  let ids: Record<'customer' | 'order' | 'invoice' | 'other', string> = {
    ...{ customer: '', order: '', invoice: '', other: '' },
  }
  let [orderNumber, invoiceNumber] = ['', '']
  beforeAll(async () => {
    const part = { name: `100%_Zoek ${tag}`, company: `Bedrijf ${tag}`, phone: '+31 (0)6 98 76 54 32' }
    const address = `Zoekpad ${tag} 3`
    const customer = await newCustomer(ctx, { ...part, address, email: `${tag}@zoekers.example` })
    const order = await newOrder(ctx, customer, { domainName: `${tag}.example` })
    const invoice = await newFinal(ctx, customer, { order })
    const { id: other } = await newCustomer(ctx, { name: `1000 Zoek ${mark()}` })
    ids = { customer: customer.id, order, invoice, other }
    orderNumber = (await orderDetail(ctx, order))?.row.number ?? ''
    invoiceNumber = (await invoiceDetail(ctx, invoice))?.row.number ?? ''
  })

  const typed = (): [string, string][] => [
    ['the name, as itself', `100%_zoek ${tag}`],
    ['the company', `BEDRIJF ${tag}`],
    ['the e-mail address', `${tag}@ZOEKERS.example`],
    ['the street', `zoekpad ${tag}`],
    ['the domain', `${tag}.example`],
    ['the number of the order', orderNumber.toLowerCase()],
    ['the number of the invoice', invoiceNumber],
  ]

  test('finds a customer, an order and an invoice by what is known of any of the three', async () => {
    for (const [by, search] of typed()) {
      expect([by, await idsOf({ tab: 'customers', search })]).toEqual([by, [ids.customer]])
      expect([by, await idsOf({ tab: 'orders', search })]).toEqual([by, [ids.order]])
      expect([by, await idsOf({ tab: 'invoices', search })]).toEqual([by, [ids.invoice]])
    }
  })

  test('says on how many lines of each tab it was found', async () => {
    const { found } = await listHosting(ctx, asking({ search: tag, filter: 'cancelled' }))
    expect(found).toEqual({ orders: 1, customers: 1, invoices: 1 })
  })

  test.each(['0698765432', '06-98 76 54', '+31 6 9876543'])('finds a telephone as %s', async search => {
    expect(await idsOf({ tab: 'customers', search })).toContain(ids.customer)
  })

  test.each(["' or 1=1 --", '\u0000%', 'qwxyz'])('for %j finds nobody', async search => {
    expect(await idsOf({ tab: 'customers', search: `${search}${tag}x` })).toEqual([])
  })
})

/** An invoice that was paid, and of which the bank took the money back. */
async function takeBack(id: string): Promise<void> {
  await transaction(ctx, async tx => {
    for (const [source, amount] of [
      ['provider', 2_360],
      ['chargeback', -2_360],
    ] as const) {
      const invoice = await lockInvoice(tx.sql, id)
      const booking = { amount, source, day: '2026-03-04', reference: null }
      if (invoice) await book(ctx, tx, invoice, booking)
    }
  })
}

/** Money that came for an order which has no draft. */
function payAhead(order: string, customer: string): Promise<void> {
  const booking = { amount: 2_360, source: 'transfer', day: '2026-03-04', reference: null } as const
  const whose = { invoice: null, customer, order, asksDecision: false, bookedBy: 'Proef' }
  return transaction(ctx, tx => insertBooking(ctx, tx, { ...whose, ...booking }))
}

describe('a filter', () => {
  const search = `Filter ${mark()}`
  const lines: Record<string, string> = {}
  beforeAll(async () => {
    const customer = await newCustomer(ctx, { name: search })
    const disabled = await newCustomer(ctx, { name: search, disabled: true })
    const erasure = await newCustomer(ctx, { name: search, erasureAskedAt: '2026-11-21T10:00:00.000Z' })
    Object.assign(lines, { customer: customer.id, disabled: disabled.id, erasure: erasure.id })
    lines.active = await newOrder(ctx, customer, { setUpBy: '2026-11-21T10:00:00.000Z' })
    for (const status of ['pending', 'scheduled', 'suspended', 'cancelled'])
      lines[status] = await newOrder(ctx, customer, { status })
    await payAhead(lines.cancelled ?? '', customer.id)
    lines.draft = await newDraft(ctx, customer)
    lines.open = await newFinal(ctx, customer)
    lines.paid = await newFinal(ctx, customer)
    await markPaidByTransfer(ctx, lines.paid, { paidOn: '2026-03-04', reference: '' })
    lines.overdue = await newFinal(at(ctx, '2026-01-05T12:00:00Z'), customer)
    lines.credited = await newFinal(ctx, customer)
    lines.refunded = await newFinal(ctx, customer)
    await markPaidByTransfer(ctx, lines.refunded, { paidOn: '2026-03-04', reference: '' })
    lines.advance = await newFinal(ctx, customer)
    await markPaidByTransfer(ctx, lines.advance, { paidOn: '2026-03-04', reference: '', amount: 10_000 })
    lines.moneyBack = await newFinal(ctx, customer)
    await takeBack(lines.moneyBack)
    for (const name of ['credited', 'refunded']) {
      const credit = await creditInvoice(ctx, lines[name] ?? '')
      if (credit.kind !== 'credited') throw new Error(`not credited: ${credit.kind}`)
      lines[`credit of ${name}`] = credit.id
    }
    await ctx.payload.db.updateOne({
      ...{ collection: 'hosting-invoices', id: lines.overdue ?? '' },
      data: { paymentStatus: 'overdue' },
    })
  })

  const CASES: [HostingTab, string, string[]][] = [
    ['orders', 'hands', ['active']],
    ['orders', 'active', ['active']],
    ['orders', 'pending', ['pending']],
    ['orders', 'scheduled', ['scheduled']],
    ['orders', 'suspended', ['suspended']],
    ['orders', 'cancelled', ['cancelled']],
    ['orders', 'advance', ['cancelled']],
    ['customers', 'open', ['customer']],
    ['customers', 'erasure', ['erasure']],
    ['customers', 'disabled', ['disabled']],
    ['invoices', 'draft', ['draft']],
    ['invoices', 'paid', ['paid', 'advance']],
    ['invoices', 'pending', ['open', 'moneyBack']],
    ['invoices', 'overdue', ['overdue']],
    ['invoices', 'credited', ['credited', 'refunded']],
    ['invoices', 'credit', ['credit of credited', 'credit of refunded']],
    ['invoices', 'refund', ['credit of refunded']],
    ['invoices', 'moneyBack', ['moneyBack']],
    ['invoices', 'advance', ['advance']],
  ]
  test.each(CASES)('of %s on %s finds what it names and nothing else', async (tab, filter, expected) => {
    for (const { value: sort } of HOSTING_SORTS[tab]) {
      const found = await idsOf({ tab, filter, sort, search })
      expect(found.toSorted()).toEqual(expected.map(name => lines[name]).toSorted())
    }
  })

  test('has a case for every choice', () => {
    const choices = Object.entries(HOSTING_FILTERS).flatMap(([tab, all]) =>
      all.map(({ value }) => `${tab} ${value}`),
    )
    expect(CASES.map(([tab, filter]) => `${tab} ${filter}`).sort()).toEqual(choices.sort())
  })
})
