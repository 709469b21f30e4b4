import { getCompany, type OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow, wasSent } from '@/platform/email/outbox'
import { type FormGuard, fieldErrors } from '@/platform/forms/fields'
import { type FormValues, readFormGuard } from '@/platform/http/formInput'
import { checkSubmissionLimits, SubmissionLimited } from '@/platform/limits/checkLimits'
import { registryOf } from '@/platform/registry'
import { formatMoment } from '@/platform/time/zone'
import {
  orderNumbersIn,
  WITHDRAWAL_DOUBTS,
  type WithdrawalDoubt,
  type WithdrawalResult,
  type WithdrawalStatement,
  withdrawalDoubt,
  withdrawalSchema,
} from '../model/withdrawal'
import { WITHDRAWAL_STEP, WITHDRAWAL_STEPS, type WithdrawalState } from '../model/withdrawalSteps'
import { findOrderOf, lockOrder } from './orderRepository'
import type { Order } from './orderRow'
import { WITHDRAWAL_RECEIPT, withdrawalReceipt, withdrawalTask } from './withdrawalMails'
import { findWithdrawal, insertWithdrawal, isQuoteWithdrawn } from './withdrawalRepository'
import { withdrawOrder } from './withdrawOrder'

type Submitted = { statement: WithdrawalStatement; gate: FormGuard; submittedAt: Date }

/** One of two steps: what was typed is shown once more, and kept when that is confirmed. */
export async function takeWithdrawalStep(ctx: Ctx, typed: FormValues): Promise<WithdrawalState> {
  if (typed[WITHDRAWAL_STEP] === WITHDRAWAL_STEPS.change) return { kind: 'idle', values: typed }
  if (typed[WITHDRAWAL_STEP] === WITHDRAWAL_STEPS.confirm)
    return { ...(await submitWithdrawal(ctx, typed)), values: typed }
  const statement = checkWithdrawal(typed)
  if ('errors' in statement) return { kind: 'invalid', errors: statement.errors, values: typed }
  return { kind: 'toConfirm', values: statement }
}

function checkWithdrawal(typed: FormValues): WithdrawalStatement | { errors: Record<string, string> } {
  const { name = '', contract = '', email = '', reason = '' } = typed
  const parsed = withdrawalSchema.safeParse({ name, contract, email, reason })
  return parsed.success ? parsed.data : { errors: fieldErrors(parsed.error.issues) }
}

/**
 * Always keeps the statement and mails a receipt. Only a clear case ends an order or an assignment; the answer is the same
 * for all.
 */
export async function submitWithdrawal(ctx: Ctx, typed: FormValues): Promise<WithdrawalResult> {
  const statement = checkWithdrawal(typed)
  if ('errors' in statement) return { kind: 'invalid', errors: statement.errors }
  const submittedAt = ctx.now()
  // The key is always made of the content: who corrects a statement and sends it again makes another one.
  const guarded = { ...typed, submissionKey: '' }
  const gate = readFormGuard(guarded, { form: 'withdrawal', ...statement }, submittedAt)
  if (!gate.success) return { kind: 'notSaved' }
  try {
    return await submit(ctx, { statement, gate: gate.data, submittedAt })
  } catch (err) {
    if (err instanceof SubmissionLimited) return err.answer
    ctx.payload.logger.error({ err, msg: 'a withdrawal was not saved' })
    return { kind: 'notSaved' }
  }
}

/** What is mailed and drawn of an agreement follows from the worker, so that the answer takes as long without one. */
async function submit(ctx: Ctx, submitted: Submitted): Promise<WithdrawalResult> {
  const company = await getCompany(ctx)
  const { id, at, mails } = await transaction(ctx, tx => save(ctx, tx, submitted, company))
  const mailed = await (mails ? sendNow(ctx, mails) : wasSent(ctx, id, WITHDRAWAL_RECEIPT))
  return { kind: mailed ? 'received' : 'receivedWithoutMail', at: formatMoment(new Date(at)) }
}

/** `mails` is null for a statement that stood already. */
type Saved = { id: string; at: string; mails: QueuedMail[] | null }

/** Statement, end of the order, credits and mails: all of it or nothing. */
async function save(ctx: Ctx, tx: Tx, submitted: Submitted, company: OwnCompany): Promise<Saved> {
  const { statement, gate, submittedAt } = submitted
  const { submissionKey } = gate
  const known = await findWithdrawal(tx, submissionKey)
  if (known) return { id: known.id, at: known.submittedAt, mails: null }
  const { order, quote, doubt } = await judge(ctx, tx, submitted)
  const row = { ...statement, submissionKey, submittedAt, order: order?.id ?? null, quote, doubt }
  const id = await insertWithdrawal(ctx, tx, row)
  const sent = { form: 'withdrawals', email: statement.email, proof: gate.proof } as const
  const stop = await checkSubmissionLimits(ctx, sent)
  if (stop) throw new SubmissionLimited(stop)
  const about = { id, statement, submittedAt, company }
  const withdrawn = order && !doubt ? await withdrawOrder(ctx, tx, order, about) : null
  if (quote && !doubt) await registryOf(ctx).withdrawableQuotes.withdraw(ctx, tx, quote, about)
  const task = quote
    ? ({ isQuote: true } as const)
    : ({ isQuote: false, dueOn: withdrawn?.dueOn ?? null } as const)
  const mails = await queueMail(ctx, tx, [
    withdrawalReceipt(about),
    withdrawalTask(about, { ...task, doubt: doubt && doubtLabel(doubt) }),
  ])
  await withdrawn?.credit()
  return { id, at: submittedAt.toISOString(), mails }
}

type Judged = { order: Order | null; quote: string | null; doubt: WithdrawalDoubt | null }

async function judge(ctx: Ctx, tx: Tx, submitted: Submitted): Promise<Judged> {
  const { contract } = submitted.statement
  const [orders, quotes] = [orderNumbersIn(contract), registryOf(ctx).withdrawableQuotes.numbersIn(contract)]
  if (orders.length + quotes.length > 1) return { order: null, quote: null, doubt: 'several' }
  const [number] = quotes
  return number ? judgeQuote(ctx, tx, submitted, number) : judgeOrder(ctx, tx, submitted, orders[0])
}

async function judgeOrder(
  ctx: Ctx,
  tx: Tx,
  { statement: { email }, submittedAt }: Submitted,
  number: string | undefined,
): Promise<Judged> {
  const id = number ? await findOrderOf(tx, { number, email }) : null
  const order = id ? await lockOrder(ctx, tx, id) : null
  return { order, quote: null, doubt: order ? withdrawalDoubt(order, submittedAt) : 'unknown' }
}

async function judgeQuote(
  ctx: Ctx,
  tx: Tx,
  { statement: { email }, submittedAt }: Submitted,
  number: string,
): Promise<Judged> {
  const found = await registryOf(ctx).withdrawableQuotes.lock(tx, { number, email, submittedAt })
  if (!found) return { order: null, quote: null, doubt: 'unknown' }
  const { id: quote, doubt } = found
  return { order: null, quote, doubt: (await isQuoteWithdrawn(tx.sql, quote)) ? 'withdrawn' : doubt }
}

function doubtLabel(doubt: WithdrawalDoubt): string {
  return WITHDRAWAL_DOUBTS.find(each => each.value === doubt)?.label ?? doubt
}
