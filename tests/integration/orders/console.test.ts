import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { markOverdue } from '@/features/billing/server/invoices'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { customerDetail, invoiceDetail, orderDetail } from '@/features/orders/server/console/details'
import { invoiceFile } from '@/features/orders/server/console/endpoints'
import { exportHosting } from '@/features/orders/server/console/exportHosting'
import { listHosting } from '@/features/orders/server/console/listHosting'
import { hostingStats } from '@/features/orders/server/console/stats'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { calculateTotals } from '@/platform/money/tax'
import { asking, mark, walk } from '../../support/hostingConsole'
import {
  AGREED,
  at,
  line,
  NO_MINIMUM,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
} from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator'), mail: storedMail }

test('the figures count customers, what runs, what is open and what comes in each month', async () => {
  const before = await hostingStats(ctx)
  const customer = await newCustomer(ctx)
  const yearly: typeof AGREED = AGREED.map(each => ({
    ...each,
    renewal: { ...NO_MINIMUM, amount: 10_000, months: 12 },
  }))
  await newOrder(ctx, customer, { setUpBy: '2026-11-21T10:00:00.000Z', setUpAt: '2026-11-21T09:00:00.000Z' })
  await newOrder(ctx, customer, { setUpBy: '2000-01-01T10:00:00.000Z' })
  await newOrder(ctx, customer, { lines: yearly })
  await newOrder(ctx, customer, { status: 'pending' })
  await newOrder(ctx, customer, { endsOn: '2026-12-21' })
  await newOrder(ctx, customer, { status: 'suspended', setUpBy: '2000-01-01T10:00:00.000Z' })
  await newDraft(ctx, customer)
  await newFinal(ctx, customer)
  const old = await newFinal(at(ctx, '2031-01-05T12:00:00Z'), customer, { lines: [line('Werk', 10_000)] })
  await creditInvoice(ctx, await newFinal(ctx, customer))
  await markOverdue(at(ctx, '2031-02-05T12:00:00Z'))
  const after = await hostingStats(ctx)
  expect(after).toMatchObject({
    customers: before.customers + 1,
    activeOrders: before.activeOrders + 4,
    open: before.open + 2360 + 12_100,
    // 19.50 and 30.00 a year, twice; then 100.00 a year for each of two lines. What was cancelled does not renew.
    monthly: before.monthly + 2 * 2200 + 1667,
    late: before.late + 1,
  })
  expect(after.overdueInvoices).toBeGreaterThan(before.overdueInvoices)
  await markPaidByTransfer(ctx, old, { paidOn: '2026-02-06', reference: 'bank' })
  expect((await hostingStats(ctx)).open).toBe(after.open - 12_100)
})

describe('everything about one line', () => {
  test('of an order: lines, invoices, mail and what staff did', async () => {
    const customer = await newCustomer(ctx)
    const id = await newOrder(ctx, customer, { notes: 'Belt liever niet.' })
    const invoice = await newFinal(ctx, customer, { order: id })
    await changeOrderStatus(ctx, id, 'suspended', 'Betaalt niet')
    const detail = await orderDetail(ctx, id)
    expect(detail).toMatchObject({
      ...{ row: { id, status: 'suspended' }, lines: AGREED, checklist: [], amounts: calculateTotals(AGREED) },
      ...{ buyer: { email: customer.email }, startedOn: '2026-11-21', notes: 'Belt liever niet.' },
      ...{ invoices: [{ id: invoice }], payments: [] },
    })
    expect(detail?.sold?.packages).toContainEqual({ key: 'onbeperkt', name: 'Onbeperkt Hosting' })
    expect(detail?.sold?.extras).toContainEqual({ key: 'ssl-premium', name: 'SSL Premium' })
    const said = detail?.events?.map(each => [each.change, each.after, each.actorName])
    expect(said).toContainEqual(['Reden', 'Betaalt niet', 'Proef operator'])
    expect(detail?.mails).toHaveLength(1)
  })

  test('of an invoice: the one that credits it, and its own when it is a credit', async () => {
    const customer = await newCustomer(ctx)
    const id = await newFinal(ctx, customer, { note: 'Graag snel.' })
    const credit = await creditInvoice(ctx, id)
    if (credit.kind !== 'credited') throw new Error(credit.kind)
    const both = [await invoiceDetail(ctx, id), await invoiceDetail(ctx, credit.id)]
    expect(both).toMatchObject([
      {
        row: { status: 'credited' },
        note: 'Graag snel.',
        amounts: { excl: 1950 },
        mirrors: [{ id: credit.id }],
      },
      {
        row: { series: 'CR', status: 'sent' },
        amounts: { excl: -1950 },
        buyer: { name: customer.name },
        mirrors: [{ id }],
      },
    ])
  })

  test('of a customer: orders and invoices, and no secret', async () => {
    const customer = await newCustomer(ctx)
    const order = await newOrder(ctx, customer)
    const invoice = await newFinal(ctx, customer)
    const detail = await customerDetail(ctx, customer.id)
    expect(detail).toMatchObject({
      ...{ row: { id: customer.id, open: 2360 }, kind: 'business', zipcode: '7511 AB', passwordSet: false },
      ...{ orders: [{ id: order }], invoices: [{ id: invoice }] },
    })
    expect(JSON.stringify(detail)).not.toMatch(/hash|salt|token|orderKey|order_key/i)
  })

  test('of what is gone is null', async () => {
    const gone = randomUUID()
    for (const read of [orderDetail, invoiceDetail, customerDetail, invoiceFile])
      expect(await read(ctx, gone)).toBeNull()
  })
})

