import { describe, expect, test } from 'vitest'
import { daysLate, invoicesToPay, type OwnInvoice, subjectOf } from '@/features/billing/model/invoice'
import { isOpenInvoice, statusOfInvoice } from '@/features/billing/model/invoiceStatus'
import type { OrderLine } from '@/features/orders/model/orderLines'
import type { OwnOrder } from '@/features/orders/model/ownOrder'
import { agreedPrices, dueNow, nextEvent, statusOfOrder } from '@/features/orders/ui/area/orderFacts'
import { calculateTotals } from '@/platform/money/tax'
import { plain } from '../../support/plain'

const priced = (kind: OrderLine['kind'], now: number, later: number, months: number): OrderLine => ({
  ...{ kind, key: kind, label: kind, quantity: 1, unitPrice: now, amount: now, vatRate: 21 },
  renewal: { amount: later, months, minimumMonths: 0, noticeDays: 0 },
})

const order: OwnOrder = {
  ...{
    id: '1',
    number: 'HO261121123',
    status: 'active',
    title: 'Basis',
    packageName: 'Basis',
    billingCycle: 'monthly',
  },
  ...{ domainName: 'proef.example', domainState: 'registered', orderedOn: '2026-11-20', checklist: [] },
  paidAhead: 0,
  lines: [priced('package', 1950, 1950, 1), priced('extra', 250, 250, 1), priced('domain', 100, 3000, 12)],
  ...{
    startedOn: '2026-11-20',
    invoicedUntil: '2026-12-20',
    renewsOn: '2026-12-20',
    domainRenewsOn: '2027-11-20',
    endsOn: null,
  },
  ...{ setUpBy: null, setUpAt: null },
  ...{ withdrawableUntil: null, withdrawnOn: null, announcedPrices: [] },
  ...{ startsOn: null, startRequested: false, nameFrom: null },
}

const invoice: OwnInvoice = {
  ...{
    id: '1',
    number: 'INV2026-00001',
    series: 'INV',
    status: 'sent',
    paymentStatus: 'pending',
    order: '1',
    credits: null,
  },
  labels: ['Basis'],
  period: { from: '2026-11-20', until: '2026-12-20' },
  ...{ excl: 1950, incl: 2360, booked: 0, paidOn: null, issueDate: '2026-11-20', dueDate: '2026-12-04' },
  hasEInvoice: false,
  isWithdrawn: false,
}

test('a status that is none of ours is shown as it is kept', () => {
  expect(statusOfOrder({ status: 'suspended', startsOn: null })).toEqual({ label: 'Opgeschort', tone: 'red' })
  expect(statusOfOrder({ status: 'in de wacht', startsOn: null })).toEqual({
    label: 'in de wacht',
    tone: 'grey',
  })
})

test('an order that waits says on which day it begins', () => {
  const waits = { ...order, status: 'scheduled', startsOn: '2026-12-09', invoicedUntil: null, renewsOn: null }
  expect(statusOfOrder(waits)).toEqual({ label: 'Begint op 9 december 2026', tone: 'amber' })
  expect(nextEvent(waits)).toBe('Begint op 9 december 2026')
  expect(nextEvent({ ...waits, status: 'pending' })).toBe('Begint op 9 december 2026, als je betaald hebt')
})

test('prices stand by how often they are paid, with and without VAT', () => {
  expect(agreedPrices(order)).toEqual([
    { per: 'per maand', amounts: calculateTotals([{ amount: 2200, vatRate: 21 }]) },
    { per: 'per jaar', amounts: calculateTotals([{ amount: 3000, vatRate: 21 }]) },
  ])
  expect(plain(dueNow(order, 'incl'))).toBe('Nu te betalen: € 27,83 incl. btw (€ 23,00 excl.)')
  expect(plain(dueNow({ ...order, paidAhead: 1000 }, 'excl'))).toBe(
    'Nog te betalen: € 17,83 incl. btw. € 10,00 is al binnen.',
  )
  expect(plain(dueNow(order, 'excl'))).toBe('€ 23,00 excl. btw. Nu te betalen: € 27,83 incl. btw')
})

