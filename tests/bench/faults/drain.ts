import { setTimeout as pause } from 'node:timers/promises'
import { makeAskedRefunds } from '@/features/billing/server/bookings/refundPayment'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { fetchMetaLeads } from '@/features/leads/server/metaLeads'
import { endCancelledOrders } from '@/features/orders/server/cancelOrder'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { announcePriceRises } from '@/features/orders/server/priceRises/announcePriceRises'
import { renewOrders } from '@/features/orders/server/renewOrders'
import { startScheduledOrders } from '@/features/orders/server/startScheduledOrders'
import type { Ctx } from '@/platform/ctx'
import { addDays, dayOf } from '@/platform/time/day'
import { settingsFor } from '../../support/metaCalls'
import { listed } from './judge/listed'
import type { World } from './world'

const QUIET_MS = 400
const DRAINED_WITHIN_MS = 120_000

/** What the worker does in the hour after for whoever paid or did not. Nobody leaves a payment open. */
export async function settle(world: World, visits: number, since: string): Promise<void> {
  const { ctx, mollie } = world
  for (const payment of mollie.payments.values())
    if (payment.status === 'open') mollie.change(payment.id, { status: 'expired' })
  const on: Ctx = { ...ctx, now: () => new Date(Date.now() + 3_600_000) }
  await invoiceUnbilledOrders(on)
  await dueToday(world, since)
  for (let turns = 0; turns < 2 + visits / 5; turns++) await pollOpenPayments(on)
  await storeMissingPdfs(on)
  await fetchAdLeads(world, on)
}

/** Until nothing is due: what a worker holds at this moment it does itself, or a later turn of it does. */
async function dueToday({ ctx, rows }: World, since: string): Promise<void> {
  const today = dayOf(ctx.now())
  const soon = new Date(Date.now() + 120_000)
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await pause(50)) {
    await startScheduledOrders(ctx)
    await endCancelledOrders(ctx)
    await announcePriceRises(ctx)
    await renewOrders(ctx)
    await makeAskedRefunds({ ...ctx, now: () => soon })
    const due = await rows(`
      select from hosting_orders where status = 'scheduled' and starts_on <= '${today}'
        or status = 'active' and (ends_on <= '${today}'
          or invoiced_until <= '${addDays(today, 14)}' and (ends_on is null or ends_on > invoiced_until))
      union all select from price_rises where status in ('planned', 'sending') and announce_on <= now()
      union all select from refunds where state in ('asked', 'made') and created_at >= '${since}'
      limit 1`)
    if (due.length === 0) return
  }
}

/** Until none waits: a worker that is leasing one at this moment hides it from everybody else. */
async function fetchAdLeads({ graph, rows }: World, on: Ctx): Promise<void> {
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await pause(50)) {
    await fetchMetaLeads(on, settingsFor(graph))
    const waiting = await rows(
      "select from webhook_events where source = 'meta' and state = 'received' limit 1",
    )
    if (waiting.length === 0) return
  }
}

/**
 * Has the workers send what waits, without the pauses between their tries. Nobody's lease is shortened: it happens
 * while no process talks to the mail server and every acceptance is recorded.
 */
export async function drainMail({ mail, rows, sites, workers }: World, since: string): Promise<string[]> {
  const alive = (process: string, at: number) =>
    ![...sites, ...workers].find(each => each.name === process)?.deaths.some(death => death.at >= at)
  const isQuiet = () => mail.open.size === 0 && Date.now() - mail.lastHeardAt >= QUIET_MS
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await pause(50)) {
    const queued = await rows<{ id: string; messageId: string }>(
      `select id, message_id as "messageId" from mail_messages where created_at >= '${since}' and state = 'queued'`,
    )
    if (queued.length === 0 && mail.open.size === 0) return []
    if (!isQuiet()) continue
    const accepted = mail.accepted.filter(each => each.answered && alive(each.process, each.at))
    const due = queued.filter(({ messageId }) => !accepted.some(each => each.messageId === messageId))
    if (due.length > 0)
      await rows(`update mail_messages set next_attempt_at = now() - interval '1 minute' where state = 'queued'
        and id in (${listed(due.map(each => each.id))}) and next_attempt_at > now()`)
  }
  return ['mail still waits two minutes after everything was mended']
}
