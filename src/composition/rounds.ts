import { setTimeout as pause } from 'node:timers/promises'
import { markOverdue } from '@/features/billing/server/markOverdue'
import { askOpenPayments } from '@/features/billing/server/payments/askOpenPayments'
import { storeMissingPdfs } from '@/features/billing/server/storeMissingPdfs'
import { warnOfCompanyGaps } from '@/features/billing/server/warnOfCompanyGaps'
import { dropOldLinks } from '@/features/customers/server/dropOldLinks'
import { dropQuarantined } from '@/features/leads/server/dropQuarantined'
import { fetchMetaLeads } from '@/features/leads/server/fetchMetaLeads'
import { forgetOldLeads } from '@/features/leads/server/forgetOldLeads'
import { breakingPromises } from '@/features/leads/server/inbox/breakingPromises'
import { foldLeadCounts } from '@/features/leads/server/inbox/foldCounts'
import { dropSubscribers } from '@/features/newsletter/server/dropSubscribers'
import { billMissingOrders } from '@/features/orders/server/billMissingOrders'
import { breakingSetUps } from '@/features/orders/server/breakingSetUps'
import { cancelAbandoned } from '@/features/orders/server/cancelAbandoned'
import { endCancelledOrders } from '@/features/orders/server/endCancelledOrders'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { dropOldSecurityEvents } from '@/platform/audit/dropOldSecurityEvents'
import { dropExpiredSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import { attemptsUnderWay } from '@/platform/email/attempts'
import { deliverDue } from '@/platform/email/outbox'
import { ATTEMPTS_AT_ONCE } from '@/platform/email/retry'
import { dropExpiredLimits } from '@/platform/jobs/dropExpiredLimits'
import { runJobs } from '@/platform/jobs/runJobs'

const SECOND = 1000
const HOUR = 3600 * SECOND
const ROUND_WAITS_MS = 10 * SECOND

type Round = { name: string; every: number; run: (ctx: Ctx) => Promise<unknown> }

/** What the worker does, and how often. Each of them may run twice without harm. */
export const ROUNDS: Round[] = [
  { name: 'deliver mail', every: SECOND, run: sendDue },
  { name: 'run jobs', every: SECOND / 2, run: runJobs },
  { name: 'fetch ad leads', every: 5 * SECOND, run: fetchMetaLeads },
  { name: 'ask about open payments', every: 10 * SECOND, run: askOpenPayments },
  { name: 'make missing invoice files', every: 10 * SECOND, run: storeMissingPdfs },
  { name: 'bill orders without an invoice', every: 60 * SECOND, run: billMissingOrders },
  { name: 'warn of breaking promises', every: 60 * SECOND, run: breakingPromises },
  { name: 'warn of breaking set-ups', every: 60 * SECOND, run: breakingSetUps },
  { name: 'fold the counts of leads', every: 60 * SECOND, run: foldLeadCounts },
  { name: 'drop expired sessions', every: 60 * SECOND, run: dropExpiredSessions },
  { name: 'cancel unpaid orders', every: HOUR, run: cancelAbandoned },
  { name: 'end cancelled orders', every: HOUR, run: endCancelledOrders },
  { name: 'renew orders', every: HOUR, run: renewOrders },
  { name: 'mark overdue invoices', every: HOUR, run: markOverdue },
  { name: 'warn of missing company numbers', every: HOUR, run: ctx => warnOfCompanyGaps(ctx) },
  { name: 'drop old password links', every: HOUR, run: dropOldLinks },
  { name: 'drop quarantined', every: HOUR, run: dropQuarantined },
  { name: 'forget old leads', every: HOUR, run: forgetOldLeads },
  { name: 'drop newsletter subscribers', every: HOUR, run: dropSubscribers },
  { name: 'drop expired limits', every: HOUR, run: dropExpiredLimits },
  { name: 'drop old security events', every: HOUR, run: dropOldSecurityEvents },
]

/** Sends what is due. The other rounds wait for a slow mail server only so long: the sending goes on beside them. */
async function sendDue(ctx: Ctx): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - attemptsUnderWay().length
  const sending = free > 0 ? deliverDue(ctx, free) : Promise.resolve()
  const logged = sending.catch(err => ctx.payload.logger.error({ err, msg: 'mail that is due was not sent' }))
  await Promise.race([logged, pause(ROUND_WAITS_MS, null, { ref: false })])
}

/** Runs every round when it is due until stopped. A round that fails is logged and comes again. */
export async function runRounds(ctx: Ctx, stop: AbortSignal): Promise<void> {
  const due = new Map(ROUNDS.map(round => [round, 0]))
  while (!stop.aborted) {
    for (const round of ROUNDS.filter(each => (due.get(each) ?? 0) <= Date.now())) {
      due.set(round, Date.now() + round.every)
      await runRound(ctx, round)
    }
    await pause(SECOND / 2, null, { signal: stop }).catch(() => null)
  }
}

async function runRound(ctx: Ctx, { name, run }: Round): Promise<void> {
  try {
    await run(ctx)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `the round "${name}" failed` })
  }
}
