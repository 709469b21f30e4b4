import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { bookSentBack, markPaidByTransfer, refundPayment } from '@/features/billing/server/public'
import { submitWithdrawal } from '@/features/orders/server/submitWithdrawal'
import { listWithdrawalTasks } from '@/features/orders/server/withdrawalRepository'
import { stopAssignment } from '@/features/quotes/server/assignmentActs'
import { findAssignmentOf, listInvoicesOf } from '@/features/quotes/server/assignmentRepository'
import { payQuoteInvoice } from '@/features/quotes/server/payQuote'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { mailsOn, templatesOn } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'
import {
  ACCEPTANCE,
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteStaff,
  sentQuote,
} from '../../support/quotes'
import { withdrawalsOf } from '../../support/withdrawals'

const { ctx, peer, become } = await payingCtx()
const db = database(ctx).drizzle
const MOMENT = new Date('2034-03-06T10:00:00Z')
const staff = await quoteStaff(ctx, MOMENT)
const later = { ...ctx, now: () => new Date('2034-03-06T10:00:30Z') }

/** Accepted by a private person, who opened a page to pay half of it. */
async function paying() {
  const prospect = { ...quoteDraft().prospect, kind: 'private' as const, company: '' }
  const schedule = [
    { percent: 50, moment: 'acceptance', day: null } as const,
    { percent: 50, moment: 'delivery', day: null } as const,
  ]
  const quote = await sentQuote(staff, { prospect, schedule })
  const [key, holder] = [await keyOf(ctx, quote), holderAt(ctx, MOMENT)]
  expect(await answerAs(holder, key, 'accept', { ...ACCEPTANCE, company: '' })).toEqual({ kind: 'done' })
  const [invoice] = await listInvoicesOf(db, quote)
  if (!invoice) throw new Error('nothing was invoiced')
  expect(await payQuoteInvoice(holder, key, invoice.number)).toMatchObject({ kind: 'pay' })
  const payment = String([...peer.payments.values()].at(-1)?.redirectUrl).split('betaling=')[1] ?? ''
  return { quote, invoice, payment, email: prospect.email }
}

/** Who withdrew while that page was open. */
async function withdrawnWhilePaying() {
  const made = await paying()
  const { quote, email } = made
  const contract = (await getQuoteDetail(staff, quote))?.number ?? ''
  await submitWithdrawal(holderAt(ctx, MOMENT), { name: 'Hanna Olthof', contract, email, reason: '' })
  const withdrawal = (await withdrawalsOf(ctx, email))[0]?.id ?? ''
  const assignment = (await findAssignmentOf(db, quote))?.id ?? ''
  return { ...made, assignment, withdrawal }
}

const paymentOf = async (id: string) =>
  ctx.payload.findByID({ collection: 'payments', id, depth: 0, ...asSystem })

const taskOf = async (withdrawal: string) =>
  (await listWithdrawalTasks(ctx)).find(({ id }) => id === withdrawal)

const stop = (assignment: string) => stopAssignment(staff, assignment, { reason: 'Herroepen' })

test('a page to pay on that was open as its customer withdrew is cancelled at the provider', async () => {
  const { payment, withdrawal } = await withdrawnWhilePaying()
  expect(peer.of(payment).status).toBe('open')
  await pollOpenPayments(later, 100)
  expect(peer.of(payment).status).toBe('canceled')
  expect(await paymentOf(payment)).toMatchObject({ state: 'canceled' })
  expect(await taskOf(withdrawal)).toMatchObject({ isToStop: true, refundDueOn: null })
})

test('a page to pay on of what nobody withdrew from stays open, and so does what a bank is at work on', async () => {
  const [other, { payment }] = [await paying(), await withdrawnWhilePaying()]
  peer.change(peer.of(payment).id, { status: 'pending' })
  const muchLater = { ...ctx, now: () => new Date('2034-03-06T11:00:00Z') }
  await pollOpenPayments(muchLater, 100)
  expect(peer.of(payment).status).toBe('pending')
  expect(peer.of(other.payment).status).toBe('open')
  const asked = peer.asked.filter(({ path }) => path.endsWith(peer.of(other.payment).id))
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})

test('money that comes anyway is booked, and is a refund to make until it is back', async () => {
  const { quote, invoice, payment, assignment, withdrawal } = await withdrawnWhilePaying()
  peer.letsCancel = false
  await pollOpenPayments(later, 100)
  expect(await paymentOf(payment)).toMatchObject({ state: 'open', problem: null })
  await become(payment, { status: 'paid' }, later)
  expect(await paymentOf(payment)).toMatchObject({ state: 'paid', problem: 'Betaald na herroeping' })
  expect(await templatesOn(ctx, payment)).toEqual(['payment-withdrawn'])
  const templates = await templatesOn(ctx, invoice.id)
  expect(templates).toContain('paid-after-withdrawal')
  expect(templates).not.toContain('payment-received')
  const letter = (await mailsOn(ctx, invoice.id)).find(mail => mail.template === 'paid-after-withdrawal')
  expect(letter?.text).toContain('Uiterlijk op 20 maart 2034')
  const due = { refund: invoice.incl, refundDueOn: '2034-03-20' }
  expect(await taskOf(withdrawal)).toMatchObject({ ...due, isToStop: true })
  expect(await stop(assignment)).toEqual({ kind: 'stopped' })
  expect(await taskOf(withdrawal)).toMatchObject({ ...due, isToStop: false })
  expect((await listInvoicesOf(db, quote))[0]).toMatchObject({ isCredited: true })
  const asked = { submissionKey: randomUUID(), payment, amount: invoice.incl, reason: 'Herroepen' }
  expect(await refundPayment(staff, asked)).toEqual({ kind: 'refunded' })
  expect(await taskOf(withdrawal)).toBeUndefined()
})

test('money that comes once the work was stopped is a refund too, never before it came', async () => {
  const { invoice, payment, assignment, withdrawal } = await withdrawnWhilePaying()
  await stop(assignment)
  expect(await taskOf(withdrawal)).toBeUndefined()
  const muchLater = { ...ctx, now: () => new Date('2034-04-03T10:00:00Z') }
  await become(payment, { status: 'paid' }, muchLater)
  const due = { refund: invoice.incl, refundDueOn: '2034-04-03', isToStop: false }
  expect(await taskOf(withdrawal)).toMatchObject(due)
  const sent = { submissionKey: randomUUID(), amount: invoice.incl, paidOn: '2034-03-06', reference: '' }
  expect(await bookSentBack(staff, invoice.id, sent)).toEqual({ kind: 'booked' })
  expect(await taskOf(withdrawal)).toBeUndefined()
})

test('a transfer that staff book is a refund as well', async () => {
  const { invoice, withdrawal } = await withdrawnWhilePaying()
  const paid = { paidOn: '2034-03-06', reference: '' }
  expect(await markPaidByTransfer(staff, invoice.id, paid)).toEqual({ kind: 'withdrawn' })
  expect(await taskOf(withdrawal)).toMatchObject({ refund: invoice.incl, isToStop: true })
})
