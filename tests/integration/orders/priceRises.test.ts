import { expect, test } from 'vitest'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { announcePriceRises } from '@/features/orders/server/priceRises/announcePriceRises'
import {
  planPriceRise,
  previewPriceRise,
  recallPriceRise,
} from '@/features/orders/server/priceRises/planPriceRise'
import { findPriceRise } from '@/features/orders/server/priceRises/priceRiseRepository'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { startScheduledOrders } from '@/features/orders/server/startScheduledOrders'
import { asSystem, asUser } from '@/platform/access/authority'
import { startOfDay } from '@/platform/time/day'
import { at, eventsOf, invoicesOf, NO_MINIMUM, newCustomer, newOrder, orderOf } from '../../support/invoices'
import { mailsOn } from '../../support/paidOrders'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = { ...base, user: await staffMember(base.payload, 'operator') }
const business = await newCustomer(base)
const person = await newCustomer(base, { kind: 'private', company: '', kvk: '', vatId: '' })
const sold = await base.payload.create({
  collection: 'hosting-packages',
  data: { name: 'Proefpakket', key: 'proefpakket', monthly: 1950, yearly: 21_450, vatRate: 21, order: 99 },
  ...asSystem,
})

const packageLine = (amount: number, months: number): OrderLine => ({
  ...{ kind: 'package', key: sold.key, label: sold.name, quantity: 1, vatRate: 21 },
  ...{ unitPrice: amount, amount, renewal: { amount, months, ...NO_MINIMUM } },
})
const running = (lines: OrderLine[], part: object = {}) => ({
  ...{ lines, domainName: null, domainRenewsOn: null, packageName: sold.name },
  ...part,
})

/** By the month since 21 November, and by the year since 5 January. */
const monthly = await newOrder(base, business, running([packageLine(1950, 1)]))
const yearly = await newOrder(
  base,
  person,
  running([packageLine(21_450, 12)], {
    ...{ billingCycle: 'yearly', startedOn: '2026-01-05', invoicedUntil: '2027-01-05' },
  }),
)
const ended = await newOrder(base, business, running([packageLine(1950, 1)], { endsOn: '2026-12-21' }))
const dearer = await newOrder(base, business, running([packageLine(2500, 1)]))

const day = (moment: string) => startOfDay(moment).toISOString()

async function newRise(part: object = {}) {
  const { id } = await base.payload.create({
    collection: 'price-rises',
    data: {
      ...{ title: 'Stroom', announceOn: day('2026-12-01'), from: day('2027-01-01') },
      ...{ status: 'draft', letters: 0 },
      reason: 'Onze servers kosten meer stroom.',
      prices: [
        {
          product: { relationTo: 'hosting-packages', value: sold.id },
          ...{ monthly: 2250, yearly: 24_750 },
        },
      ],
      ...part,
    },
    ...asSystem,
  })
  return id
}

const on = (moment: string) => at(operator, `${moment}T09:00:00Z`)

async function riseOf(id: string) {
  const rise = await findPriceRise(base, id)
  if (!rise) throw new Error('there is no such rise')
  return rise
}

test('staff see who pays more from when, and can recall it until its letters go out', async () => {
  const id = await newRise()
  const preview = await previewPriceRise(on('2026-11-25'), await riseOf(id))
  expect(preview.map(({ order, raised }) => [order.id, raised[0]?.amount, raised[0]?.from])).toEqual([
    [monthly, 2250, '2027-01-21'],
    [yearly, 24_750, '2027-01-05'],
  ])
  expect(await planPriceRise(on('2026-11-25'), id)).toEqual({ kind: 'done' })
  expect(await planPriceRise(on('2026-11-25'), id)).toEqual({ kind: 'changed' })
  const change = { collection: 'price-rises', id, data: { reason: 'Iets anders.' } } as const
  await expect(base.payload.update({ ...change, ...asUser(operator) })).rejects.toThrow()
  expect(await recallPriceRise(on('2026-11-26'), id)).toEqual({ kind: 'done' })
  await announcePriceRises(on('2026-12-01'))
  expect(await mailsOn(base, monthly)).toEqual([])
  const changed = await base.payload.update({ ...change, ...asUser(operator) })
  expect(changed).toMatchObject({ reason: 'Iets anders.', status: 'draft' })
  expect((await eventsOf(base, id)).map(([, , to]) => to)).toEqual(['Ingepland', 'Ingetrokken'])
  await base.payload.delete({ collection: 'price-rises', id, ...asUser(operator) })
})

test.each([
  [{ from: day('2026-12-31') }, 'notAMonth'],
  [{ announceOn: day('2026-11-24') }, 'tooLate'],
])('%o is refused: %s', async (part, kind) => {
  expect(await planPriceRise(on('2026-11-25'), await newRise(part))).toEqual({ kind })
})

test('a rise that concerns nobody is refused', async () => {
  const product = { relationTo: 'hosting-packages' as const, value: sold.id }
  const id = await newRise({ prices: [{ product, monthly: 1950, yearly: 21_450 }] })
  expect(await planPriceRise(on('2026-11-25'), id)).toEqual({ kind: 'nobody' })
})

