import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deleteDraft, finaliseDraft } from '@/features/billing/server/staffInvoices'
import { createInvoice } from '@/features/orders/server/createInvoice'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { at, eventsOf, invoiceOf, newCustomer, newDraft, newFinal, newOrder } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...at(base, '2026-11-21T12:00:00Z'), user: await staffMember(base.payload, 'operator') }
const customer = await newCustomer(ctx)
const typed = {
  ...{ customer: customer.id, order: null, note: 'Zoals besproken.', final: true },
  lines: [
    { label: ' Werk\nop maat ', quantity: 2.5, unit: 'hour', unitPrice: 5400 },
    { label: 'Korting', quantity: 1, unitPrice: -500 },
  ],
}
const made = (input: object, by: Ctx = ctx) => createInvoice(by, { submissionKey: randomUUID(), ...input })
const created = async (input: object) => {
  const result = await made(input)
  if (!('id' in result)) throw new Error(result.kind)
  return { kind: result.kind, invoice: await invoiceOf(ctx, result.id) }
}

describe('an invoice that staff make', () => {
  test('with lines of their own is final, to be paid and mailed', async () => {
    const { kind, invoice } = await created(typed)
    expect(kind).toBe('created')
    expect(invoice).toMatchObject({
      ...{ status: 'sent', paymentStatus: 'pending', note: 'Zoals besproken.', excl: 13_000, incl: 15_730 },
      lines: [
        { label: 'Werk op maat', quantity: 2.5, unit: 'hour', unitPrice: 5400, amount: 13_500 },
        { label: 'Korting', quantity: 1, unitPrice: -500, amount: -500 },
      ],
    })
    expect(await mailsAbout(ctx, invoice.id)).toHaveLength(1)
    expect(await eventsOf(ctx, invoice.id)).toEqual([
      ['Factuur gemaakt', null, 'Verstuurd', 'Proef operator'],
    ])
  })

  test('divides its VAT by the rates that were chosen, to the cent', async () => {
    const lines = [
      { label: 'Advies', quantity: 1.5, unit: 'hour', unitPrice: 7505, vatRate: 21 },
      { label: 'Handleiding', quantity: 3, unitPrice: 999, vatRate: 9 },
      { label: 'Postzegels', quantity: 1, unitPrice: 250, vatRate: 0 },
    ]
    const { invoice } = await created({ ...typed, lines })
    expect(invoice).toMatchObject({
      ...{ excl: 14_505, vat: 2634, incl: 17_139 },
      vatRates: [
        { rate: 21, excl: 11_258, vat: 2364 },
        { rate: 9, excl: 2997, vat: 270 },
        { rate: 0, excl: 250, vat: 0 },
      ],
    })
  })

  test('for an order comes to what was agreed', async () => {
    const order = await newOrder(ctx, customer)
    const { invoice } = await created({ ...typed, order, lines: null, note: '' })
    expect(invoice).toMatchObject({ order, excl: 2050, vat: 431, incl: 2481, note: null })
  })

  test('as a draft bears no number and mails nobody until it is made final', async () => {
    const { kind, invoice } = await created({ ...typed, final: false })
    expect([kind, invoice.number, invoice.status]).toEqual(['drafted', null, 'draft'])
    expect(await mailsAbout(ctx, invoice.id)).toEqual([])
    const results = await Promise.all([0, 1, 2].map(() => finaliseDraft(ctx, invoice.id)))
    expect(results.map(each => each.kind).sort()).toEqual(['created', 'notFound', 'notFound'])
    expect(await invoiceOf(ctx, invoice.id)).toMatchObject({ status: 'sent', paymentStatus: 'pending' })
    expect(await mailsAbout(ctx, invoice.id)).toHaveLength(1)
  })

  test('can be thrown away as long as it is a draft', async () => {
    const { invoice } = await created({ ...typed, final: false })
    expect(await deleteDraft(ctx, invoice.id)).toEqual({ kind: 'dropped' })
    await expect(invoiceOf(ctx, invoice.id)).rejects.toThrow()
    expect(await deleteDraft(ctx, await newFinal(ctx, customer))).toEqual({ kind: 'notFound' })
  })

  test('is not the draft of an order that waits for its payment', async () => {
    const order = await newOrder(ctx, customer, { status: 'pending' })
    const id = await newDraft(ctx, customer, { order })
    expect(await finaliseDraft(ctx, id)).toEqual({ kind: 'awaitsPayment' })
    expect(await deleteDraft(ctx, id)).toEqual({ kind: 'awaitsPayment' })
  })

  test.each([
    ['no lines', { lines: [] }, 'lines'],
    ['a line without words', { lines: [{ label: ' ', quantity: 1, unitPrice: 1 }] }, 'lines.0.label'],
    [
      'parts of a hundredth',
      { lines: [{ label: 'Uur', quantity: 0.005, unitPrice: 1 }] },
      'lines.0.quantity',
    ],
    ['nothing of it', { lines: [{ label: 'Uur', quantity: 0, unitPrice: 1 }] }, 'lines.0.quantity'],
    [
      'a unit that nobody knows',
      { lines: [{ label: 'Uur', quantity: 1, unit: 'x', unitPrice: 1 }] },
      'lines.0.unit',
    ],
    [
      'a rate of nowhere',
      { lines: [{ label: 'Uur', quantity: 1, unitPrice: 1, vatRate: 19 }] },
      'lines.0.vatRate',
    ],
    [
      'no kind of work',
      { lines: [{ label: 'Uur', quantity: 1, unitPrice: 1, supply: 'x' }] },
      'lines.0.supply',
    ],
    ['parts of a cent', { lines: [{ label: 'Uur', quantity: 1, unitPrice: 0.1 }] }, 'lines.0.unitPrice'],
    ['less than nothing', { lines: [{ label: 'Terug', quantity: 1, unitPrice: -1 }] }, 'lines'],
    ['nobody', { customer: 'x' }, 'customer'],
  ])('about %s is refused with a sentence', async (_, part, field) => {
    const result = await made({ ...typed, ...part })
    expect(result).toEqual({ kind: 'invalid', errors: { [field]: expect.stringMatching(/\.$/) } })
  })

  test('is for a customer who exists, and for an order of theirs', async () => {
    const order = await newOrder(ctx, await newCustomer(ctx))
    expect(await made({ ...typed, customer: ctx.random() })).toEqual({ kind: 'notFound' })
    expect(await made({ ...typed, order })).toEqual({ kind: 'notFound' })
  })

  test('fails in one word when the database refuses, and draws no number', async () => {
    const { invoice: before } = await created(typed)
    const failing = { ...ctx, random: () => 'no id' }
    expect(await made(typed, failing)).toEqual({ kind: 'failed' })
    const { invoice: after } = await created(typed)
    expect(Number(after.number?.slice(-5))).toBe(Number(before.number?.slice(-5)) + 1)
  })

  test('is made by nobody else', async () => {
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor, { id: customer.id, collection: 'hosting-customers' }])
      await expect(made(typed, { ...ctx, user })).rejects.toThrow()
  })

  test('is made by more at once than there are connections', async () => {
    const order = await newOrder(ctx, customer)
    const { max } = database(ctx).pool.options
    const asked = { ...typed, order, lines: null, final: false }
    const many = await Promise.all(Array.from({ length: 2 * (max ?? 20) }, () => made(asked)))
    expect(new Set(many.map(each => each.kind))).toEqual(new Set(['drafted']))
  })
})
