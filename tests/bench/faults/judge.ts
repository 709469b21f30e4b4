import type { Sent } from './acts'
import type { Accepted } from './mailJournal'
import type { World } from './world'

/** What went twice and may: its server dropped it unanswered, or its sender was killed before it could record it. */
export type Twice = { messageId: string; template: string; why: 'unanswered' | 'killed' | 'avoidable' }
export type Verdict = { violations: string[]; twice: Twice[]; mails: number; orders: number; paid: number }

/** An acceptance is recorded at once: a kill that comes later than this did not keep it from being recorded. */
const RECORDED_WITHIN_MS = 3000

const listed = (values: string[]) => values.map(value => `'${value}'`).join(',') || 'null'

/** Holds everything that a run left behind against what no fault may cost. */
export async function judge(world: World, visits: Sent[], since: string): Promise<Verdict> {
  const { rows } = world
  const violations: string[] = []
  const none = async (what: string, query: string) => {
    for (const row of await rows<object>(query)) violations.push(`${what}: ${JSON.stringify(row)}`)
  }
  await judgeRecords(world, visits, violations)
  const orders = visits.filter(visit => visit.table === 'hosting_orders' && visit.acknowledged)
  const paid = await judgeMoney(world, orders, violations)
  await judgeNumbers(world, violations)
  await none(
    'a mail is neither sent nor failed',
    `select id, state, template, attempts from mail_messages where created_at >= '${since}' and state not in ('sent', 'failed')`,
  )
  await none(
    'a mail is about what was not kept',
    `select m.id, m.template from mail_messages m where m.created_at >= '${since}' and about_collection in
      ('leads', 'configurator-requests', 'newsletter-subscribers', 'hosting-orders', 'hosting-invoices', 'payments', 'hosting-customers')
      and not exists (select from leads where id::text = about_id) and not exists (select from configurator_requests where id::text = about_id)
      and not exists (select from newsletter_subscribers where id::text = about_id) and not exists (select from hosting_orders where id::text = about_id)
      and not exists (select from hosting_invoices where id::text = about_id) and not exists (select from payments where id::text = about_id)
      and not exists (select from hosting_customers where id::text = about_id)`,
  )
  const once = `('leads', 'configurator-requests', 'hosting-orders', 'payments', 'hosting-invoices')`
  await none(
    'a mail was queued twice',
    `select about_id, template, "to", count(*)::int from mail_messages where created_at >= '${since}' and about_collection in ${once}
      group by 1, 2, 3 having count(*) > 1`,
  )
  const { twice, mails } = await judgeMails(world, since, violations)
  return { violations, twice, mails, orders: orders.length, paid }
}

/** What was acknowledged exists once, and nothing exists more often. */
async function judgeRecords({ rows }: World, visits: Sent[], violations: string[]): Promise<void> {
  for (const table of new Set(visits.map(visit => visit.table))) {
    const column = table === 'newsletter_subscribers' ? 'email' : 'submission_key'
    const keyOf = ({ email, key }: Sent) => (table === 'newsletter_subscribers' ? email : key)
    const ours = visits.filter(visit => visit.table === table)
    const found = await rows<{ key: string; count: number }>(
      `select ${column} as key, count(*)::int as count from ${table} where ${column} in (${listed(ours.map(keyOf))}) group by 1`,
    )
    const counts = new Map(found.map(({ key, count }) => [key, count]))
    const wrong = ours.filter(visit => {
      const count = counts.get(keyOf(visit)) ?? 0
      return visit.acknowledged ? count !== 1 : count > 1
    })
    for (const visit of wrong)
      violations.push(
        `${table} ${keyOf(visit)} is there ${counts.get(keyOf(visit)) ?? 0} times: ${visit.said}`,
      )
  }
}

