import { metaIdempotencyKey } from '@/features/leads/server/metaLeads'
import type { SentAds } from '../visits/adLeads'
import type { Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

const keysOf = (acts: Sent[], what: Sent['what']) =>
  new Set(acts.filter(act => act.what === what).map(act => act.key))

/** Whoever confirmed is on the list, and was put on it and welcomed once; nobody else is. */
export async function judgeConfirmations({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  type Found = { key: string; state: string; confirmed: number; asked: number; welcomed: number }
  const subscribed = keysOf(acts, 'newsletter_subscribers')
  const confirmed = keysOf(acts, 'confirmation')
  const mails = (template: string) =>
    `(select count(*)::int from mail_messages where about_id = s.id::text and template = '${template}')`
  const found = await rows<Found>(`
    select email as key, state,
      (select count(*)::int from events where subject_id = s.id::text and details ->> 'to' = 'confirmed') as confirmed,
      ${mails('newsletter-confirmation')} as asked, ${mails('newsletter-welcome')} as welcomed
    from newsletter_subscribers s where email in (${listed([...subscribed])})`)
  for (const each of found) {
    const times = Number(confirmed.has(each.key))
    const right =
      each.state === (times ? 'confirmed' : 'pending') &&
      each.confirmed === times &&
      each.welcomed === times &&
      each.asked === 1
    if (!right) violations.push(`a subscriber who confirmed ${times} times: ${JSON.stringify(each)}`)
  }
}

/** A cancelled contract ends with what is invoiced, was cancelled once and mailed about once; no other one ends. */
export async function judgeCancellations({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  type Found = { key: string; ends: boolean; none: boolean; events: number; letters: number; tasks: number }
  const cancelled = keysOf(acts, 'cancellation')
  const mails = (template: string) =>
    `(select count(*)::int from mail_messages where about_id = o.id::text and template = '${template}')`
  const found = await rows<Found>(`
    select submission_key as key, coalesce(ends_on = invoiced_until, false) as ends, ends_on is null as none,
      (select count(*)::int from events where subject_id = o.id::text and code = 'order.cancelledPer') as events,
      ${mails('hosting-order-end')} as letters, ${mails('hosting-order-task')} as tasks
    from hosting_orders o where submission_key in (${listed([...keysOf(acts, 'hosting_orders')])}) and withdrawn_at is null`)
  for (const each of found) {
    const times = Number(cancelled.has(each.key))
    const counts = [each.events, each.letters, each.tasks]
    if (!(times ? each.ends : each.none) || counts.some(count => count !== times))
      violations.push(`a contract that was cancelled ${times} times: ${JSON.stringify(each)}`)
  }
}

/** Withdrawn from once: the order is over, its invoice credited once, and each mail about it queued once. */
export async function judgeWithdrawals({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  type Found = {
    number: string
    status: string
    statements: number
    invoices: number
    credits: number
    letters: number
    mails: number
  }
  const found = await rows<Found>(`
    select o.number, o.status,
      (select count(*)::int from withdrawals w where w.order_id = o.id and w.outcome = 'accepted') as statements,
      (select count(i.number)::int from hosting_invoices i where i.order_id = o.id and i.incl > 0) as invoices,
      (select count(i.number)::int from hosting_invoices i where i.order_id = o.id and i.incl < 0) as credits,
      (select count(*)::int from mail_messages where about_id = o.id::text and template = 'hosting-order-withdrawn') as letters,
      (select count(*)::int from mail_messages m join withdrawals w on m.about_id = w.id::text
        where w.order_id = o.id and m.template in ('withdrawal-receipt', 'withdrawal-task')) as mails
    from hosting_orders o where submission_key in (${listed([...keysOf(acts, 'withdrawal')])})`)
  for (const { number, status, mails, ...counts } of found) {
    const right = status === 'cancelled' && mails === 2 && Object.values(counts).every(count => count === 1)
    if (!right)
      violations.push(
        `an order that was withdrawn from: ${JSON.stringify({ number, status, mails, ...counts })}`,
      )
  }
}

/** Every ad lead of a signed call is there once, with its two mails; what nobody signed left nothing. */
export async function judgeAds({ rows }: World, told: SentAds[], violations: string[]): Promise<void> {
  type Found = { id: string; events: number; done: number; leads: number; mails: number }
  const forged = new Set(told.flatMap(each => each.forged))
  const all = [...told.flatMap(each => each.ids), ...forged]
  const ids = all.map(id => `('${id}', '${metaIdempotencyKey(id)}')`).join(',')
  const found =
    all.length === 0
      ? []
      : await rows<Found>(`
    select told.id,
      (select count(*)::int from webhook_events where event_id = told.id) as events,
      (select count(*)::int from webhook_events where event_id = told.id and state = 'done') as done,
      (select count(*)::int from leads where submission_key = told.key) as leads,
      (select count(*)::int from mail_messages m join leads l on m.about_id = l.id::text where l.submission_key = told.key) as mails
    from (values ${ids}) as told (id, key)`)
  for (const { id, ...each } of found) {
    const times = Number(!forged.has(id))
    const right =
      each.events === times && each.done === times && each.leads === times && each.mails === 2 * times
    if (!right)
      violations.push(`an ad lead that was ${times ? '' : 'not '}signed: ${JSON.stringify({ id, ...each })}`)
  }
  for (const status of told.flatMap(each => each.heard))
    if (status !== null && status !== 401) violations.push(`a call that nobody signed was answered ${status}`)
}
