import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import { lastWithdrawalDay } from '@/features/orders/model/withdrawal'
import { addExtra } from '@/features/orders/server/addExtra'
import { recordDomainOutcome } from '@/features/orders/server/recordDomainOutcome'
import { acceptWithdrawal } from '@/features/orders/server/settleWithdrawal'
import { submitWithdrawal, takeWithdrawalStep } from '@/features/orders/server/submitWithdrawal'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { LIMITS } from '@/platform/limits/limits'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { newName, type OrderPart, order, ownerOf, runningOrder } from '../../support/orders'
import { invoicesOf, mailsOn, orderOf, placed, templatesOn } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'
import { statementOf, withdrawalsOf } from '../../support/withdrawals'

const ctx = await testCtx({ mail: storedMail })
const visitor = (now = new Date()) => ({ ...ctx, clientIp: randomUUID(), now: () => now })
const at = (moment: string) => ({ ...ctx, now: () => new Date(moment) })

describe('a withdrawal in time', () => {
  test('ends the order, credits all of it, and sets the last day to pay back', async () => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'), { start: NO_START_CHOICES })
    const answer = await submitWithdrawal(
      visitor(new Date('2026-11-25T11:30:00Z')),
      await statementOf(ctx, made),
    )
    expect(answer).toEqual({ kind: 'received', at: '25 nov 2026, 12:30' })
    const [withdrawal] = await withdrawalsOf(ctx, made.email)
    expect(withdrawal).toMatchObject({ outcome: 'accepted', doubt: null, refund: made.incl })
    expect(withdrawal?.refundDueOn).toBe('2026-12-09')
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'cancelled', endsOn: null })
    const invoices = await invoicesOf(ctx, made.order)
    expect(invoices.map(each => [each.incl, each.paymentStatus])).toEqual([
      [made.incl, 'paid'],
      [-made.incl, 'pending'],
    ])
  })

  test('is confirmed by mail with what was sent, its day and time; the address of the order learns the rest', async () => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'))
    const statement = { ...(await statementOf(ctx, made)), reason: 'Toch niet nodig' }
    await submitWithdrawal(visitor(new Date('2026-11-25T11:30:00Z')), statement)
    const [withdrawal] = await withdrawalsOf(ctx, made.email)
    const mails = await mailsOn(ctx, withdrawal?.id ?? '')
    const receipt = mails.find(mail => mail.template === 'withdrawal-receipt')
    expect(receipt).toMatchObject({ to: made.email, state: 'kept' })
    for (const part of ['25 nov 2026, 12:30', statement.contract, statement.name, 'Toch niet nodig'])
      expect(receipt?.text).toContain(part)
    expect(mails.find(mail => mail.template === 'withdrawal-task')?.text).toContain('9 december 2026')
    const letter = (await mailsOn(ctx, made.order)).find(mail => mail.template === 'hosting-order-withdrawn')
    expect(letter?.to).toBe(made.email)
    expect(letter?.text).toContain('uiterlijk op 9 december 2026')
  })

  test('sent four times at once, in two wordings, happens once', async () => {
    const made = await runningOrder(ctx)
    const statement = await statementOf(ctx, made)
    const now = ctx.now()
    const answers = await Promise.all(
      ['', '', 'Bedacht', 'Bedacht'].map(reason => submitWithdrawal(visitor(now), { ...statement, reason })),
    )
    expect(answers.map(({ kind }) => kind)).toEqual(Array(4).fill('received'))
    const doubts = (await withdrawalsOf(ctx, made.email)).map(each => each.doubt ?? 'none')
    expect(doubts.sort()).toEqual(['none', 'withdrawn'])
    expect(await invoicesOf(ctx, made.order)).toHaveLength(2)
  })

  test('sent again later the same hour answers with the moment of the first, and mails nothing more', async () => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'))
    const statement = await statementOf(ctx, made)
    const first = await submitWithdrawal(visitor(new Date('2026-11-25T11:01:00Z')), statement)
    const again = await submitWithdrawal(visitor(new Date('2026-11-25T11:59:00Z')), statement)
    expect(again).toEqual(first)
    const [withdrawal, ...more] = await withdrawalsOf(ctx, made.email)
    expect(more).toEqual([])
    expect(await templatesOn(ctx, withdrawal?.id ?? '')).toHaveLength(2)
  })

  test('of an unpaid order leaves no draft and nothing to pay back', async () => {
    const input = await order(ctx)
    const made = { ...(await placed(ctx, input)), email: input.customer.email }
    await submitWithdrawal(visitor(), await statementOf(ctx, made))
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'cancelled' })
    expect(await invoicesOf(ctx, made.order)).toEqual([])
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ outcome: 'accepted', refundDueOn: null }])
    const letter = (await mailsOn(ctx, made.order)).find(mail => mail.template === 'hosting-order-withdrawn')
    expect(letter?.text).toContain('Je had nog niets betaald')
  })
})

