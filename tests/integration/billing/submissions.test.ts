import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deleteDraft, finaliseDraft } from '@/features/billing/server/staffInvoices'
import { createInvoice } from '@/features/orders/server/createInvoice'
import { invoiceOf, newCustomer } from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const customer = await newCustomer(ctx)

const asked = (part: object = {}) => ({
  ...{ submissionKey: randomUUID(), customer: customer.id, order: null, note: '', final: true },
  lines: [{ label: 'Uur werk', quantity: 1, unitPrice: 7500 }],
  ...part,
})

const countOf = async () => {
  const where = { customer: { equals: customer.id } }
  return (await ctx.payload.count({ collection: 'hosting-invoices', where, overrideAccess: true })).totalDocs
}

describe('an invoice that is sent in again', () => {
  test('is the same one, with the same number, mailed once', async () => {
    const request = asked()
    const first = await createInvoice(ctx, request)
    expect(first).toEqual({ kind: 'created', id: expect.any(String), number: expect.stringMatching(/^INV/) })
    expect(await createInvoice(ctx, request)).toEqual(first)
    expect(await mailsAbout(ctx, 'id' in first ? first.id : '')).toHaveLength(1)
  })

  test('by many at the same moment is one, and no number is drawn in vain', async () => {
    const [before, request] = [await countOf(), asked()]
    const all = await Promise.all(Array.from({ length: 8 }, () => createInvoice(ctx, request)))
    expect(new Set(all.map(each => JSON.stringify(each))).size).toBe(1)
    expect(await countOf()).toBe(before + 1)
    const [one, next] = [all[0], await createInvoice(ctx, asked())]
    const numbers = [one, next].map(each => (each && 'number' in each ? Number(each.number.slice(-5)) : 0))
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1)
  })

  test('with another content is refused, and nothing is made', async () => {
    const request = asked()
    await createInvoice(ctx, request)
    const before = await countOf()
    const others = [{ note: 'Anders' }, { final: false }, { lines: [{ ...request.lines[0], quantity: 2 }] }]
    for (const part of others)
      expect(await createInvoice(ctx, { ...request, ...part })).toEqual({ kind: 'keyReused' })
    expect(await countOf()).toBe(before)
  })

  test('is found as it stands now: a draft that became final since', async () => {
    const request = asked({ final: false })
    const drafted = await createInvoice(ctx, request)
    if (drafted.kind !== 'drafted') throw new Error(drafted.kind)
    expect(await createInvoice(ctx, request)).toEqual(drafted)
    await finaliseDraft(ctx, drafted.id)
    const { number } = await invoiceOf(ctx, drafted.id)
    expect(await createInvoice(ctx, request)).toEqual({ kind: 'created', id: drafted.id, number })
  })

  test('is made anew when its draft was thrown away, or when nothing was made the first time', async () => {
    const request = asked({ final: false })
    const first = await createInvoice(ctx, request)
    await deleteDraft(ctx, 'id' in first ? first.id : '')
    expect(await createInvoice(ctx, request)).toMatchObject({ kind: 'drafted' })
    const wrong = asked({ customer: randomUUID() })
    expect(await createInvoice(ctx, wrong)).toEqual({ kind: 'notFound' })
    expect(await createInvoice(ctx, { ...wrong, customer: customer.id })).toMatchObject({ kind: 'created' })
  })

  test.each([undefined, '', 'geen-sleutel'])(
    'needs a key of its own, and %j is none',
    async submissionKey => {
      expect(await createInvoice(ctx, asked({ submissionKey }))).toMatchObject({ kind: 'invalid' })
    },
  )
})
