import { setTimeout as pause } from 'node:timers/promises'
import { ATTEMPTS_AT_ONCE } from '@/domain/mail/retry'
import type { Ctx } from '../ctx'
import { dropOldLinks } from '../customers/dropOldLinks'
import { billMissingOrders } from '../hosting/billMissingOrders'
import { breakingSetUps } from '../hosting/breakingSetUps'
import { warnOfCompanyGaps } from '../hosting/warnOfCompanyGaps'
import { cancelAbandoned } from '../invoicing/cancelAbandoned'
import { endCancelledOrders } from '../invoicing/endCancelledOrders'
import { markOverdue } from '../invoicing/markOverdue'
import { renewOrders } from '../invoicing/renewOrders'
import { storeMissingPdfs } from '../invoicing/storeMissingPdfs'
import { dropQuarantined } from '../leads/dropQuarantined'
import { fetchMetaLeads } from '../leads/fetchMetaLeads'
import { forgetOldLeads } from '../leads/forgetOldLeads'
import { breakingPromises } from '../leads/inbox/breakingPromises'
import { foldLeadCounts } from '../leads/inbox/foldCounts'
import { attemptsUnderWay } from '../mail/attempts'
import { deliverDue } from '../mail/outbox'
import { dropSubscribers } from '../newsletter/dropSubscribers'
import { askOpenPayments } from '../payments/askOpenPayments'
import { dropOldSecurityEvents } from '../security/dropOldSecurityEvents'
import { dropExpiredSessions } from '../security/sessions'
import { dropExpiredLimits } from './dropExpiredLimits'
import { runJobs } from './runJobs'

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
