import type { World } from '../world'

/** What keeps its changes of a status as events from one to the other, and where the status stands. */
const KEPT = [
  { table: 'hosting_orders', column: 'status', code: 'order.statusChanged' },
  { table: 'payments', column: 'state', code: 'payment.stateChanged' },
  { table: 'hosting_invoices', column: 'payment_status', code: 'invoice.paymentStatusChanged' },
]

/**
 * The events of a record lead from the status that it began with to the one that it has: of all others as many came as
 * went.
 */
export async function judgeEvents({ rows }: World, since: string, violations: string[]): Promise<void> {
  for (const { table, column, code } of KEPT) {
    const wrong = await rows<object>(`
      with moved as (
        select subject_id as id, move.status, sum(move.step)::int as balance
        from events, lateral (values (details ->> 'to', 1), (details ->> 'from', -1)) as move (status, step)
        where code = '${code}' and created_at >= '${since}' group by 1, 2
      )
      select r.id, r.${column}::text as is, json_object_agg(moved.status, moved.balance) as moved
      from ${table} r join moved on moved.id = r.id::text
      where r.created_at >= '${since}' group by r.id
      having bool_or(abs(balance) > 1) or bool_or(balance = 1 and moved.status <> r.${column}::text)
        or bool_or(balance <> 0) and not bool_or(balance = 1 and moved.status = r.${column}::text)`)
    for (const each of wrong)
      violations.push(`${table} that is not as its events say: ${JSON.stringify(each)}`)
  }
}
