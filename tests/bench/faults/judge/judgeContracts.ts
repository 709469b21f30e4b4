import type { Expected, Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

const actsOf = (acts: Sent[], ...whats: Sent['what'][]) => acts.filter(({ what }) => whats.includes(what))
const keysOf = (acts: Sent[]) => listed(acts.map(({ key }) => key))

/** Parts of a statement in which orders are called `o`. */
const mails = (...templates: string[]) =>
  `(select count(*)::int from mail_messages where about_id = o.id::text and template in (${listed(templates)}))`
const events = (code: string) =>
  `(select count(*)::int from events where subject_id = o.id::text and code = '${code}')`
const documents = (series: 'INV' | 'CR', sum: string) =>
  `(select ${sum} from hosting_invoices i where i.order_id = o.id and i.number is not null and i.series = '${series}')`

type Left = {
  key: string
  status: string
  ends: string
  events: number
  letters: number
  tasks: number
  invoices: number
  credits: number
  open: number
  owed: number
  terms: number
}

/**
 * Whoever left ends on the day that the page said, and was written once. Whether or not the next year was invoiced
 * before they left, it is credited once, and what they paid ahead is owed to them.
 */
export async function judgeLeaving({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  const left = actsOf(acts, 'leaving')
  const found = await rows<Left>(`
    select submission_key as key, status::text, ends_on as ends, ${events('order.cancelledPer')} as events,
      ${mails('hosting-order-end')} as letters, ${mails('hosting-order-task')} as tasks,
      ${documents('INV', 'count(*)::int')} as invoices, ${documents('CR', 'count(*)::int')} as credits,
      ${documents('INV', 'coalesce(sum(incl - booked), 0)::int')} as open,
      ${documents('CR', 'coalesce(sum(booked - incl), 0)::int')} as owed,
      (select count(*)::int from bureau.renewed_terms t
        where t.hosting_order = o.id and t.from_day >= o.ends_on) as terms
    from hosting_orders o where submission_key in (${keysOf(left)})`)
  for (const { key, expected } of left) {
    const each = found.find(order => order.key === key)
    if (!each || !isLeft(each, expected))
      violations.push(`a contract that was left: ${JSON.stringify({ key, ...each, expected })}`)
  }
}

function isLeft({ key: _, status, ends, ...each }: Left, { day, cents }: Expected): boolean {
  const { events, letters, tasks, invoices, credits, open, owed, terms } = each
  const isOver = status === 'active' && ends === day && terms === 0
  const isTold = events === 1 && letters === 1 && tasks === 1
  return isOver && isTold && invoices === credits && credits <= 1 && open === 0 && owed === cents
}

type Due = {
  key: string
  status: string
  moves: number
  terms: number
  until: string
  started: string
  invoices: number
  excl: number
  announced: number
  invoiceMails: number
  closing: number
  starting: number
}

/** What was due today came once: an end, a year at the price that was announced, or a start. */
export async function judgeDays({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  const due = actsOf(acts, 'ends', 'renews', 'starts')
  const found = await rows<Due>(`
    select submission_key as key, status::text, ${events('order.statusChanged')} as moves,
      ${events('order.invoicedUntilChanged')} as terms, invoiced_until as until, started_on as started,
      ${documents('INV', 'count(*)::int')} as invoices, ${documents('INV', 'coalesce(sum(excl), 0)::int')} as excl,
      jsonb_array_length(coalesce(announced_prices, '[]')) as announced,
      (select count(*)::int from mail_messages m join hosting_invoices i on m.about_id = i.id::text
        where i.order_id = o.id and m.template = 'hosting-invoice') as "invoiceMails",
      ${mails('order-ended', 'order-to-close')} as closing,
      ${mails('hosting-order-started', 'hosting-order-task')} as starting
    from hosting_orders o where submission_key in (${keysOf(due)})`)
  for (const { what, key, expected } of due) {
    const each = found.find(order => order.key === key)
    if (!each || !hasCome(what, each, expected))
      violations.push(`an order that ${what} today: ${JSON.stringify({ key, ...each, expected })}`)
  }
}

function hasCome(what: Sent['what'], each: Due, { day, cents }: Expected): boolean {
  const { status, moves, terms, until, started, invoices, invoiceMails, closing, starting } = each
  const isOne = invoices === 1 && invoiceMails === 1
  if (what === 'ends')
    return status === 'cancelled' && moves === 1 && closing === 2 && invoices === 0 && until === day
  if (status !== 'active' || closing > 0) return false
  // From waiting for its money to waiting for its day, and from there to running.
  if (what === 'starts') return moves === 2 && starting === 2 && isOne && started === day && terms === 0
  const isAtPrice = each.excl === cents && each.announced === 0
  return moves === 0 && terms === 1 && starting === 0 && isOne && isAtPrice && until === day
}

type Changed = {
  key: string
  status: string
  events: number
  letters: number
  packages: string
  extras: number
  tasks: number
  invoices: number
  credits: number
  open: number
  owed: number
}

/** Each change of a contract was done once: its line, event, letter, work and money. */
export async function judgeChanges({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  const changes = actsOf(acts, 'change')
  const found = await rows<Changed>(`
    select submission_key as key, status::text, ${events('order.changed')} as events,
      ${mails('hosting-order-changed')} as letters,
      (select string_agg(line ->> 'key', ' ') from jsonb_array_elements(lines) line
        where line ->> 'kind' = 'package') as packages,
      (select sum((line ->> 'quantity')::int)::int from jsonb_array_elements(lines) line
        where line ->> 'kind' = 'extra') as extras,
      (select count(*)::int from jsonb_array_elements(checklist) task where task ->> 'key' like 'extra:%') as tasks,
      ${documents('INV', 'count(*)::int')} as invoices, ${documents('CR', 'count(*)::int')} as credits,
      ${documents('INV', 'coalesce(sum(incl - booked), 0)::int')} as open,
      ${documents('CR', 'coalesce(sum(booked - incl), 0)::int')} as owed
    from hosting_orders o where submission_key in (${keysOf(changes)})`)
  for (const each of found) {
    const ours = changes.filter(({ key }) => key === each.key)
    const times = ours.length
    const cents = ours.reduce((sum, { expected }) => sum + (expected.cents ?? 0), 0)
    const { status, packages, extras, invoices, credits, open, owed } = each
    const isOnce = each.events === times && each.letters === times && each.tasks === times
    const runs = status === 'active' && packages === 'onbeperkt' && extras === (times === 2 ? 3 : 1)
    const isPaid = invoices === 1 + times && credits === 1 && open === cents && owed === 0
    if (!isOnce || !runs || !isPaid)
      violations.push(`a contract that was changed ${times} times: ${JSON.stringify({ ...each, cents })}`)
  }
}

/** A prepared order was placed once, and each link that was mailed is of one press. */
export async function judgePrepared({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  type Found = { key: string; isSent: boolean; events: number; mails: number; orders: number }
  const prepared = actsOf(acts, 'prepared order')
  const found = await rows<Found>(`
    select id::text as key, sent_at is not null and link_key is not null as "isSent",
      ${events('preparedOrder.sent')} as events, ${mails('prepared-order')} as mails,
      (select count(*)::int from hosting_orders placed where placed.submission_key = o.id::text) as orders
    from prepared_orders o where id::text in (${keysOf(prepared)})`)
  for (const { key, said } of prepared) {
    const each = found.find(other => other.key === key)
    const isOnce = each?.isSent && each.orders === 1
    if (!isOnce || each.events !== each.mails || each.mails < 1 || each.mails > said.length)
      violations.push(`a prepared order: ${JSON.stringify({ key, ...each, said })}`)
  }
}
