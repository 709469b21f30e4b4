import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { invoicePdf } from '@/features/billing/server/invoicePdf'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { changeOrder, previewOrderChange } from '@/features/orders/server/changeOrder'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { database } from '@/platform/db/transaction'
import {
  at,
  eventsOf,
  invoiceOf,
  invoicesOf,
  NO_MINIMUM,
  newCustomer,
  newOrder,
  orderOf,
  type TestCustomer,
} from '../../support/invoices'
import { mailsOn } from '../../support/paidOrders'
import { pdfText } from '../../support/pdfText'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = { ...base, user: await staffMember(base.payload, 'operator') }
const person = await newCustomer(base, { kind: 'private', company: '', kvk: '', vatId: '' })
const office = (day: string) => at(operator, `${day}T09:00:00Z`)

const yearly = (kind: 'package' | 'extra', key: string, label: string, amount: number): OrderLine => ({
  ...{ kind, key, label, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
  renewal: { amount, months: 12, ...NO_MINIMUM },
})

const BASIS = yearly('package', 'basis', 'Basis Hosting', 21_450)
const LARGER = yearly('package', 'onbeperkt', 'Onbeperkt Hosting', 43_550)
const SSL = yearly('extra', 'ssl-premium', 'SSL Premium', 3_000)

/** Hosting by the year, whose second year is from 7 December 2026 until 7 December 2027. */
async function secondYear(customer: TestCustomer, lines: OrderLine[], isPaid = true) {
  const [{ key, label } = BASIS] = lines
  const order = await newOrder(base, customer, {
    ...{ lines, billingCycle: 'yearly', startedOn: '2025-12-07', invoicedUntil: '2026-12-07' },
    ...{ domainName: null, domainRenewsOn: null, packageKey: key, packageName: label, title: label },
  })
  const invoice = await renewOrder(at(base, '2026-11-23T09:00:00Z'), order)
  if (!invoice) throw new Error('the second year was not invoiced')
  if (isPaid)
    await markPaidByTransfer(office('2026-11-24'), invoice, { paidOn: '2026-11-24', reference: 'bank' })
  return order
}

const packaged = (id: string, key: string) => ({ id, kind: 'package', key, quantity: 1 })
const extra = (id: string, key: string, quantity: number) => ({ id, kind: 'extra', key, quantity })

/** As staff do it: look first, then press. */
async function changed(day: string, asked: object) {
  const seen = await previewOrderChange(office(day), asked)
  if (seen.kind !== 'planned') throw new Error(seen.kind)
  expect(await changeOrder(office(day), { ...asked, toPay: seen.toPay, refund: seen.refund })).toEqual({
    kind: 'changed',
  })
  return seen
}

const moneyOf = async (order: string) =>
  (await invoicesOf(base, order)).map(({ series, incl, booked, lines }) => ({
    ...{ series, incl, due: Math.abs(Number(incl) - Number(booked)) },
    lines: (Array.isArray(lines) ? lines : []).map((line: unknown) =>
      JSON.stringify(line).replace(/.*"label":"([^"]*)".*"amount":(-?\d+).*/, '$1 $2'),
    ),
  }))

/** What the paper of the newest document of a series says. */
async function paperOf(order: string, series: 'CR' | 'INV') {
  const [newest] = (await invoicesOf(base, order)).filter(each => each.series === series)
  const text = await pdfText(await invoicePdf(await invoiceOf(base, String(newest?.id))))
  return text.replaceAll(/\s+/g, ' ')
}

