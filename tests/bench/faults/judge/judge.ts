import type { Sent } from '../visits/sent'
import type { Visitor } from '../visits/visitors'
import type { World } from '../world'
import { judgeChanges, judgeDays, judgeLeaving, judgePrepared } from './judgeContracts'
import { judgeEvents } from './judgeEvents'
import { judgeAds, judgeCancellations, judgeConfirmations, judgeWithdrawals } from './judgeFollows'
import { judgeMails, type Twice } from './judgeMails'
import { judgeBookings, judgeMoney, judgeNumbers } from './judgeMoney'
import { judgeMoneyBack } from './judgeMoneyBack'
import { judgePriceRises } from './judgePriceRises'
import { judgeQuotes } from './judgeQuotes'
import { listed } from './listed'

export type Verdict = { violations: string[]; twice: Twice[]; mails: number; orders: number; paid: number }

/** Orders with more invoices, or less money, than what they began with. */
const WITH_OTHER_MONEY: Sent['what'][] = ['withdrawal', 'change', 'refund', 'chargeback']

/** Holds everything that a run left behind against what no fault may cost. */
export async function judge(world: World, visitors: Visitor[], since: string): Promise<Verdict> {
  const violations: string[] = []
  const acts = visitors.flatMap(visitor => visitor.acts)
  const apart = new Set(acts.filter(act => WITH_OTHER_MONEY.includes(act.what)).map(act => act.key))
  const orders = acts.filter(act => act.what === 'hosting_orders' && act.acknowledged && !apart.has(act.key))
  for (const { what, key, said, acknowledged } of acts)
    if (!acknowledged) violations.push(`${what} ${key} was not kept after everything was mended: ${said}`)
  await judgeRecords(world, acts, violations)
  const paid = await judgeMoney(world, orders, violations)
  await judgeNumbers(world, violations)
  await judgeBookings(world, violations)
  await judgeConfirmations(world, acts, violations)
  await judgeCancellations(world, acts, violations)
  await judgeWithdrawals(world, acts, violations)
  await judgeQuotes(world, acts, violations)
  await judgeLeaving(world, acts, violations)
  await judgeDays(world, acts, violations)
  await judgeChanges(world, acts, violations)
  await judgePrepared(world, acts, violations)
  await judgeMoneyBack(world, acts, violations)
  await judgePriceRises(world, acts, violations)
  await judgeEvents(world, since, violations)
  await judgeAds(
    world,
    visitors.flatMap(({ ads }) => ads ?? []),
    violations,
  )
  await judgeQueue(world, since, violations)
  const { twice, mails } = await judgeMails(world, since, violations)
  return { violations, twice, mails, orders: orders.length, paid }
}

/** The tables of what visitors send, by the column that tells one from another. */
const RECORDS = {
  leads: 'submission_key',
  configurator_requests: 'submission_key',
  newsletter_subscribers: 'email',
  hosting_orders: 'submission_key',
} as const

/** What was acknowledged exists once, with mail about it, and nothing exists more often. */
async function judgeRecords({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  for (const [table, column] of Object.entries(RECORDS)) {
    const ours = acts.filter(act => act.what === table)
    const found = await rows<{ key: string; count: number; mails: number }>(`
      select ${column} as key, count(*)::int as count,
        count(*) filter (where exists (select from mail_messages where about_id = r.id::text))::int as mails
      from ${table} r where ${column} in (${listed(ours.map(act => act.key))}) group by 1`)
    const kept = new Map(found.map(each => [each.key, each]))
    for (const { key, said, acknowledged } of ours) {
      const { count, mails } = kept.get(key) ?? { count: 0, mails: 0 }
      if (count > 1 || (acknowledged && count + mails !== 2))
        violations.push(`${table} ${key} is there ${count} times, ${mails} with mail: ${said}`)
    }
  }
}

const ABOUT = {
  leads: 'leads',
  'configurator-requests': 'configurator_requests',
  'newsletter-subscribers': 'newsletter_subscribers',
  'hosting-orders': 'hosting_orders',
  'hosting-invoices': 'hosting_invoices',
  payments: 'payments',
  'hosting-customers': 'hosting_customers',
  quotes: 'quotes',
  'prepared-orders': 'prepared_orders',
  withdrawals: 'withdrawals',
}

/** About one record there may be several of these, each of a press or an amount of its own. */
const SEVERAL = ['hosting-order-changed', 'payment-refund', 'payment-chargeback', 'payment-moneyBack']

/** No mail waits, is about nothing, or was queued twice. */
async function judgeQueue({ rows }: World, since: string, violations: string[]): Promise<void> {
  const none = async (what: string, query: string) => {
    for (const row of await rows<object>(query)) violations.push(`${what}: ${JSON.stringify(row)}`)
  }
  const queued = `from mail_messages m where created_at >= '${since}'`
  // What a worker queued on its own rounds a moment ago may wait: `drainMail` tells whether mail waits for ever.
  await none(
    'a mail is neither sent nor failed',
    `select id, state, template, attempts ${queued} and state not in ('sent', 'failed', 'queued')`,
  )
  for (const [collection, table] of Object.entries(ABOUT))
    await none(
      'a mail is about what was not kept',
      `select id, template ${queued} and about_collection = '${collection}'
        and not exists (select from ${table} where id::text = about_id)`,
    )
  const asked = ['newsletter-subscribers', 'prepared-orders']
  const once = Object.keys(ABOUT).filter(each => !asked.includes(each))
  await none(
    'a mail was queued twice',
    `select about_id, template, "to", count(*)::int ${queued} and about_collection in (${listed(once)})
      and template not in (${listed(SEVERAL)})
      group by 1, 2, 3 having count(*) > 1`,
  )
}
