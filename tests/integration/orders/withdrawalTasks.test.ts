import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { markPaidByTransfer } from '@/features/billing/server/public'
import { eraseCustomer, exportOwnData, requestErasure } from '@/features/customers/server/personalData'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import { hostingStartCard } from '@/features/orders/server/console/stats'
import { warnOfRefunds } from '@/features/orders/server/refundWarnings'
import { acceptWithdrawal, closeWithdrawal } from '@/features/orders/server/settleWithdrawal'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { listUninformedOrders, listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { accountsOf, ownerOf, runningOrder } from '../../support/orders'
import { eventsOn, invoicesOf, mailsOn, orderOf } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'
import { statementOf, withdrawalsOf } from '../../support/withdrawals'

const ctx = await testCtx({ mail: storedMail })
const operator = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
const at = (moment: string): Ctx => ({ ...ctx, clientIp: randomUUID(), now: () => new Date(moment) })

const ORDERED = '2026-11-24T10:00:00Z'

async function withdrawn(sentAt = '2026-11-25T11:30:00Z', orderedAt = ORDERED) {
  const made = await runningOrder(at(orderedAt), { start: NO_START_CHOICES })
  await submitWithdrawal(at(sentAt), await statementOf(ctx, made))
  const [withdrawal] = await withdrawalsOf(ctx, made.email)
  if (!withdrawal) throw new Error('nothing was kept')
  return { ...made, id: withdrawal.id }
}

const late = () => withdrawn('2026-12-20T10:00:00Z')
const taskOf = async (id: string) => (await listWithdrawalTasks(ctx)).find(each => each.id === id)
const warningsOf = async (id: string) =>
  (await mailsOn(ctx, id)).filter(mail => mail.template === 'withdrawal-refund')

async function bookRefund(order: string) {
  const credit = (await invoicesOf(ctx, order)).find(each => (each.incl ?? 0) < 0)
  return markPaidByTransfer(operator, credit?.id ?? '', { paidOn: '2026-11-25', reference: '' })
}

describe('money that must go back', () => {
  test('is a task until the credit is booked, and red after its last day', async () => {
    // Before all that the demonstration has to pay back.
    const { id, order, incl } = await withdrawn('2026-10-25T10:00:00Z', '2026-10-20T10:00:00Z')
    expect(await taskOf(id)).toMatchObject({ refund: incl, refundDueOn: '2026-11-08' })
    const figure = async (moment: string) =>
      (await hostingStartCard.figures({ ...operator, now: () => new Date(moment) })).find(
        each => each.label === 'Herroepingen',
      )
    expect(await figure('2026-11-08T22:59:00Z')).toMatchObject({ isAlarm: false })
    expect(await figure('2026-11-08T23:00:00Z')).toMatchObject({ isAlarm: true })
    await bookRefund(order)
    expect(await taskOf(id)).toBeUndefined()
  })

  test('is mailed about once, three days ahead, and not once it went back', async () => {
    const [open, settled] = [await withdrawn(), await withdrawn()]
    await bookRefund(settled.order)
    await warnOfRefunds(at('2026-12-05T22:59:00Z'))
    expect(await warningsOf(open.id)).toEqual([])
    await Promise.all([1, 2, 3].map(() => warnOfRefunds(at('2026-12-05T23:00:00Z'))))
    await warnOfRefunds(at('2026-12-20T10:00:00Z'))
    expect(await warningsOf(open.id)).toHaveLength(1)
    expect((await warningsOf(open.id))[0]?.text).toContain('9 december 2026')
    expect(await warningsOf(settled.id)).toEqual([])
  })
})

describe('a withdrawal that a person has to judge', () => {
  test('is carried out by staff once, on the order that it named', async () => {
    const made = await late()
    expect(await taskOf(made.id)).toMatchObject({ refundDueOn: null, order: made.order })
    const answers = await Promise.all([1, 2, 3].map(() => acceptWithdrawal(operator, made.id)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['accepted', 'notOpen', 'notOpen'])
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'cancelled' })
    expect(await withdrawalsOf(ctx, made.email)).toMatchObject([
      { outcome: 'accepted', doubt: 'late', refund: made.incl, refundDueOn: '2027-01-03' },
    ])
    expect(await invoicesOf(ctx, made.order)).toHaveLength(2)
    expect((await eventsOn(ctx, made.id)).map(each => each.change)).toContain('Beoordeeld')
  })

  test('is closed, and changes nothing', async () => {
    const made = await late()
    expect(await closeWithdrawal(operator, made.id)).toEqual({ kind: 'closed' })
    expect(await closeWithdrawal(operator, made.id)).toEqual({ kind: 'notOpen' })
    expect(await acceptWithdrawal(operator, made.id)).toEqual({ kind: 'notOpen' })
    expect(await taskOf(made.id)).toBeUndefined()
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'scheduled' })
  })

  test('names no order, and cannot be carried out', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    await submitWithdrawal(at(ORDERED), { name: 'Jan Proef', contract: 'mijn hosting', email, reason: '' })
    const [withdrawal] = await withdrawalsOf(ctx, email)
    expect(await acceptWithdrawal(operator, withdrawal?.id ?? '')).toEqual({ kind: 'noOrder' })
  })

  test.each(['', 'geen-id', randomUUID()])('is not found by another id (%j)', async id => {
    expect(await closeWithdrawal(operator, id)).toEqual({ kind: 'notOpen' })
  })

  test('is no matter for an editor', async () => {
    const made = await late()
    await expect(acceptWithdrawal(editor, made.id)).rejects.toThrow()
    await expect(closeWithdrawal(editor, made.id)).rejects.toThrow()
  })
})

test('who is erased leaves no name in a withdrawal, and had it in their copy', async () => {
  const made = await withdrawn()
  await bookRefund(made.order)
  const owner = await ownerOf(ctx, made.order)
  const data = await exportOwnData({ ...owner, user: { ...owner.user, email: made.email } as Ctx['user'] })
  if (!data || 'kind' in data) throw new Error('there is no copy')
  expect(data.withdrawals.map(each => each.id)).toEqual([made.id])
  const [account] = await accountsOf(ctx, made.email)
  await requestErasure(owner)
  expect(await eraseCustomer(operator, account?.id ?? '')).toMatchObject({ kind: 'erased' })
  expect(await withdrawalsOf(ctx, made.email)).toEqual([])
  const kept = await ctx.payload.findByID({ collection: 'withdrawals', id: made.id, overrideAccess: true })
  expect(kept).toMatchObject({ name: '', email: '', contract: '', reason: null, outcome: 'accepted' })
})

test('staff see which running contracts have the longer right of withdrawal', async () => {
  const [told, untold] = [await runningOrder(at(ORDERED)), await runningOrder(at(ORDERED))]
  const where = { id: { equals: untold.order } }
  const before = { withdrawalInformedAt: null }
  await ctx.payload.update({ collection: 'hosting-orders', where, data: before, ...asSystem })
  const listed = async (moment: string) =>
    (await listUninformedOrders(at(moment))).filter(each => [told.order, untold.order].includes(each.id))
  expect(await listed('2027-12-08T22:00:00Z')).toMatchObject([{ id: untold.order, until: '2027-12-08' }])
  expect(await listed('2027-12-09T00:00:00Z')).toEqual([])
  await submitWithdrawal(at('2026-11-30T10:00:00Z'), await statementOf(ctx, untold))
  expect(await listed('2026-12-01T10:00:00Z')).toEqual([])
})