test('letters go out once, and the price holds from the first renewal after them', async () => {
  const id = await newRise()
  await planPriceRise(on('2026-11-25'), id)
  await announcePriceRises(on('2026-11-30'))
  expect(await mailsOn(base, monthly)).toEqual([])
  await Promise.all(Array.from({ length: 5 }, () => announcePriceRises(on('2026-12-01'))))
  await announcePriceRises(on('2026-12-01'))
  const letters = (await mailsOn(base, monthly)).filter(
    ({ template }) => template === 'hosting-order-price-rise',
  )
  expect(letters).toHaveLength(1)
  expect(plain(letters[0]?.text ?? '')).toContain(
    'Proefpakket: nu € 19,50, straks € 22,50 per maand, excl. btw.',
  )
  expect(plain(letters[0]?.text ?? '')).toContain('Zeg dan voor 21 januari 2027 op')
  const [toPerson] = await mailsOn(base, yearly)
  expect(plain(toPerson?.text ?? '')).toContain(
    'Proefpakket: nu € 259,55, straks € 299,48 per jaar, incl. btw.',
  )
  expect(await mailsOn(base, ended)).toEqual([])
  expect(await mailsOn(base, dearer)).toEqual([])
  expect(await base.payload.findByID({ collection: 'price-rises', id, ...asSystem })).toMatchObject({
    ...{ status: 'sent', letters: 2 },
  })
  expect(await recallPriceRise(on('2026-12-02'), id)).toEqual({ kind: 'changed' })
  expect(await planPriceRise(on('2026-12-01'), id)).toEqual({ kind: 'changed' })

  const own = { ...on('2026-12-02'), user: { id: business.id, collection: 'hosting-customers' as const } }
  expect((await getOwnOrder(own, monthly))?.announcedPrices).toMatchObject([
    { amount: 2250, from: '2027-01-21' },
  ])

  await renewOrders(on('2026-12-10'))
  await renewOrders(on('2027-01-10'))
  await renewOrders(on('2027-02-10'))
  expect((await invoicesOf(base, monthly)).map(({ excl }) => excl).toSorted()).toEqual([1950, 2250, 2250])
  expect(await invoicesOf(base, yearly)).toMatchObject([{ excl: 24_750 }])
  expect(await orderOf(base, monthly)).toMatchObject({ announcedPrices: [] })
  expect((await invoicesOf(base, dearer)).every(({ excl }) => excl === 2500)).toBe(true)
})

test('an order that waits for its day hears of it too, and pays the new price from its second term', async () => {
  const id = await newRise({ announceOn: day('2027-05-01'), from: day('2027-06-01') })
  const waiting = await newOrder(
    base,
    person,
    running([packageLine(1950, 1)], {
      ...{ status: 'scheduled', startsOn: '2027-05-10', startedOn: null, invoicedUntil: null },
      startRequestedAt: null,
    }),
  )
  const unpaid = await newOrder(
    base,
    person,
    running([packageLine(1950, 1)], { status: 'pending', startedOn: null, invoicedUntil: null }),
  )
  const preview = await previewPriceRise(on('2027-04-25'), await riseOf(id))
  expect(preview.find(({ order }) => order.id === waiting)?.raised).toMatchObject([
    { amount: 2250, from: '2027-06-10' },
  ])
  await planPriceRise(on('2027-04-25'), id)
  await announcePriceRises(on('2027-05-01'))
  const [letter, ...others] = (await mailsOn(base, waiting)).map(({ text }) => plain(text ?? ''))
  expect(others).toEqual([])
  expect(letter).toContain('De nieuwe prijs geldt vanaf 10 juni 2027')
  expect(letter).toContain(
    'Je bestelling begint op 10 mei 2027. Tot die dag kun je haar herroepen, en daarna tot 10 juni 2027 opzeggen',
  )
  expect(await mailsOn(base, unpaid)).toEqual([])

  await startScheduledOrders(on('2027-05-10'))
  expect(await orderOf(base, waiting)).toMatchObject({ status: 'active', invoicedUntil: '2027-06-10' })
  await renewOrders(on('2027-05-28'))
  await renewOrders(on('2027-06-28'))
  expect((await invoicesOf(base, waiting)).map(({ excl }) => excl)).toEqual([2250, 2250])
})

test('who leaves in the first term of such an order does not pay the new price', async () => {
  const id = await newRise({ announceOn: day('2027-07-01'), from: day('2027-08-01') })
  const leaver = await newOrder(
    base,
    person,
    running([packageLine(1950, 1)], {
      ...{ status: 'scheduled', startsOn: '2027-07-10', startedOn: null, invoicedUntil: null },
    }),
  )
  await planPriceRise(on('2027-06-25'), id)
  await announcePriceRises(on('2027-07-01'))
  await startScheduledOrders(on('2027-07-10'))
  await renewOrders(on('2027-07-28'))
  const owner = { ...on('2027-08-09'), user: { id: person.id, collection: 'hosting-customers' as const } }
  expect(await cancelOwnOrder(owner, leaver)).toEqual({ kind: 'cancelled', endsOn: '2027-08-10' })
  expect((await invoicesOf(base, leaver)).filter(({ series }) => series === 'INV')).toMatchObject([
    { status: 'credited', excl: 2250 },
  ])
})

test('who leaves after the letter does not pay the new price', async () => {
  const id = await newRise({ announceOn: day('2027-03-01'), from: day('2027-04-01') })
  const leaver = await newOrder(
    base,
    person,
    running([packageLine(1950, 1)], { startedOn: '2027-02-10', invoicedUntil: '2027-03-10' }),
  )
  await planPriceRise(on('2027-02-25'), id)
  await announcePriceRises(on('2027-03-01'))
  await renewOrders(on('2027-03-01'))
  await renewOrders(on('2027-03-28'))
  const owner = { ...on('2027-04-09'), user: { id: person.id, collection: 'hosting-customers' as const } }
  expect(await cancelOwnOrder(owner, leaver)).toEqual({ kind: 'cancelled', endsOn: '2027-04-10' })
  const owed = (await invoicesOf(base, leaver)).filter(({ status }) => status !== 'credited')
  expect(owed.filter(({ series }) => series === 'INV').map(({ excl }) => excl)).toEqual([1950])
})
