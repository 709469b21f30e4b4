import { describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { markPaidByTransfer, resendInvoice } from '@/features/billing/server/staffInvoices'
import {
  at,
  eventsOf,
  finalise,
  invoiceOf,
  line,
  newCustomer,
  newDraft,
  newFinal,
} from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...at(base, '2026-11-21T12:00:00Z'), user: operator }
const customer = await newCustomer(ctx)
const lines = [line('Basis Hosting', 1950), line('Domeinnaam', 100), line('Korting', -333)]
const newPaid = async () => {
  const id = await newDraft(ctx, customer, { lines })
  await finalise(ctx, id, 'paid')
  return id
}
const credited = async (id: string, part?: Parameters<typeof creditInvoice>[2]) => {
  const result = await creditInvoice(ctx, id, part)
  if (result.kind !== 'credited') throw new Error(result.kind)
  return invoiceOf(ctx, result.id)
}

describe('crediting an invoice', () => {
  test('lets the mail that is sent again ask for no money', async () => {
    const id = await newFinal(ctx, customer)
    await credited(id)
    expect(await resendInvoice(ctx, id)).toEqual({ kind: 'sent' })
    const [again, ...others] = (await mailsAbout(ctx, id)).filter(each => each.text?.includes('gecrediteerd'))
    expect(others).toEqual([])
    expect(again?.text).toContain('je hoeft hem niet te betalen')
    expect(again?.text).not.toMatch(/uiterlijk|Bekijk en betaal/)
  })

  test('takes all of it back to the cent, under a number of its own series', async () => {
    const id = await newPaid()
    const { excl, vat, incl, number, buyer } = await invoiceOf(ctx, id)
    const credit = await credited(id)
    expect(credit).toMatchObject({
      ...{
        series: 'CR',
        status: 'sent',
        paymentStatus: 'pending',
        credits: id,
        creditsNumber: number,
        buyer,
      },
      ...{ excl: -excl, vat: -vat, incl: -incl, issueDate: '2026-11-21' },
    })
    expect(credit.number).toMatch(/^CR2026-\d{5}$/)
    expect(credit.lines.map(each => each.amount)).toEqual([-1950, -100, 333])
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'credited', number, excl, vat, incl })
    expect((await eventsOf(ctx, id)).map(([change]) => change).sort()).toEqual([
      'Creditfactuur gemaakt',
      'Status',
    ])
    expect(await mailsAbout(ctx, credit.id)).toHaveLength(1)
  })

  test('of what was never paid asks nothing of anybody', async () => {
    const id = await newFinal(ctx, customer)
    expect(await credited(id)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('happens once, however many ask', async () => {
    const id = await newPaid()
    const results = await Promise.all(Array.from({ length: 6 }, () => creditInvoice(ctx, id)))
    expect(results.map(each => each.kind).sort()).toEqual([...Array(5).fill('alreadyCredited'), 'credited'])
  })

  test('in part leaves the invoice as it is until the last of it, and never gives more than there was', async () => {
    const id = await newPaid()
    const part = { lines: [line('Domeinnaam', 100)], note: 'De naam was toch bezet.' }
    expect(await credited(id, part)).toMatchObject({ excl: -100, incl: -121, note: part.note })
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'sent' })
    expect(await creditInvoice(ctx, id, { ...part, lines: [line('Te veel', 1618)] })).toEqual({
      kind: 'tooMuch',
    })
    await credited(id, { lines: [line('De rest', 1617)], note: '' })
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'credited' })
  })

  test('takes back what is left, once a part was credited', async () => {
    const id = await newPaid()
    const { excl, vat, incl } = await invoiceOf(ctx, id)
    const part = await credited(id, { lines: [line('Domeinnaam', 60)], note: '' })
    const rest = await credited(id)
    expect(rest.lines.map(each => each.amount)).toEqual([-1950, -40, 333])
    expect([part.excl + rest.excl, part.vat + rest.vat, part.incl + rest.incl]).toEqual([-excl, -vat, -incl])
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'credited' })
    expect(await creditInvoice(ctx, id)).toEqual({ kind: 'alreadyCredited' })
  })

  test('of a part of what nobody paid leaves less to pay', async () => {
    const id = await newFinal(ctx, customer)
    const part = await credited(id, { lines: [line('Basis Hosting', 100)], note: '' })
    expect(part).toMatchObject({ paymentStatus: 'paid', incl: -121 })
    expect(await invoiceOf(ctx, id)).toMatchObject({ status: 'sent', paymentStatus: 'pending', booked: 121 })
  })

  test('is refused for drafts, credits and what does not exist', async () => {
    const credit = await credited(await newPaid())
    expect(await creditInvoice(ctx, await newDraft(ctx, customer))).toEqual({ kind: 'notFinal' })
    expect(await creditInvoice(ctx, credit.id)).toEqual({ kind: 'notFinal' })
    expect(await creditInvoice(ctx, ctx.random())).toEqual({ kind: 'notFound' })
    expect(await creditInvoice(ctx, '../../etc/passwd')).toEqual({ kind: 'notFound' })
  })

  test('is for who sells only', async () => {
    const id = await newPaid()
    const editor = await staffMember(ctx.payload, 'editor')
    const others = [null, editor, { id: customer.id, collection: 'hosting-customers' }]
    for (const user of others) await expect(creditInvoice({ ...ctx, user }, id)).rejects.toThrow()
  })
})

describe('a bank transfer', () => {
  const transfer = { paidOn: '2026-11-20', reference: ' 0987 ' }

  test('is noted once, with its day and reference, and who noted it', async () => {
    const id = await newFinal(ctx, customer)
    const results = await Promise.all([0, 1, 2].map(() => markPaidByTransfer(ctx, id, transfer)))
    expect(results.map(each => each.kind).sort()).toEqual(['notOpen', 'notOpen', 'paid'])
    expect(await invoiceOf(ctx, id)).toMatchObject({ paymentStatus: 'paid', paidOn: '2026-11-20' })
    expect(await eventsOf(ctx, id)).toEqual([['Betaling', 'Openstaand', 'Betaald', 'Proef operator']])
  })

  test.each([
    ['no day', { ...transfer, paidOn: 'gisteren' }, 'paidOn'],
    ['a day that does not exist', { ...transfer, paidOn: '2026-02-30' }, 'paidOn'],
    ['a day to come', { ...transfer, paidOn: '2026-11-22' }, 'paidOn'],
    ['a reference without end', { ...transfer, reference: 'x'.repeat(141) }, 'reference'],
  ])('with %s is refused with a sentence', async (_, typed, field) => {
    const result = await markPaidByTransfer(ctx, await newFinal(ctx, customer), typed)
    expect(result).toEqual({ kind: 'invalid', errors: { [field]: expect.stringMatching(/\.$/) } })
  })

  test('pays no draft, and nothing that is credited or does not exist', async () => {
    const id = await newFinal(ctx, customer)
    await credited(id)
    expect(await markPaidByTransfer(ctx, id, transfer)).toEqual({ kind: 'notOpen' })
    expect(await markPaidByTransfer(ctx, await newDraft(ctx, customer), transfer)).toEqual({
      kind: 'notOpen',
    })
    expect(await markPaidByTransfer(ctx, ctx.random(), transfer)).toEqual({ kind: 'notFound' })
  })
})
