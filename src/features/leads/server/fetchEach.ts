import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { getCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { nextFetchAt } from '../model/webhookEvents'
import { requestMetaLead } from './askGraph'
import { faultText } from './faultText'
import type { MetaSettings } from './metaSettings'
import { type Agency, saveMetaLead, type PendingMetaLead } from './saveMetaLead'

/** What every lead's mail says of the agency. */
export async function getAgency(ctx: Ctx): Promise<Agency> {
  const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  return { company, responseTime }
}

/** Fetches leased leads side by side, and answers how many of them came. What did not come is put off, with the reason. */
export async function fetchLeased(
  ctx: Ctx,
  meta: MetaSettings,
  agency: Agency,
  leased: PendingMetaLead[],
): Promise<number> {
  const fetched = await Promise.all(leased.map(waiting => fetchLead(ctx, meta, waiting, agency)))
  const came = fetched.filter(mails => mails !== null)
  await sendNow(ctx, came.flat())
  return came.length
}

async function fetchLead(
  ctx: Ctx,
  meta: MetaSettings,
  waiting: PendingMetaLead,
  agency: Agency,
): Promise<QueuedMail[] | null> {
  try {
    return await saveMetaLead(ctx, waiting, await requestMetaLead(meta, waiting.leadId), agency)
  } catch (error) {
    await recordFailure(ctx, waiting, faultText(error, meta.accessToken))
    return null
  }
}

async function recordFailure(ctx: Ctx, { id, attempts, received }: PendingMetaLead, lastError: string): Promise<void> {
  const failures = attempts + 1
  ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: failures })
  const again = nextFetchAt(failures, received, ctx.now())
  const events = database(ctx).tables.webhook_events
  await database(ctx)
    .drizzle.update(events)
    .set({
      state: again ? 'received' : 'failed',
      attempts: failures,
      nextAttemptAt: again?.toISOString() ?? null,
      lastError,
      updatedAt: ctx.now().toISOString(),
    })
    .where(and(eq(events.id, id), eq(events.state, 'received')))
}