describe('a larger package in mid-term', () => {
  test('credits the days of the old one and invoices those of the new one, once', async () => {
    const order = await secondYear(person, [BASIS, SSL])
    const asked = packaged(order, 'onbeperkt')
    const seen = await previewOrderChange(office('2027-03-10'), asked)
    expect(seen).toMatchObject({ kind: 'planned', toPay: 19_927, refund: 0 })
    expect(await invoicesOf(base, order)).toHaveLength(1)
    const press = () => changeOrder(office('2027-03-10'), { ...asked, toPay: 19_927, refund: 0 })
    const answers = await Promise.all(Array.from({ length: 5 }, press))
    expect(answers.map(({ kind }) => kind).sort()).toEqual([
      ...['alreadyThere', 'alreadyThere', 'alreadyThere', 'alreadyThere', 'changed'],
    ])
    expect(await moneyOf(order)).toEqual(
      expect.arrayContaining([
        { series: 'INV', incl: 39_269, due: 19_927, lines: ['Onbeperkt Hosting, naar rato 32454'] },
        { series: 'CR', incl: -19_342, due: 0, lines: ['Basis Hosting -15985'] },
        { series: 'INV', incl: 29_585, due: 0, lines: ['Basis Hosting 21450', 'SSL Premium 3000'] },
      ]),
    )
    expect(await invoicesOf(base, order)).toHaveLength(3)
    const paper = await paperOf(order, 'CR')
    expect(paper).toContain('Hiervan verrekenen we € 193,42 met de nieuwe factuur.')
    expect(paper).toContain('Dit bedrag is verrekend met wat je nog moest betalen.')
    expect(paper).toContain('Periode 10 maart 2027 t/m 6 december 2027')
  })

  test('is called so from then on, renews at its price, and is work for staff', async () => {
    const order = await secondYear(person, [BASIS])
    await changed('2027-03-10', packaged(order, 'onbeperkt'))
    expect(await orderOf(base, order)).toMatchObject({
      ...{ title: 'Onbeperkt Hosting', packageKey: 'onbeperkt', packageName: 'Onbeperkt Hosting' },
      checklist: [
        {
          key: 'extra:package:onbeperkt',
          label: 'Pakket omzetten: Basis Hosting wordt Onbeperkt Hosting',
          doneAt: null,
        },
      ],
    })
    const [letter] = (await mailsOn(base, order)).filter(each => each.template === 'hosting-order-changed')
    for (const told of ['Basis Hosting wordt vanaf 10 maart 2027 Onbeperkt Hosting.', '€ 193,42 incl. btw.'])
      expect(plain(letter?.text ?? '')).toContain(told)
    expect(await eventsOf(base, order)).toContainEqual([
      ...['Bestelling gewijzigd', '1 × Basis Hosting', '1 × Onbeperkt Hosting', 'Proef operator'],
    ])
    const owner = { id: person.id, collection: 'hosting-customers' as const }
    const shown = await getOwnOrder({ ...at(base, '2027-03-11T09:00:00Z'), user: owner }, order)
    expect(shown).toMatchObject({ title: 'Onbeperkt Hosting', lines: [{ key: 'onbeperkt' }] })
    await renewOrder(at(base, '2027-11-23T09:00:00Z'), order)
    expect(await moneyOf(order)).toContainEqual({
      ...{ series: 'INV', incl: 52_696, due: 52_696, lines: ['Onbeperkt Hosting 43550'] },
    })
  })

  test('with nothing paid lowers the old invoice, and the new one is open', async () => {
    const order = await secondYear(person, [BASIS], false)
    await changed('2027-03-10', packaged(order, 'onbeperkt'))
    expect(await moneyOf(order)).toEqual(
      expect.arrayContaining([
        { series: 'INV', incl: 39_269, due: 39_269, lines: ['Onbeperkt Hosting, naar rato 32454'] },
        { series: 'CR', incl: -19_342, due: 0, lines: ['Basis Hosting -15985'] },
        { series: 'INV', incl: 25_955, due: 6_613, lines: ['Basis Hosting 21450'] },
      ]),
    )
  })

  test('of a business outside the EU is without VAT', async () => {
    const abroad = await newCustomer(base, { country: 'CH', zipcode: '8000', kvk: '', vatId: '' })
    const order = await secondYear(abroad, [BASIS])
    const seen = await changed('2027-03-10', packaged(order, 'onbeperkt'))
    expect(seen).toMatchObject({ toPay: 32_454 - 15_985, refund: 0 })
  })
})

describe('a smaller package in mid-term', () => {
  test('pays itself from what comes back, and the rest is owed', async () => {
    const order = await secondYear(person, [LARGER])
    const seen = await changed('2027-03-10', packaged(order, 'basis'))
    expect(seen).toMatchObject({ toPay: 0, refund: 19_927 })
    expect(await moneyOf(order)).toEqual(
      expect.arrayContaining([
        { series: 'INV', incl: 19_342, due: 0, lines: ['Basis Hosting, naar rato 15985'] },
        { series: 'CR', incl: -39_269, due: 19_927, lines: ['Onbeperkt Hosting -32454'] },
        { series: 'INV', incl: 52_696, due: 0, lines: ['Onbeperkt Hosting 43550'] },
      ]),
    )
    expect(await paperOf(order, 'CR')).toContain('Je krijgt € 199,27 terug')
  })

  test('leaves nothing to get back twice when its customer leaves', async () => {
    const order = await secondYear(person, [LARGER])
    await changed('2027-03-10', packaged(order, 'basis'))
    const owner = { id: person.id, collection: 'hosting-customers' as const }
    await cancelOwnOrder({ ...at(base, '2027-03-20T09:00:00Z'), user: owner }, order)
    // 231 of 365 days of 214.50, of which 272 were charged: 231 of 272 of 159.85.
    expect((await moneyOf(order)).flatMap(({ lines }) => lines)).toContain('Basis Hosting, naar rato -13575')
    expect((await moneyOf(order)).filter(({ series }) => series === 'CR')).toHaveLength(2)
  })
})

