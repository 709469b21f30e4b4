import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { creditInvoice, creditInvoicePartly } from '@/features/billing/server/creditInvoice'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { finalise, invoiceOf, line, newCustomer, newDraft } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const customer = await newCustomer(ctx)
const hours = { label: 'Uur werk', quantity: 3, unitPrice: 7500, amount: 22_500, vatRate: 21 }
const lines = [hours, line('Domeinnaam', 107), line('Korting', -333)]

async function newPaid(): Promise<string> {
  const id = await newDraft(ctx, customer, { lines })
  await finalise(ctx, id, 'paid')
  return id
}

const asked = (choices: [number, number][], part: object = {}) => ({
  ...{ submissionKey: randomUUID(), note: 'Zoals besproken.' },
  lines: choices.map(([at, amount]) => ({ line: at, amount })),
  ...part,
})

async function credited(id: string, choices: [number, number][]) {
  const result = await creditInvoicePartly(ctx, id, asked(choices))
  if (result.kind !== 'credited') throw new Error(result.kind)
  return invoiceOf(ctx, result.id)
}

describe('crediting a part of an invoice', () => {
  test('is a credit of the chosen lines, numbered, noted and mailed', async () => {
    const id = await newPaid()
    const credit = await credited(id, [
      [0, 5000],
      [1, 107],
    ])
    expect(credit).toMatchObject({
      ...{ series: 'CR', credits: id, paymentStatus: 'pending', note: 'Zoals besproken.' },
      ...{ excl: -5107, vat: -1072, incl: -6179, number: expect.stringMatching(/^CR\d{4}-\d{5}$/) },
      lines: [
        { label: 'Uur werk', quantity: 1, unitPrice: -5000, amount: -5000 },
        { label: 'Domeinnaam', quantity: 1, unitPrice: -107, amount: -107 },
      ],
    })
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'sent', paymentStatus: 'paid' })
    expect(await mailsAbout(ctx, credit.id)).toHaveLength(1)
  })

  test('has the VAT of the rate of its lines, and ends at that of the invoice', async () => {
    const id = await newDraft(ctx, customer, { lines: [line('Uren', 107), line('Handleiding', 105, 9)] })
    await finalise(ctx, id, 'paid')
    const half = await credited(id, [[1, 50]])
    expect(half).toMatchObject({ vat: -5, vatRates: [{ rate: 9, excl: -50, vat: -5 }] })
    const rest = await creditInvoice(ctx, id)
    expect(rest.kind === 'credited' && (await invoiceOf(ctx, rest.id))).toMatchObject({
      incl: -188,
      vatRates: [
        { rate: 21, excl: -107, vat: -22 },
        { rate: 9, excl: -55, vat: -4 },
      ],
    })
  })

  test('may go on until nothing is left, and comes to the invoice to the cent', async () => {
    const id = await newPaid()
    const parts = [
      await credited(id, [[1, 3]]),
      await credited(id, [[1, 4]]),
      await credited(id, [
        [0, 22_500],
        [2, -333],
      ]),
    ]
    const all = await creditInvoice(ctx, id)
    if (all.kind !== 'credited') throw new Error(all.kind)
    const credits = [...parts, await invoiceOf(ctx, all.id)]
    const { excl, vat, incl, status } = await invoiceOf(ctx, id)
    const sumOf = (amount: 'excl' | 'vat' | 'incl') =>
      credits.reduce((sum, credit) => sum - credit[amount], 0)
    expect([sumOf('excl'), sumOf('vat'), sumOf('incl'), status]).toEqual([excl, vat, incl, 'credited'])
    expect(await creditInvoicePartly(ctx, id, asked([[0, 1]]))).toEqual({ kind: 'alreadyCredited' })
  })

  test('of a line takes no more than is left of it, or of the whole', async () => {
    const id = await newPaid()
    await credited(id, [[0, 20_000]])
    expect(await creditInvoicePartly(ctx, id, asked([[0, 2501]]))).toEqual({ kind: 'tooMuch' })
    expect(await creditInvoicePartly(ctx, id, asked([[0, 2275]]))).toEqual({ kind: 'tooMuch' })
    expect(await creditInvoicePartly(ctx, id, asked([[9, 1]]))).toEqual({ kind: 'tooMuch' })
    expect(await creditInvoicePartly(ctx, id, asked([[0, 2274]]))).toMatchObject({ kind: 'credited' })
  })

  test('takes no more than the invoice came to after its reduction', async () => {
    expect(
      await creditInvoicePartly(
        ctx,
        await newPaid(),
        asked([
          [0, 22_500],
          [1, 107],
        ]),
      ),
    ).toEqual({ kind: 'tooMuch' })
  })

  test('sent again is the same credit, also at the same moment; with other content it is refused', async () => {
    const [id, request] = [await newPaid(), asked([[0, 100]])]
    const all = await Promise.all(Array.from({ length: 6 }, () => creditInvoicePartly(ctx, id, request)))
    expect(new Set(all.map(each => JSON.stringify(each))).size).toBe(1)
    expect(await creditInvoicePartly(ctx, id, { ...request, note: '' })).toEqual({ kind: 'keyReused' })
    expect((await invoiceDetail(ctx, id))?.credited).toMatchObject({
      ...{ excl: 100, vatRates: [{ rate: 21, excl: 100, vat: 21 }] },
    })
  })

  test('by two at the same moment never gives more than there is', async () => {
    const id = await newPaid()
    const both = await Promise.all([0, 1].map(() => creditInvoicePartly(ctx, id, asked([[0, 22_000]]))))
    expect(both.map(each => each.kind).sort()).toEqual(['credited', 'tooMuch'])
  })

  test('shows on the invoice, with every credit by its number', async () => {
    const id = await newPaid()
    const numbers = [await credited(id, [[0, 100]]), await credited(id, [[1, 7]])].map(each => each.number)
    const detail = await invoiceDetail(ctx, id)
    expect(detail?.mirrors.map(each => each.number)).toEqual(numbers)
    expect(detail?.credited).toMatchObject({ excl: 107, vatRates: [{ rate: 21, excl: 107, vat: 22 }] })
    expect(detail?.credited.lines.map(each => each.amount)).toEqual([-100, -7])
  })

  test.each([
    ['no line', [], 'lines'],
    ['less than nothing', [[2, -333]], 'lines'],
    ['no amount', [[0, null]], 'lines.0.amount'],
  ] as [string, [number, number][], string][])(
    'of %s is refused with a sentence',
    async (_, choices, field) => {
      const result = await creditInvoicePartly(ctx, await newPaid(), asked(choices))
      expect(result).toEqual({ kind: 'invalid', errors: { [field]: expect.stringMatching(/\.$/) } })
    },
  )

  test('is for final invoices, that exist, and for who sells', async () => {
    const request = asked([[0, 100]])
    expect(await creditInvoicePartly(ctx, await newDraft(ctx, customer), request)).toEqual({
      kind: 'notFinal',
    })
    expect(await creditInvoicePartly(ctx, randomUUID(), request)).toEqual({ kind: 'notFound' })
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor, { id: customer.id, collection: 'hosting-customers' }])
      await expect(creditInvoicePartly({ ...ctx, user }, randomUUID(), request)).rejects.toThrow()
  })
})