test('an invoice can be opened on paper, as a look ahead while it is a draft', async () => {
  const customer = await newCustomer(ctx)
  const [draft, final] = [await newDraft(ctx, customer), await newFinal(ctx, customer)]
  const [ahead, stored] = [await invoiceFile(ctx, draft), await invoiceFile(ctx, final)]
  expect(ahead?.filename).toBe('concept.pdf')
  expect(stored?.filename).toMatch(/^INV\d{4}-\d{5,}\.pdf$/)
  for (const paper of [ahead, stored]) expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

describe('the export', () => {
  test.each([
    ['orders', 'Bestelling', 13],
    ['customers', 'Naam', 8],
    ['invoices', 'Factuur', 20],
  ])('of %s holds every line of the search, and no formula', async (tab, first, columns) => {
    const search = mark()
    const customer = await newCustomer(ctx, { name: `=HYPERLINK("https://spam.example") ${search}` })
    await newFinal(ctx, customer, { order: await newOrder(ctx, customer) })
    const text = await new Response(exportHosting(ctx, asking({ tab, search }))).text()
    const [head = '', ...lines] = text.split('\r\n')
    expect(head.replace('\uFEFF', '')).toMatch(new RegExp(`^"${first}";`))
    expect(head.split(';')).toHaveLength(columns)
    expect(lines.filter(Boolean)).toHaveLength(1)
    expect(lines[0]).toContain(`"'=HYPERLINK(""https://spam.example"") ${search}"`)
  })

  test('divides an invoice by rate, and has what is credited as a number below zero', async () => {
    const search = mark()
    const customer = await newCustomer(ctx, { name: search })
    const lines = [
      { label: 'Advies', quantity: 1.5, unit: 'hour', unitPrice: 7505, vatRate: 21 },
      { label: 'Handleiding', quantity: 3, unitPrice: 999, vatRate: 9 },
      { label: 'Postzegels', quantity: 1, unitPrice: 250, vatRate: 0 },
    ]
    const asked = { submissionKey: randomUUID(), customer: customer.id, order: null, lines, note: '' }
    const made = await createInvoice(ctx, { ...asked, final: true })
    await creditInvoice(ctx, 'id' in made ? made.id : '')
    const text = await new Response(exportHosting(ctx, asking({ tab: 'invoices', search }))).text()
    const [head = [], ...rows] = text.split('\r\n').map(row => row.split(';'))
    const amounts = rows
      .filter(row => row.length > 1)
      .map(row => head.flatMap((heading, at) => (/btw/i.test(heading) ? [row[at]?.replaceAll('"', '')] : [])))
    const none = '0,00'
    expect(amounts.toSorted()).toEqual([
      [...['-145,05', '-112,58', '-23,64', '-29,97', '-2,70', '-2,50', none], ...['-26,34', '-171,39', none]],
      [...['145,05', '112,58', '23,64', '29,97', '2,70', '2,50', none], ...['26,34', '171,39', none]],
    ])
  })
})

describe('the export of invoices', () => {
  const exported = async (part: Parameters<typeof asking>[0]) => {
    const text = await new Response(exportHosting(ctx, asking({ tab: 'invoices', ...part }))).text()
    const [head = '', ...lines] = text.replace('\uFEFF', '').split('\r\n').filter(Boolean)
    const names = head.split(';').map(each => each.slice(1, -1))
    return lines.map(line => {
      const cells = line.split(';')
      return Object.fromEntries(names.map((name, at) => [name, cells[at]]))
    })
  }

  test('has VAT by rate, numbers below zero, the customer and what credits what', async () => {
    const search = mark()
    const customer = await newCustomer(ctx, { name: search })
    const lines = [line('Handleiding', 1000, 9), line('Uren', 1950)]
    const id = await newFinal(ctx, customer, { lines })
    await creditInvoice(ctx, id)
    const [credit, invoice] = await exported({ search, sort: 'newest' })
    expect(invoice).toMatchObject({
      ...{ Soort: '"Factuur"', Stand: '"Gecrediteerd"', Crediteert: '""', Land: '"Nederland"' },
      ...{ Klantnummer: `"${customer.id}"`, 'Gecrediteerd met': credit?.Factuur },
      ...{ 'Bedrag, excl. btw': '29,50', 'Btw 21%': '4,10', 'Btw 9%': '0,90', Btw: '5,00' },
      ...{ 'Omzet, btw 21%': '19,50', 'Omzet, btw 9%': '10,00', 'Bedrag, incl. btw': '34,50' },
    })
    expect(credit).toMatchObject({
      ...{ Soort: '"Creditfactuur"', Crediteert: invoice?.Factuur, 'Gecrediteerd met': '""' },
      ...{ 'Bedrag, excl. btw': '-29,50', 'Btw 21%': '-4,10', 'Btw 9%': '-0,90', Btw: '-5,00' },
      ...{ 'Omzet, btw 21%': '-19,50', 'Bedrag, incl. btw': '-34,50' },
    })
  })

  test('has the invoices of a period, both days included, and no column for a rate that none has', async () => {
    const search = mark()
    const customer = await newCustomer(ctx, { name: search })
    for (const day of ['2033-03-31', '2033-04-01', '2033-06-30', '2033-07-01'])
      await newFinal(at(base, `${day}T12:00:00Z`), customer)
    const rows = await exported({ search, sort: 'oldest', from: '2033-04-01', until: '2033-06-30' })
    expect(rows.map(row => row.Factuurdatum)).toEqual(['"2033-04-01"', '"2033-06-30"'])
    expect(Object.keys(rows[0] ?? {}).filter(name => /^Btw \d/.test(name))).toEqual(['Btw 21%'])
    expect(await exported({ search, from: '2033-07-02' })).toEqual([])
    expect(await exported({ search, until: '2033-02-30' })).toHaveLength(4)
  })

  test('adds up to what the books say', async () => {
    const search = mark()
    const customer = await newCustomer(ctx, { name: search })
    const ids = [await newFinal(ctx, customer), await newFinal(ctx, customer), await newFinal(ctx, customer)]
    await creditInvoice(ctx, ids[1] ?? '')
    const rows = await exported({ search })
    const cents = rows.map(row => Math.round(Number(row['Bedrag, incl. btw']?.replace(',', '.')) * 100))
    const { rows: books } = await database(ctx).drizzle.execute(
      sql`select sum(incl)::int as incl from hosting_invoices where customer_id = ${customer.id}`,
    )
    expect(cents.reduce((total, each) => total + each, 0)).toBe(books[0]?.incl)
  })
})

describe('who may not see hosting', () => {
  test.each(['editor', 'customer', null] as const)('gets nothing: %s', async role => {
    const { id } = await newCustomer(ctx)
    const customer = { id, collection: 'hosting-customers' }
    const user = role === 'customer' ? customer : role && (await staffMember(base.payload, role))
    const nobody = { ...base, user }
    await expect(listHosting(nobody, asking())).rejects.toThrow('not allowed')
    await expect(hostingStats(nobody)).rejects.toThrow('not allowed')
    for (const read of [orderDetail, invoiceDetail, customerDetail, invoiceFile])
      await expect(read(nobody, id)).rejects.toThrow('not allowed')
    expect(() => exportHosting(nobody, asking())).toThrow('not allowed')
  })
})

test('an order without anything that came later is shown as well', async () => {
  const search = mark()
  const customer = await newCustomer(ctx, { name: search, company: '', phone: '' })
  const bare = { domainName: null, domainState: null, startedOn: null, checklist: null }
  const id = await newOrder(ctx, customer, { ...bare, status: 'pending' })
  expect(await walk(ctx, asking({ search }), 5)).toMatchObject([
    { id, toDo: 0, handsBy: null, domainState: null },
  ])
  expect(await orderDetail(ctx, id)).toMatchObject({ checklist: [], startedOn: null })
  await ctx.payload.update({ collection: 'hosting-orders', id, data: { notes: 'x' }, depth: 0, ...asSystem })
  expect(await orderDetail(ctx, id)).toMatchObject({ notes: 'x' })
})