describe('the confirmation of an order', () => {
  const confirmationOf = async (kind: 'private' | 'business') => {
    const company = kind === 'business' ? { company: 'Proeftuin', kvk: '12345678' } : {}
    const made = await placed(ctx, await order(ctx, { customer: { kind, ...company } }))
    const [mail] = (await mailsOn(ctx, made.order)).filter(each => each.template === 'hosting-order')
    return { text: mail?.text, order: await orderOf(ctx, made.order) }
  }

  test('tells a consumer of the right, where it is used, and the model form', async () => {
    const { text, order: made } = await confirmationOf('private')
    const lastDay = lastWithdrawalDay(dayOf(new Date(made?.createdAt ?? '')), true)
    for (const part of [
      `tot en met ${formatPlainDay(lastDay)}, zonder reden`,
      'Overeenkomst hier herroepen: http',
      'Modelformulier voor herroeping',
    ])
      expect(text).toContain(part)
    expect(made?.withdrawalInformedAt).toEqual(expect.any(String))
  })

  test('says nothing of it to a business', async () => {
    const { text, order: made } = await confirmationOf('business')
    expect(text).not.toMatch(/herroep/i)
    expect(made?.withdrawalInformedAt).toBeNull()
  })
})

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)

/** Cents with 21% VAT, worked out by hand from the prices of the seed. */
const AMOUNTS: [string, OrderPart['basket'], number][] = [
  ['a package by the month: 19.50 + 4.10', { cycle: 'monthly', extras: [] }, 2360],
  ['a package by the year: 214.50 + 45.05', { extras: [] }, 25_955],
  ['with an extra: 244.50 + 51.35', { extras: ['ssl-premium'] }, 29_585],
  [
    'another package with two extras: 97.99 + 20.58',
    { packageKey: 'onbeperkt', cycle: 'monthly', extras: ['seo', 'backup-90'] },
    11_857,
  ],
  ['with a domain name: 215.50 + 45.26', { extras: [], ...newName('herroep-a.nl') }, 26_076],
  [
    'a package, an extra and a name: 92.50 + 19.43',
    { packageKey: 'webshop', cycle: 'monthly', extras: ['extra-email'], ...newName('herroep-b.nl') },
    11_193,
  ],
]

describe('what is paid back to the cent', () => {
  test.each(AMOUNTS)('%s', async (_what, basket, paid) => {
    const made = await runningOrder(ctx, { basket })
    expect(made.incl).toBe(paid)
    await submitWithdrawal(visitor(), await statementOf(ctx, made))
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ refund: paid }])
    expect(sum((await invoicesOf(ctx, made.order)).map(each => each.incl ?? 0))).toBe(0)
  })

  test('an extra that joined later and is not paid is credited and not paid back', async () => {
    const made = await runningOrder(ctx, { basket: { cycle: 'monthly', extras: [] } })
    await addExtra(await ownerOf(ctx, made.order), made.order, 'ssl-premium')
    expect(await invoicesOf(ctx, made.order)).toHaveLength(2)
    await submitWithdrawal(visitor(), await statementOf(ctx, made))
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ refund: 2360 }])
    const invoices = await invoicesOf(ctx, made.order)
    expect(invoices).toHaveLength(4)
    expect(sum(invoices.map(each => each.incl ?? 0))).toBe(0)
  })
})

