import { beforeAll, describe, expect, test } from 'vitest'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type {
  ConsoleCustomer,
  ConsoleInvoice,
  ConsoleOrder,
  HostingTab,
} from '@/features/orders/model/console'
import { HOSTING_SORTS } from '@/features/orders/model/consoleQuery'
import { listHosting } from '@/features/orders/server/console/listHosting'
import { storedMail } from '@/platform/email/transport'
import { asking, mark, walk } from '../../support/hostingConsole'
import { at, line, newCustomer, newDraft, newFinal, newOrder } from '../../support/invoices'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator'), mail: storedMail }

describe('the order', () => {
  const name = `Volgorde ${mark()}`
  const noon = '2026-03-02T12:00:00.000Z'
  const later = '2026-03-03T12:00:00.000Z'

  /** Many from the same moment, some that wait, some that are done, some that are paid. */
  beforeAll(async () => {
    const people = [await newCustomer(ctx, { name }), await newCustomer(ctx, { name: `${name} b` })]
    for (const customer of people) {
      for (const createdAt of [noon, noon, later]) await newOrder(ctx, customer, { createdAt })
      const waits = { activatedAt: noon, setUpBy: later }
      await newOrder(ctx, customer, { ...waits, createdAt: noon })
      await newOrder(ctx, customer, { ...waits, setUpBy: noon, createdAt: later })
      await newOrder(ctx, customer, { ...waits, setUpAt: later, createdAt: later })
      await newDraft(ctx, customer)
      await newFinal(at(ctx, noon), customer)
      const paid = await newFinal(ctx, customer, { lines: [line('Werk', 9900)] })
      await markPaidByTransfer(ctx, paid, { paidOn: '2026-03-04', reference: '' })
    }
  })

  const CASES = (Object.keys(HOSTING_SORTS) as HostingTab[]).flatMap(tab =>
    HOSTING_SORTS[tab].map(({ value }) => [tab, value] as const),
  )

  test.each(CASES)(
    'of %s by %s is whole: pages of any size neither skip nor repeat a line',
    async (tab, sort) => {
      const query = asking({ tab, sort, search: name })
      const all = await walk(ctx, query)
      expect(all.length).toBeGreaterThan(1)
      expect(new Set(all.map(row => row.id)).size).toBe(all.length)
      for (const size of [1, 2, 3, 5]) expect(await walk(ctx, query, size)).toEqual(all)
    },
  )

  const ages = async (sort: string) =>
    ((await walk(ctx, asking({ tab: 'orders', sort, search: name }))) as ConsoleOrder[]).map(
      each => each.createdAt,
    )

  test('by age is what it says', async () => {
    const oldest = await ages('oldest')
    expect(oldest).toEqual([...oldest].sort())
    expect(await ages('newest')).toEqual([...oldest].reverse())
  })

  test('asks for hands where they were promised first, and of the others shows the newest', async () => {
    const orders = (await walk(ctx, asking({ search: name }))) as ConsoleOrder[]
    const waiting = orders.filter(order => order.handsBy)
    expect(waiting.map(order => order.handsBy)).toEqual([noon, noon, later, later])
    expect(orders.slice(0, 4)).toEqual(waiting)
    const ages = orders.slice(4).map(order => order.createdAt)
    expect(ages).toEqual([...ages].sort().reverse())
  })

  test('shows invoices that wait for money before those that do not', async () => {
    const invoices = (await walk(ctx, asking({ tab: 'invoices', search: name }))) as ConsoleInvoice[]
    const open = invoices.map(each => each.status === 'sent' && each.paymentStatus !== 'paid')
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)))
  })

  test('by name knows no capitals', async () => {
    const search = mark()
    for (const first of ['bert', 'Anna', 'Cor', 'anna'])
      await newCustomer(ctx, { name: `${first} ${search}` })
    const rows = (await walk(ctx, asking({ tab: 'customers', sort: 'name', search }), 2)) as ConsoleCustomer[]
    expect(rows.map(row => row.name.split(' ')[0]?.toLowerCase())).toEqual(['anna', 'anna', 'bert', 'cor'])
  })

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ID = '11111111-1111-4111-8111-111111111111'

  test.each([
    ...['', 'x', encoded(null), encoded([ID]), encoded(['x', 'x', ID]), encoded([1, 2, 3])],
    encoded(['infinity', '2026-02-30 00:00:00+00', ID]),
    encoded(['infinity', '2026-02-03 00:00:00+99', ID]),
    encoded(['infinity', '0000-01-01 00:00:00+00', ID]),
    encoded(['infinity', '2026-02-03 00:00:00+00', "' or true --"]),
  ])('begins at the beginning with the broken cursor %j', async after => {
    expect(await listHosting(ctx, asking({ after }))).toEqual(await listHosting(ctx, asking()))
  })
})

test('a line says all that the list shows of it', async () => {
  const customer = await newCustomer(ctx, { name: `Regel ${mark()}`, phone: '06 00 00 00 09' })
  const checklist = [
    { key: 'hosting', label: 'Hosting klaarzetten', doneAt: null, doneBy: null },
    { key: 'logIn', label: 'Inloggegevens mailen', doneAt: '2026-11-21T10:00:00.000Z', doneBy: 'Proef' },
  ]
  const order = await newOrder(ctx, customer, {
    ...{ checklist, domainState: 'toRegister', createdAt: '2026-11-20T10:00:00.000Z' },
    ...{ activatedAt: '2026-11-20T11:00:00.000Z', setUpBy: '2026-11-20T14:00:00.000Z' },
  })
  const invoice = await newFinal(at(ctx, '2032-11-20T11:00:00Z'), customer, { order })
  const { name, company, email, phone, id } = customer
  const who = { id, name, company, email, phone }
  const search = name
  const [shown] = await walk(ctx, asking({ search }))
  expect(shown).toEqual({
    ...{ id: order, number: expect.stringMatching(/^HO261121/), status: 'active', customer: who },
    ...{ title: 'Basis Hosting', cycle: 'monthly', domainName: 'proeftuin.example' },
    ...{ domainState: 'toRegister', incl: 2481, createdAt: '2026-11-20T10:00:00.000Z' },
    ...{ activatedAt: '2026-11-20T11:00:00.000Z', handsBy: '2026-11-20T14:00:00.000Z' },
    ...{ toDo: 1, startsOn: null, endsOn: null },
  })
  expect(await walk(ctx, asking({ tab: 'customers', search }))).toEqual([
    {
      ...{ ...who, city: 'Enschede', disabled: false, erasureAskedAt: null },
      ...{ createdAt: expect.stringMatching(/^20.*Z$/), orders: 1, open: 2360 },
    },
  ])
  expect(await walk(ctx, asking({ tab: 'invoices', search }))).toEqual([
    {
      ...{ id: invoice, number: expect.stringMatching(/^INV/), series: 'INV', status: 'sent' },
      ...{
        paymentStatus: 'pending',
        customer: who,
        order: { id: order, number: expect.any(String), status: 'active' },
      },
      ...{ booked: 0, asksDecision: false },
      ...{ country: null, excl: 1950, vat: 410 },
      ...{ incl: 2360, issueDate: '2032-11-20', dueDate: '2032-12-04', paidOn: null },
      ...{ createdAt: '2032-11-20T11:00:00.000Z', awaitsPayment: false, hasEInvoice: true },
    },
  ])
})
