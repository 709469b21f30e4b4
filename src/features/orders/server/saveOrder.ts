import type { Customer } from '@/features/customers/model/customer'
import { findOrMakeCustomer } from '@/features/customers/server/findOrMakeCustomer'
import { makePasswordLink } from '@/features/customers/server/passwordLinks'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import type { Attachment } from '@/platform/email/MailPort'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { Stopped, submissionStop } from '@/platform/forms/server/limits'
import type { Agreed } from './agreeOrder'
import { billOrder } from './billOrder'
import type { Ordered } from './draftOfOrder'
import { findPlaced, type Placed } from './findPlaced'
import { insertOrder } from './insertOrder'
import { orderMail } from './orderMails'
import { NotBilled, type OrderStop, Stop } from './orderStops'

export type KeptOrder = Placed & ({ kind: 'saved'; mails: QueuedMail[] } | { kind: 'repeated' })

type Bill = (ctx: Ctx, tx: Tx, order: Ordered) => Promise<string | null>

/**
 * One order for one key: customer, order, draft invoice, payment and mail, all of it or nothing. An address that has
 * an account already gets the order in that account, and only whoever reads its mail hears so.
 */
export async function saveOrder(
  ctx: Ctx,
  agreed: Agreed,
  terms: Attachment[],
): Promise<KeptOrder | { kind: OrderStop | 'notSaved' } | Stopped['answer']> {
  try {
    return await saveBilled(ctx, agreed, terms)
  } catch (err) {
    if (err instanceof Stop) return { kind: err.kind }
    if (err instanceof Stopped) return err.answer
    ctx.payload.logger.error({ err, msg: 'an order was not saved' })
    return { kind: 'notSaved' }
  }
}

/** An order stands without its invoice too, and the worker makes that later. */
async function saveBilled(ctx: Ctx, agreed: Agreed, terms: Attachment[]): Promise<KeptOrder> {
  try {
    return await transaction(ctx, tx => save(ctx, tx, agreed, terms, billOrStop))
  } catch (err) {
    if (!(err instanceof NotBilled)) throw err
    ctx.payload.logger.error({ err: err.cause, msg: 'an order is saved without its invoice' })
    return transaction(ctx, tx => save(ctx, tx, agreed, terms, async () => null))
  }
}

async function save(ctx: Ctx, tx: Tx, agreed: Agreed, terms: Attachment[], bill: Bill): Promise<KeptOrder> {
  const { customer: buyer } = agreed.input
  const account = await accountFor(ctx, tx, buyer)
  const order = await insertOrder(ctx, tx, agreed, account.id)
  if (!order) return firstOrder(tx, agreed)
  const { id, orderKey } = order
  const payment = await bill(ctx, tx, { id, customer: account.id, buyer, lines: agreed.lines })
  const passwordLink = account.isNew ? await makePasswordLink(ctx, tx, account.id, 'set') : null
  const mail = orderMail(agreed, { ...order, passwordLink, terms })
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: 'orders', email: buyer.email, proof: agreed.input.gate.proof } as const
  const [stop, mails] = await Promise.all([submissionStop(ctx, sent), queueMail(ctx, tx, [mail])])
  if (stop) throw new Stopped(stop)
  return { kind: 'saved', id, orderKey, payment, mails }
}

/** The specification has words of its own for an account that could not be made. */
async function accountFor(ctx: Ctx, tx: Tx, buyer: Customer) {
  try {
    return await findOrMakeCustomer(ctx, tx, buyer)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the account of an order was not made' })
    throw new Stop('accountNotMade')
  }
}

async function billOrStop(ctx: Ctx, tx: Tx, order: Ordered): Promise<string> {
  try {
    return await billOrder(ctx, tx, order)
  } catch (cause) {
    throw new NotBilled(cause)
  }
}

async function firstOrder(tx: Tx, { input }: Agreed): Promise<KeptOrder> {
  const first = await findPlaced(tx.sql, input)
  if (!first || 'kind' in first) throw new Stop('keyReused')
  return { kind: 'repeated', ...first }
}
