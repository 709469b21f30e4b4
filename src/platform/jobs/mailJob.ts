import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/platform/ctx'
import { runningAttempts } from '@/platform/email/attempts'
import { sendDueMail } from '@/platform/email/outbox'
import { ATTEMPTS_AT_ONCE } from '@/platform/email/retry'

const MAX_WAIT_MS = 10_000

/** Other jobs wait only so long for a slow mail server; sending goes on beside them. */
export async function runMailJob(ctx: Ctx): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - runningAttempts().length
  const sending = free > 0 ? sendDueMail(ctx, free) : Promise.resolve()
  const logged = sending.catch(err => ctx.payload.logger.error({ err, msg: 'mail that is due was not sent' }))
  await Promise.race([logged, pause(MAX_WAIT_MS, null, { ref: false })])
}
