import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { getClaims } from '@/features/catalogue/server/getClaims'
import { getCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { nextFetch } from '../model/webhookEvents'
import { askGraph } from './askGraph'
import { faultText } from './faultText'
import type { MetaSettings } from './metaSettings'
import { type Agency, saveMetaLead, type WaitingLead } from './saveMetaLead'

/** What every lead's mail says of the agency. */
export async function readAgency(ctx: Ctx): Promise<Agency> {
  const [company, { responseTime }] = await Promise.all([getCompany(ctx), getClaims(ctx)])
  return { company, responseTime }
}

/** Fetches leased leads side by side, and answers how many of them came. What did not come is put off, with the reason. */
export async function fetchEach(
  ctx: Ctx,
  meta: MetaSettings,
  agency: Agency,
  leased: WaitingLead[],
): Promise<number> {
  const fetched = await Promise.all(leased.map(waiting => fetchLead(ctx, meta, waiting, agency)))
  const came = fetched.filter(mails => mails !== null)
  await sendNow(ctx, came.flat())
  return came.length
}

async function fetchLead(
  ctx: Ctx,
  meta: MetaSettings,
  waiting: WaitingLead,
  agency: Agency,
): Promise<QueuedMail[] | null> {
  try {
    return await saveMetaLead(ctx, waiting, await askGraph(meta, waiting.leadId), agency)
  } catch (error) {
    await putOff(ctx, waiting, faultText(error, meta.accessToken))
    return null
  }
}

async function putOff(ctx: Ctx, { id, attempts, received }: WaitingLead, lastError: string): Promise<void> {
  const failures = attempts + 1
  ctx.payload.logger.warn({ msg: 'an ad lead was not fetched', event: id, attempt: failures })
  const again = nextFetch(failures, received, ctx.now())
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