describe('an extra', () => {
  test('is there three times, renews so, and two of it go', async () => {
    const order = await secondYear(person, [BASIS])
    await changed('2027-03-10', extra(order, 'extra-email', 3))
    expect(await orderOf(base, order)).toMatchObject({
      lines: [{ key: 'basis' }, { key: 'extra-email', quantity: 3, renewal: { amount: 18_000 } }],
      checklist: [{ key: 'extra:extra-email:3', label: 'Extra op 3 zetten: Extra e-mailadres' }],
    })
    const seen = await changed('2027-03-20', extra(order, 'extra-email', 1))
    expect(seen).toMatchObject({ toPay: 0, refund: 0 })
    expect(await orderOf(base, order)).toMatchObject({
      lines: [{ key: 'basis' }, { key: 'extra-email', quantity: 1, renewal: { amount: 6_000 } }],
      checklist: [
        { key: 'extra:extra-email:3' },
        { key: 'extra:extra-email:1', label: 'Extra op 1 zetten op 20 april 2027: Extra e-mailadres' },
      ],
    })
  })

  test('goes: the days after the end come back, and it is in no further term', async () => {
    const order = await secondYear(person, [BASIS, SSL])
    const seen = await changed('2027-03-10', extra(order, 'ssl-premium', 0))
    expect(seen).toMatchObject({ toPay: 0, refund: 2_397 })
    expect(
      await changeOrder(office('2027-03-10'), { ...extra(order, 'ssl-premium', 0), toPay: 0, refund: 0 }),
    ).toEqual({
      kind: 'alreadyThere',
    })
    await renewOrder(at(base, '2027-11-23T09:00:00Z'), order)
    expect(await moneyOf(order)).toContainEqual({
      ...{ series: 'INV', incl: 25_955, due: 25_955, lines: ['Basis Hosting 21450'] },
    })
  })

  test('comes back within its notice: charged from its end, and not turned off', async () => {
    const order = await secondYear(person, [BASIS, SSL])
    await changed('2027-03-10', extra(order, 'ssl-premium', 0))
    const seen = await changed('2027-03-20', extra(order, 'ssl-premium', 1))
    expect(seen).toMatchObject({ toPay: 2_397, refund: 0 })
    expect(await invoicesOf(base, order)).toContainEqual(
      expect.objectContaining({ incl: 2_397, periodFrom: '2027-04-10', periodUntil: '2027-12-07' }),
    )
    const { checklist } = await orderOf(base, order)
    expect(JSON.stringify(checklist)).toContain('Extra op 1 zetten: SSL Premium')
    expect(JSON.stringify(checklist)).not.toContain('uitzetten')
  })

  test('of a large business stays until its term ends', async () => {
    const large = await newCustomer(base, { isLarge: true })
    const order = await secondYear(large, [BASIS, SSL])
    const seen = await changed('2027-03-10', extra(order, 'ssl-premium', 0))
    expect(seen).toMatchObject({ toPay: 0, refund: 0 })
    expect(seen.sentences[0]).toBe('SSL Premium stopt op 7 december 2027. Tot die dag blijft het werken.')
  })
})

describe('what is refused', () => {
  test('a change at other amounts than staff saw', async () => {
    const order = await secondYear(person, [BASIS])
    const asked = { ...packaged(order, 'onbeperkt'), toPay: 1, refund: 0 }
    expect(await changeOrder(office('2027-03-10'), asked)).toEqual({ kind: 'priceChanged' })
    expect(await invoicesOf(base, order)).toHaveLength(1)
  })

  test.each([
    ['what is no order', { ...packaged('x', 'basis') }, 'invalid'],
    ['an order that is gone', packaged(randomUUID(), 'basis'), 'notFound'],
    ['what is not sold', packaged(randomUUID(), 'niets'), 'notSold'],
    ['half an extra', extra(randomUUID(), 'ssl', 0.5), 'invalid'],
    ['a hundred', extra(randomUUID(), 'ssl', 100), 'invalid'],
    ['less than none', extra(randomUUID(), 'ssl', -1), 'invalid'],
    ['nothing', null, 'invalid'],
  ])('%s', async (_what, asked, kind) => {
    expect(await previewOrderChange(operator, asked)).toEqual({ kind })
    const press = asked && { ...asked, toPay: 0, refund: 0 }
    expect(await changeOrder(operator, press)).toEqual({ kind })
  })

  test('anybody but staff who sell', async () => {
    const order = await secondYear(person, [BASIS])
    const editor = await staffMember(base.payload, 'editor')
    for (const user of [null, editor, { id: person.id, collection: 'hosting-customers' as const }]) {
      const nobody = { ...base, user }
      await expect(previewOrderChange(nobody, packaged(order, 'onbeperkt'))).rejects.toThrow('not allowed')
      await expect(changeOrder(nobody, packaged(order, 'onbeperkt'))).rejects.toThrow('not allowed')
    }
  })

  test('a removal while the renewal runs: one waits for the other', async () => {
    const order = await secondYear(person, [BASIS, SSL])
    const asked = { ...extra(order, 'ssl-premium', 0), toPay: 0, refund: 2_397 }
    const racing = [renewOrder(office('2027-03-10'), order), changeOrder(office('2027-03-10'), asked)]
    await Promise.all(racing)
    const { rows } = await database(base).drizzle.execute(
      `select count(*)::int as n from hosting_invoices where order_id = '${order}'`,
    )
    expect(rows[0]).toEqual({ n: 2 })
  })
})
