import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { refundPayment } from '@/features/billing/server/bookings/refundPayment'
import type { Basket } from '@/features/orders/model/orderLines'
import { NO_START_CHOICES, type StartChoices } from '@/features/orders/model/startChoices'
import { recordDomainOutcome } from '@/features/orders/server/recordDomainOutcome'
import { acceptWithdrawal } from '@/features/orders/server/settleWithdrawal'
import { startScheduledOrders } from '@/features/orders/server/startScheduledOrders'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import type { Ctx } from '@/platform/ctx'
import { formatAmount } from '@/platform/money/euro'
import { expectReconciled } from '../../support/bookings'
import { dnsPeer } from '../../support/dnsPeer'
import { euros } from '../../support/molliePeer'
import { lookingUp, newName, order, ownerOf } from '../../support/orders'
import { invoicesOf, mailsOn, orderOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import { staffMember } from '../../support/testCtx'
import { statementOf, withdrawalsOf } from '../../support/withdrawals'

const { ctx: paying, peer, become } = await payingCtx()
const dns = await dnsPeer()
const ctx = lookingUp(paying, dns)
const operator = { user: await staffMember(ctx.payload, 'operator') }
const at = (moment: string, as: Ctx = ctx): Ctx => ({
  ...as,
  clientIp: randomUUID(),
  now: () => new Date(moment),
})

afterAll(async () => {
  dns.close()
  await expectReconciled(ctx)
})

/** 24 November 2026 is a Tuesday. Of an order of the 22nd the last day is Sunday 6 December, and so Monday. */
const WHEN = {
  'in time': ['2026-11-24T10:00:00Z', '2026-11-30T10:00:00Z', '30 nov 2026, 11:00', '2026-12-14'],
  'in the last minute': ['2026-11-24T10:00:00Z', '2026-12-08T22:59:59Z', '8 dec 2026, 23:59', '2026-12-22'],
  'after a last day that is a Sunday': [
    ...(['2026-11-22T10:00:00Z', '2026-12-07T22:59:59Z', '7 dec 2026, 23:59', '2026-12-21'] as const),
  ],
  late: ['2026-11-24T10:00:00Z', '2026-12-14T10:00:00Z', '14 dec 2026, 11:00', '2026-12-28'],
} as const
const FIRST_MORNING = '2026-12-08T23:01:00Z'

const hosting = (part: Partial<Basket> = {}) => ({ cycle: 'monthly' as const, extras: [], ...part })

const BASKETS = {
  hosting: () => hosting(),
  'hosting by the year': () => hosting({ cycle: 'yearly' }),
  'hosting with SSL': () => hosting({ extras: ['ssl-premium'] }),
  'hosting and a name': () => hosting(newName(`proeftuin-${randomUUID().slice(0, 8)}.nl`)),
}

const STARTS = {
  'at once': { atOnce: true, registerName: true, nameIsFinal: true },
  'at once, its name later': { ...NO_START_CHOICES, atOnce: true },
  'after the days to withdraw': NO_START_CHOICES,
} satisfies Record<string, StartChoices>

type Row = [keyof typeof BASKETS, keyof typeof STARTS, keyof typeof WHEN, paid: number, owed: number]

/**
 * Cents with 21% VAT, by hand. Hosting costs 19.50 a month of 30 days or 214.50 a year of 365, SSL 2.50, a name 1.00. Six,
 * fourteen, fifteen and (late) twenty days are owed: never more than their share of the price with VAT.
 */
const ROWS: Row[] = [
  // 4.719 · 11.011 · 11.7975 · 15.73
  ['hosting', 'at once', 'in time', 2360, 471],
  ['hosting', 'at once', 'in the last minute', 2360, 1100],
  ['hosting', 'at once', 'after a last day that is a Sunday', 2360, 1179],
  ['hosting', 'at once', 'late', 2360, 1573],
  // 9.955
  ['hosting by the year', 'at once', 'in the last minute', 25_955, 995],
  // 5.324 · 12.4227 · 13.31 · 17.7467
  ['hosting with SSL', 'at once', 'in time', 2662, 532],
  ['hosting with SSL', 'at once', 'in the last minute', 2662, 1241],
  ['hosting with SSL', 'at once', 'after a last day that is a Sunday', 2662, 1331],
  ['hosting with SSL', 'at once', 'late', 2662, 1774],
  // The days, and 1.21 for the name: 5.929 · 12.221 · 13.0075 · 16.94
  ['hosting and a name', 'at once', 'in time', 2481, 592],
  ['hosting and a name', 'at once', 'in the last minute', 2481, 1221],
  ['hosting and a name', 'at once', 'after a last day that is a Sunday', 2481, 1300],
  ['hosting and a name', 'at once', 'late', 2481, 1694],
  // The name is not registered yet, so that it goes back whole.
  ['hosting and a name', 'at once, its name later', 'in time', 2481, 471],
  ['hosting and a name', 'at once, its name later', 'in the last minute', 2481, 1100],
  // Who did not ask owes nothing.
  ['hosting', 'after the days to withdraw', 'in time', 2360, 0],
  ['hosting', 'after the days to withdraw', 'in the last minute', 2360, 0],
  ['hosting', 'after the days to withdraw', 'after a last day that is a Sunday', 2360, 0],
  ['hosting', 'after the days to withdraw', 'late', 2360, 0],
  ['hosting with SSL', 'after the days to withdraw', 'in time', 2662, 0],
  ['hosting with SSL', 'after the days to withdraw', 'in the last minute', 2662, 0],
  ['hosting with SSL', 'after the days to withdraw', 'after a last day that is a Sunday', 2662, 0],
  ['hosting with SSL', 'after the days to withdraw', 'late', 2662, 0],
  ['hosting and a name', 'after the days to withdraw', 'in time', 2481, 0],
  ['hosting and a name', 'after the days to withdraw', 'in the last minute', 2481, 0],
  ['hosting and a name', 'after the days to withdraw', 'after a last day that is a Sunday', 2481, 0],
  ['hosting and a name', 'after the days to withdraw', 'late', 2481, 0],
]

async function running(what: keyof typeof BASKETS, start: StartChoices, orderedAt: string) {
  const input = await order(ctx, { basket: BASKETS[what](), start })
  const made = await placed(at(orderedAt), input)
  await become(made.payment, { status: 'paid' }, at(orderedAt))
  if (start.registerName && input.basket.domain)
    await recordDomainOutcome({ ...at(orderedAt), ...operator }, made.order, 'registered')
  return { ...made, email: input.customer.email }
}

type Running = Awaited<ReturnType<typeof running>>

/** What staff do about a late one, two days later. */
async function judge({ order: id, email }: Running) {
  expect((await orderOf(ctx, id))?.status).toBe('active')
  expect(await invoicesOf(ctx, id)).toHaveLength(1)
  const [late] = await withdrawalsOf(ctx, email)
  expect(late).toMatchObject({ outcome: 'toReview', doubt: 'late', refund: null })
  const staff = { ...at('2026-12-16T10:00:00Z'), ...operator }
  expect(await acceptWithdrawal(staff, late?.id ?? '')).toEqual({ kind: 'accepted' })
}

async function payBack({ order: id, payment }: Running, withdrawal: string, amount: number) {
  const staff = { ...ctx, ...operator }
  const isTask = async () => (await listWithdrawalTasks(ctx)).some(each => each.id === withdrawal)
  expect(await isTask()).toBe(true)
  const asked = { submissionKey: randomUUID(), payment, amount, reason: 'Herroepen' }
  expect(await refundPayment(staff, asked)).toEqual({ kind: 'refunded' })
  expect(peer.refunds.filter(each => each.paymentId === peer.of(payment).id)).toMatchObject([
    { amount: euros(amount) },
  ])
  expect((await invoicesOf(ctx, id)).map(each => each.paymentStatus)).toEqual(['paid', 'paid'])
  expect(await isTask()).toBe(false)
}

/** The receipt says what was sent and when, and nothing of money; the letter to who ordered says the rest. */
async function expectMails(
  { order: id, email }: Running,
  withdrawal: string,
  { shown, refund, owed }: { shown: string; refund: number; owed: number },
) {
  const receipt = (await mailsOn(ctx, withdrawal)).find(mail => mail.to === email)
  const number = (await orderOf(ctx, id))?.number
  for (const part of [shown, number, 'Jan Proef']) expect(receipt?.text).toContain(part)
  expect(receipt?.text).not.toContain('€')
  const letter = (await mailsOn(ctx, id)).find(mail => mail.template === 'hosting-order-withdrawn')
  for (const amount of [refund, owed].filter(Boolean)) expect(letter?.text).toContain(formatAmount(amount))
}

describe.each(['without log-in', 'logged in'])('%s', how => {
  test.each(ROWS)(
    '%s, begun %s, withdrawn %s: of %i cents %i are owed',
    async (what, start, when, paid, owed) => {
      const [orderedAt, sentAt, shown, dueOn] = WHEN[when]
      const made = await running(what, STARTS[start], orderedAt)
      expect(made.incl).toBe(paid)
      if (when === 'late') await startScheduledOrders(at(FIRST_MORNING))
      const visitor = how === 'logged in' ? await ownerOf(ctx, made.order) : ctx
      const answer = await submitWithdrawal(at(sentAt, visitor), await statementOf(ctx, made))
      expect(answer).toEqual({ kind: 'received', at: shown })
      if (when === 'late') await judge(made)

      const refund = paid - owed
      const [withdrawal] = await withdrawalsOf(ctx, made.email)
      expect(withdrawal).toMatchObject({ outcome: 'accepted', refund, refundDueOn: dueOn })
      expect((await orderOf(ctx, made.order))?.status).toBe('cancelled')
      expect((await invoicesOf(ctx, made.order)).map(each => each.incl)).toEqual([paid, -refund])
      await expectMails(made, withdrawal?.id ?? '', { shown, refund, owed })
      await payBack(made, withdrawal?.id ?? '', refund)
    },
  )
})