/** Of an order by the month of 24 November, thirty days of 23.60; worked out by hand, in cents with VAT. */
const DELIVERED: [string, string, number][] = [
  ['six days: 19.50 × 6/30 = 3.90, and 0.82', '2026-11-30T10:00:00Z', 471],
  // 11.01 with VAT is the share; of whole cents 9.09 and 1.91 come nearest below it.
  ['fourteen in the last minute: 9.09 and 1.91', '2026-12-08T22:59:59Z', 1100],
]

describe('who asked to begin at once is paid back what was not delivered', () => {
  const asked = { basket: { cycle: 'monthly' as const, extras: [] } }
  const operator = async () => ({ user: await staffMember(ctx.payload, 'operator') })

  test.each(DELIVERED)('%s', async (_what, sentAt, owed) => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'), asked)
    await submitWithdrawal(visitor(new Date(sentAt)), await statementOf(ctx, made))
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ refund: 2360 - owed }])
    const invoices = await invoicesOf(ctx, made.order)
    expect(invoices.map(each => each.incl)).toEqual([2360, owed - 2360])
    const letter = (await mailsOn(ctx, made.order)).find(mail => mail.template === 'hosting-order-withdrawn')
    expect(letter?.text).toContain(`Wat al geleverd is, kost ${formatAmount(owed)} incl. btw`)
  })

  test('a name that was registered with both parts of its box is owed, and stays theirs', async () => {
    const part = { basket: { ...asked.basket, ...newName('blijft-van-mij.nl') } }
    const made = await runningOrder(at('2026-11-24T10:00:00Z'), part)
    await recordDomainOutcome(
      { ...at('2026-11-24T12:00:00Z'), ...(await operator()) },
      made.order,
      'registered',
    )
    await submitWithdrawal(visitor(new Date('2026-11-30T10:00:00Z')), await statementOf(ctx, made))
    // Six days of 19.50 and the name, 1.00: 4.90 and 1.03.
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ refund: made.incl - 592 }])
    const letter = (await mailsOn(ctx, made.order)).find(mail => mail.template === 'hosting-order-withdrawn')
    expect(letter?.text).toContain('blijft-van-mij.nl ligt vast en blijft van jou')
  })

  test('late, once staff accept it, by the day on which it was sent', async () => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'), asked)
    await submitWithdrawal(visitor(new Date('2026-12-14T10:00:00Z')), await statementOf(ctx, made))
    const [late] = await withdrawalsOf(ctx, made.email)
    expect(late).toMatchObject({ doubt: 'late', refund: null })
    await acceptWithdrawal({ ...at('2026-12-16T10:00:00Z'), ...(await operator()) }, late?.id ?? '')
    // Twenty of thirty days: 13.00 and 2.73.
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ refund: 2360 - 1573 }])
  })
})

describe('the moment of submission counts', () => {
  // 6 December 2026 is a Sunday.
  test.each([
    ['in the last minute', '2026-11-24T10:00:00Z', '2026-12-08T22:59:59Z', null],
    ['a second later', '2026-11-24T10:00:00Z', '2026-12-08T23:00:00Z', 'late'],
    ['on the Monday after a last day that is a Sunday', '2026-11-22T10:00:00Z', '2026-12-07T22:59:59Z', null],
    ['on the Tuesday after it', '2026-11-22T10:00:00Z', '2026-12-07T23:00:00Z', 'late'],
  ])('%s', async (_what, orderedAt, sentAt, doubt) => {
    const made = await runningOrder(at(orderedAt))
    const answer = await submitWithdrawal(visitor(new Date(sentAt)), await statementOf(ctx, made))
    expect(answer.kind).toBe('received')
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ doubt }])
    expect((await orderOf(ctx, made.order))?.status).toBe(doubt ? 'active' : 'cancelled')
    expect(await invoicesOf(ctx, made.order)).toHaveLength(doubt ? 1 : 2)
  })

  test('of who was told nothing a year longer', async () => {
    const made = await runningOrder(at('2026-11-24T10:00:00Z'))
    await ctx.payload.update({
      ...{ collection: 'hosting-orders', id: made.order, data: { withdrawalInformedAt: null }, depth: 0 },
      ...asSystem,
    })
    await submitWithdrawal(visitor(new Date('2027-12-08T22:59:59Z')), await statementOf(ctx, made))
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([{ outcome: 'accepted', doubt: null }])
  })
})