async function judgeMoney({ rows, mollie }: World, orders: Sent[], violations: string[]): Promise<number> {
  type Found = {
    key: string
    status: string
    incl: number
    finals: number
    numbers: number
    paid: number
    ids: string[]
  }
  const found = await rows<Found>(`
    select o.submission_key as key, o.status, o.incl::int,
      (select count(*)::int from hosting_invoices i where i.order_id = o.id and i.payment_status = 'paid') as finals,
      (select count(i.number)::int from hosting_invoices i where i.order_id = o.id) as numbers,
      (select count(*)::int from payments p where p.order_id = o.id and p.state = 'paid') as paid,
      (select coalesce(json_agg(p.id), '[]') from payments p where p.order_id = o.id) as ids
    from hosting_orders o where o.submission_key in (${listed(orders.map(order => order.key))})`)
  let count = 0
  for (const order of found) {
    const there = [...mollie.payments.values()].filter(each =>
      order.ids.includes((each.metadata as { payment?: string } | null)?.payment ?? ''),
    )
    const value = (order.incl / 100).toFixed(2)
    const isPaid = there.some(
      ({ status, amount }) => status === 'paid' && amount.value === value && amount.currency === 'EUR',
    )
    count += Number(isPaid)
    const right = isPaid
      ? order.finals === 1 && order.numbers === 1 && order.paid === 1 && order.status === 'active'
      : order.finals === 0 && order.numbers === 0 && order.paid === 0 && order.status === 'pending'
    if (!right) violations.push(`an order that is ${isPaid ? '' : 'not '}paid: ${JSON.stringify(order)}`)
  }
  return count
}

async function judgeNumbers({ rows }: World, violations: string[]): Promise<void> {
  const gaps = await rows<object>(`
    select series, left(number, 8) as year, count(*)::int, max(right(number, 5)::int) as last
    from hosting_invoices where number is not null group by 1, 2
    having count(*) <> max(right(number, 5)::int) or count(*) <> count(distinct number)`)
  for (const gap of gaps) violations.push(`the numbers have a gap: ${JSON.stringify(gap)}`)
}

async function judgeMails(world: World, since: string, violations: string[]) {
  const from = new Date(since).getTime()
  const taken = new Map<string, Accepted[]>()
  for (const each of world.mail.accepted.filter(({ at }) => at >= from))
    taken.set(each.messageId, [...(taken.get(each.messageId) ?? []), each])
  const known = await world.rows<{ id: string; template: string }>(
    `select message_id as id, template from mail_messages where message_id in (${listed([...taken.keys()])})`,
  )
  const templates = new Map(known.map(({ id, template }) => [id, template]))
  for (const [messageId, copies] of taken) {
    const addresses = new Set(copies.map(each => each.to))
    if (!templates.has(messageId) || addresses.size > 1)
      violations.push(`a mail went out that no outbox holds so: ${messageId} to ${[...addresses]}`)
  }
  const twice = [...taken.values()].flatMap(copies =>
    copies.slice(0, -1).map(copy => ({
      messageId: copy.messageId,
      template: templates.get(copy.messageId) ?? '',
      why: whyTwice(world, copy),
    })),
  )
  for (const { messageId } of twice.filter(each => each.why === 'avoidable')) {
    const copies = taken.get(messageId) ?? []
    violations.push(`a mail went twice: ${messageId}, ${copies.map(each => `${each.process} at ${each.at}`)}`)
  }
  const sent = await world.rows<{ id: string; template: string }>(
    `select message_id as id, template from mail_messages where created_at >= '${since}' and state = 'sent'`,
  )
  // Of a mail that an earlier run made with its clock ahead, the journal is older than this run.
  const ever = new Set(world.mail.accepted.map(each => each.messageId))
  for (const { id, template } of sent.filter(each => !ever.has(each.id)))
    violations.push(`a mail counts as sent and no server has it: ${template} ${id}`)
  return { twice, mails: taken.size }
}

function whyTwice({ sites, workers }: World, { process, at, answered }: Accepted): Twice['why'] {
  if (!answered) return 'unanswered'
  const deaths = [...sites, ...workers].find(each => each.name === process)?.deaths ?? []
  const killed = deaths.some(
    death => death.signal === 'SIGKILL' && death.at >= at && death.at - at < RECORDED_WITHIN_MS,
  )
  return killed ? 'killed' : 'avoidable'
}
