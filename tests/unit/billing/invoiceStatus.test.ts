import { describe, expect, test } from 'vitest'
import {
  canInvoiceBecome,
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
  type InvoiceStatus,
  invoicePaymentStatus,
  invoiceSeries,
  invoiceStatus,
  isCreditable,
  isOpenInvoice,
  isUnpaidInvoice,
} from '@/features/billing/model/invoiceStatus'

const STATUSES = INVOICE_STATUSES.map(each => each.value)
const PAYMENT_STATUSES = INVOICE_PAYMENT_STATUSES.map(each => each.value)

describe('an invoice becomes', () => {
  test.each<[InvoiceStatus, InvoiceStatus[]]>([
    ['draft', ['sent']],
    ['sent', ['credited']],
    ['credited', []],
  ])('from %s one of %j', (from, to) => {
    expect(STATUSES.filter(each => canInvoiceBecome(from, each))).toEqual(to)
  })
})

describe('what a status means', () => {
  test.each([
    ['isDraft', ['draft']],
    ['isFinal', ['sent', 'credited']],
    ['isInForce', ['sent']],
    ['isCredited', ['credited']],
  ] as const)('%s: %j', (meaning, values) => {
    expect(STATUSES.filter(value => invoiceStatus(value)[meaning])).toEqual(values)
  })

  test.each([
    ['isPaid', ['paid']],
    ['isOverdue', ['overdue']],
  ] as const)('%s: %j', (meaning, values) => {
    expect(PAYMENT_STATUSES.filter(value => invoicePaymentStatus(value)[meaning])).toEqual(values)
  })

  test('of the two series one takes money back', () => {
    expect(INVOICE_SERIES.map(({ value, label, isCredit }) => [value, label, isCredit])).toEqual([
      ['INV', 'Factuur', false],
      ['CR', 'Creditfactuur', true],
    ])
  })
})

test.each([
  ['draft', 'Concept', 'grey'],
  ['sent', 'Verstuurd', 'green'],
  ['credited', 'Gecrediteerd', 'grey'],
] as const)('%s is shown as %s, %s', (value, label, tone) => {
  expect(invoiceStatus(value)).toMatchObject({ label, tone })
})

test.each([
  ['paid', 'Betaald', 'green'],
  ['pending', 'Openstaand', 'amber'],
  ['overdue', 'Achterstallig', 'red'],
] as const)('%s is shown as %s, %s', (value, label, tone) => {
  expect(invoicePaymentStatus(value)).toMatchObject({ label, tone })
})

test('a status that does not exist is a fault at once', () => {
  // @ts-expect-error the compiler knows every status
  expect(() => invoiceStatus('lost')).toThrow('lost')
  // @ts-expect-error and every status of the money
  expect(() => invoicePaymentStatus('lost')).toThrow('lost')
  // @ts-expect-error and every series
  expect(() => invoiceSeries('PRO')).toThrow('PRO')
})

/** Whether it is still to be paid, be it by us; whether its customer has to pay it; and whether it can be credited. */
test.each([
  ['INV', 'sent', 'pending', true, true, true],
  ['INV', 'sent', 'overdue', true, true, true],
  ['INV', 'sent', 'paid', false, false, true],
  ['INV', 'credited', 'overdue', false, false, false],
  ['INV', 'credited', 'paid', false, false, false],
  ['INV', 'draft', 'pending', false, false, false],
  ['CR', 'sent', 'pending', true, false, false],
  ['CR', 'sent', 'paid', false, false, false],
  ['CR', 'draft', 'pending', false, false, false],
] as const)(
  '%s, %s and %s: unpaid %s, open %s, to be credited %s',
  (series, status, paymentStatus, isUnpaid, isOpen, mayCredit) => {
    const invoice = { series, status, paymentStatus }
    expect(isUnpaidInvoice(invoice)).toBe(isUnpaid)
    expect(isOpenInvoice(invoice)).toBe(isOpen)
    expect(isCreditable(invoice)).toBe(mayCredit)
  },
)
