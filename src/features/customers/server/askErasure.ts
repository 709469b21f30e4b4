import { eq } from '@payloadcms/db-postgres/drizzle'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { AskErasureResult } from '@/platform/auth/accountResult'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { erasureAskedMail, erasureTaskMail } from './accountMails'
import { currentCustomerId, customers, lockCustomer } from './customerRecord'
import { mayChange } from './limits'

type Asked = { kind: AskErasureResult['kind']; mails?: QueuedMail[] }

/** Keeps that a customer wants to be forgotten, and writes to them and to staff, who have a month for it. */
export async function requestErasure(ctx: Ctx): Promise<AskErasureResult> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { kind, mails } = await transaction(ctx, tx => recordRequest(ctx, tx, id, company))
    await sendNow(ctx, mails ?? [])
    return { kind }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a request to be forgotten was not saved' })
    return { kind: 'failed' }
  }
}

async function recordRequest(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<Asked> {
  const customer = await lockCustomer(ctx, tx, id)
  if (!customer) return { kind: 'loggedOut' }
  if (customer.erasureAskedAt) return { kind: 'askedBefore' }
  const now = ctx.now().toISOString()
  const table = customers(ctx)
  await tx.sql.update(table).set({ erasureAskedAt: now, updatedAt: now }).where(eq(table.id, id))
  await recordEvent(ctx, tx, {
    collection: 'hosting-customers',
    id,
    change: 'Wil vergeten worden',
    before: null,
    after: 'Gevraagd',
  })
  const letter = { ...customer, company, notifyEmail: company.notifyEmail }
  return {
    kind: 'asked',
    mails: await queueMail(ctx, tx, [erasureAskedMail(letter), erasureTaskMail(letter)]),
  }
}