test.each([
  [{}, 'Verlengt op 20 december 2026'],
  [{ endsOn: '2026-12-20' }, 'Stopt op 20 december 2026'],
  [{ status: 'suspended' }, 'Wordt nu niet verlengd'],
  [{ status: 'suspended', endsOn: '2026-12-20' }, 'Stopt op 20 december 2026'],
  [{ status: 'cancelled', endsOn: '2026-12-20' }, 'Gestopt op 20 december 2026'],
  [{ status: 'cancelled', endsOn: null }, 'Gestopt'],
  [{ status: 'cancelled', startedOn: null }, 'Vervallen'],
  [{ status: 'cancelled', withdrawnOn: '2026-11-28' }, 'Herroepen op 28 november 2026'],
  [{ status: 'pending', invoicedUntil: null }, 'Begint zodra je betaling binnen is'],
])('what comes next with an order %o is said: %s', (part, text) => {
  expect(nextEvent({ ...order, ...part })).toBe(text)
})

test.each([
  [{}, 'Openstaand', true],
  [{ paymentStatus: 'overdue' }, 'Achterstallig', true],
  [{ paymentStatus: 'paid' }, 'Betaald', false],
  [{ status: 'credited' }, 'Gecrediteerd', false],
  [{ series: 'CR', incl: -2360 }, 'Creditfactuur', false],
] as const)('an invoice %o reads %s and asks for money: %s', (part, label, open) => {
  expect(statusOfInvoice({ ...invoice, ...part }).label).toBe(label)
  expect(isOpenInvoice({ ...invoice, ...part })).toBe(open)
})

test.each([
  [['Basis', 'SEO-pakket'], 'Basis, proef.example'],
  [['Basis, naar rato'], 'Basis, proef.example'],
  [['Domeinnaam proef.example, eerste jaar'], 'Domeinnaam proef.example, eerste jaar'],
  [['SEO-pakket, naar rato'], 'SEO-pakket, naar rato, proef.example'],
])('an invoice of %j is about "%s"', (labels, subject) => {
  expect(subjectOf({ labels }, order)).toBe(subject)
})

test('an invoice without an order is about its own lines, and an order without a name has no comma', () => {
  expect(subjectOf({ labels: ['Hulp bij verhuizen van de mail', 'Reistijd'] })).toBe(
    'Hulp bij verhuizen van de mail, Reistijd',
  )
  expect(subjectOf({ labels: ['Basis'] }, { ...order, domainName: null })).toBe('Basis')
})

describe('what a customer has to pay', () => {
  test.each<[string, Partial<OwnInvoice>, string, number]>([
    ['on its last day', {}, '2026-12-04', 0],
    ['the day after', {}, '2026-12-05', 1],
    ['twelve days later', { paymentStatus: 'overdue' }, '2026-12-16', 12],
    ['paid', { paymentStatus: 'paid' }, '2026-12-16', 0],
    ['credited', { status: 'credited' }, '2026-12-16', 0],
    ['as one of work that was withdrawn from', { isWithdrawn: true }, '2026-12-16', 0],
    ['as a credit of ours', { series: 'CR' }, '2026-12-16', 0],
  ])('%s', (_when, part, today, late) => {
    expect(daysLate({ ...invoice, ...part }, today)).toBe(late)
  })

  test('stands with the longest late first', () => {
    const later = { ...invoice, id: '2', dueDate: '2026-12-09' }
    const paid = { ...invoice, id: '3', paymentStatus: 'paid' as const }
    const lapsed = { ...invoice, id: '4', isWithdrawn: true }
    expect(invoicesToPay([later, paid, lapsed, invoice]).map(({ id }) => id)).toEqual(['1', '2'])
  })
})
