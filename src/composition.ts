import { setTimeout as pause } from 'node:timers/promises'
import { markOverdue } from '@/features/billing/server/dunning'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { warnOfMissingNumbers } from '@/features/billing/server/missingNumbers'
import { pollOpenPayments } from '@/features/billing/server/payments/paymentUpdates'
import { deleteExpiredLinks } from '@/features/customers/server/customerRepository'
import { warnOfDeadlines } from '@/features/leads/server/deadlineWarnings'
import { foldLeadCounts } from '@/features/leads/server/inboxStats'
import { fetchMetaLeads } from '@/features/leads/server/metaLeads'
import { deleteOldLeads, deleteQuarantinedLeads } from '@/features/leads/server/retention'
import { deleteOldSubscribers } from '@/features/newsletter/server/subscriberRepository'
import { cancelUnpaidOrders, endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { warnOfLateSetUps } from '@/features/orders/server/checklist'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { deleteOldSecurityEvents } from '@/platform/audit/securityLog'
import { deleteExpiredSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import { runningAttempts } from '@/platform/email/attempts'
import { sendDueMail } from '@/platform/email/outbox'
import { ATTEMPTS_AT_ONCE } from '@/platform/email/retry'
import { runPayloadJobs } from '@/platform/jobs/payloadJobs'
import { deleteExpiredCounters } from '@/platform/limits/counters'

const SECOND = 1000
const HOUR = 3600 * SECOND
const MAX_MAIL_WAIT_MS = 10 * SECOND

type ScheduledJob = { name: string; every: number; run: (ctx: Ctx) => Promise<unknown> }

/** What the worker does, and how often. Each of them may run twice without harm. */
export const SCHEDULE: ScheduledJob[] = [
  { name: 'deliver mail', every: SECOND, run: sendDue },
  { name: 'run jobs', every: SECOND / 2, run: runPayloadJobs },
  { name: 'fetch ad leads', every: 5 * SECOND, run: fetchMetaLeads },
  { name: 'ask about open payments', every: 10 * SECOND, run: pollOpenPayments },
  { name: 'make missing invoice files', every: 10 * SECOND, run: storeMissingPdfs },
  { name: 'bill orders without an invoice', every: 60 * SECOND, run: invoiceUnbilledOrders },
  { name: 'warn of breaking promises', every: 60 * SECOND, run: warnOfDeadlines },
  { name: 'warn of breaking set-ups', every: 60 * SECOND, run: warnOfLateSetUps },
  { name: 'fold the counts of leads', every: 60 * SECOND, run: foldLeadCounts },
  { name: 'drop expired sessions', every: 60 * SECOND, run: deleteExpiredSessions },
  { name: 'cancel unpaid orders', every: HOUR, run: cancelUnpaidOrders },
  { name: 'end cancelled orders', every: HOUR, run: endCancelledOrders },
  { name: 'renew orders', every: HOUR, run: renewOrders },
  { name: 'mark overdue invoices', every: HOUR, run: markOverdue },
  { name: 'warn of missing company numbers', every: HOUR, run: ctx => warnOfMissingNumbers(ctx) },
  { name: 'drop old password links', every: HOUR, run: deleteExpiredLinks },
  { name: 'drop quarantined', every: HOUR, run: deleteQuarantinedLeads },
  { name: 'forget old leads', every: HOUR, run: deleteOldLeads },
  { name: 'drop newsletter subscribers', every: HOUR, run: deleteOldSubscribers },
  { name: 'drop expired limits', every: HOUR, run: deleteExpiredCounters },
  { name: 'drop old security events', every: HOUR, run: deleteOldSecurityEvents },
]

/** Sends what is due. The other rounds wait for a slow mail server only so long: the sending goes on beside them. */
async function sendDue(ctx: Ctx): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - runningAttempts().length
  const sending = free > 0 ? sendDueMail(ctx, free) : Promise.resolve()
  const logged = sending.catch(err => ctx.payload.logger.error({ err, msg: 'mail that is due was not sent' }))
  await Promise.race([logged, pause(MAX_MAIL_WAIT_MS, null, { ref: false })])
}

/** Runs every round when it is due until stopped. A round that fails is logged and comes again. */
export async function runSchedule(ctx: Ctx, stop: AbortSignal): Promise<void> {
  const due = new Map(SCHEDULE.map(round => [round, 0]))
  while (!stop.aborted) {
    for (const round of SCHEDULE.filter(each => (due.get(each) ?? 0) <= Date.now())) {
      due.set(round, Date.now() + round.every)
      await runScheduledJob(ctx, round)
    }
    await pause(SECOND / 2, null, { signal: stop }).catch(() => null)
  }
}

async function runScheduledJob(ctx: Ctx, { name, run }: ScheduledJob): Promise<void> {
  try {
    await run(ctx)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `the round "${name}" failed` })
  }
}