describe('what is doubtful goes to a person and changes nothing', () => {
  const doubtful = async (made: { order: string; email: string }) => {
    const [withdrawal] = await withdrawalsOf(ctx, made.email)
    expect(withdrawal).toMatchObject({ outcome: 'toReview', refund: null, refundDueOn: null })
    expect((await orderOf(ctx, made.order))?.status).toBe('active')
    return withdrawal?.doubt
  }

  test('an order of a business', async () => {
    const company = { kind: 'business', company: 'Proeftuin', kvk: '12345678' } as const
    const made = await runningOrder(ctx, { customer: company })
    await submitWithdrawal(visitor(), await statementOf(ctx, made))
    expect(await doubtful(made)).toBe('business')
  })

  test('two orders at once', async () => {
    const made = await runningOrder(ctx)
    const statement = await statementOf(ctx, made)
    await submitWithdrawal(visitor(), { ...statement, contract: `${statement.contract} en HO261121042` })
    expect(await doubtful(made)).toBe('several')
  })

  test('a description instead of a number', async () => {
    const made = await runningOrder(ctx)
    const statement = await statementOf(ctx, made)
    await submitWithdrawal(visitor(), { ...statement, contract: 'mijn hosting van vorige week' })
    expect(await doubtful(made)).toBe('unknown')
  })
})

describe('a stranger', () => {
  test('gets the same answer and the same mail, whether the order exists or not', async () => {
    const made = await runningOrder(ctx)
    const { contract } = await statementOf(ctx, made)
    const now = new Date('2026-11-25T11:30:00Z')
    const [known, unknown] = await Promise.all(
      [contract, 'HO999999999'].map(async asked => {
        const email = `${randomUUID()}@proeftuin.example`
        const answer = await submitWithdrawal(visitor(now), {
          ...{ name: 'Jan Proef', contract: asked, email, reason: '' },
        })
        const [withdrawal] = await withdrawalsOf(ctx, email)
        const [receipt] = (await mailsOn(ctx, withdrawal?.id ?? '')).filter(mail => mail.to === email)
        expect(withdrawal).toMatchObject({ outcome: 'toReview', doubt: 'unknown', order: null })
        return JSON.stringify([answer, receipt?.text]).replaceAll(asked, '').replaceAll(email, '')
      }),
    )
    expect(known).toBe(unknown)
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'active', withdrawnAt: null })
  })

  test('floods nobody: the seventh statement to one address in an hour is refused, and kept nowhere', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    const send = (nth: number) =>
      submitWithdrawal(visitor(), { name: 'Jan Proef', contract: `HO99999${1000 + nth}`, email, reason: '' })
    const { points } = LIMITS['submit-mail']
    for (let nth = 0; nth < points; nth++) expect((await send(nth)).kind).toBe('received')
    expect(await send(points)).toEqual({ kind: 'tooMany' })
    expect(await withdrawalsOf(ctx, email)).toHaveLength(points)
  })
})

describe('the two steps', () => {
  const typed = { name: ' Jan  Proef ', contract: 'HO261121042', email: 'jan@proeftuin.example', reason: '' }

  test('show what was typed, without stray spaces, and keep nothing before it is confirmed', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    const shown = await takeWithdrawalStep(visitor(), { ...typed, email, step: 'check' })
    expect(shown).toEqual({ kind: 'toConfirm', values: { ...typed, name: 'Jan Proef', email } })
    expect(await withdrawalsOf(ctx, email)).toEqual([])
    const done = await takeWithdrawalStep(visitor(), { ...shown.values, step: 'confirm' })
    expect(done.kind).toBe('received')
    expect(await withdrawalsOf(ctx, email)).toHaveLength(1)
  })

  test('go back to what was typed', async () => {
    expect(await takeWithdrawalStep(visitor(), { ...typed, step: 'change' })).toMatchObject({
      ...{ kind: 'idle', values: typed },
    })
  })

  test.each(['check', 'confirm', ''])('say what is missing, also to a forged step (%s)', async step => {
    const answer = await takeWithdrawalStep(visitor(), { name: '', contract: ' ', email: 'jan', step })
    expect(answer.kind === 'invalid' && Object.keys(answer.errors).sort()).toEqual([
      'contract',
      'email',
      'name',
    ])
  })
})
