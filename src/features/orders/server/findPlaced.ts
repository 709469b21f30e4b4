import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { PAYS_ORDER } from '@/features/billing/server/ownInvoice'
import type { Sql } from '@/platform/db/transaction'
import type { PlaceOrderInput } from '../model/placed'

/** An order that stands, by what its visitor may know of it. `payment` is null as long as it has no invoice. */
export type PlacedOrder = { id: string; orderKey: string; payment: string | null }

/** What stands under the key of a submission; null when nothing does yet. */
export async function findPlacedOrder(
  db: Pick<Sql, 'execute'>,
  input: PlaceOrderInput,
): Promise<PlacedOrder | { kind: 'keyReused' } | null> {
  const { rows } = await db.execute<PlacedOrder & { contentHash: string }>(sql`
    select o.id, o.order_key as "orderKey", o.content_hash as "contentHash",
      (select p.id from payments p where p.order_id = o.id and ${PAYS_ORDER} order by p.created_at, p.id limit 1) as payment
    from hosting_orders o where o.submission_key = ${input.gate.submissionKey}`)
  const [order] = rows
  if (!order) return null
  const { contentHash, ...placed } = order
  return contentHash === hashOrder(input) ? placed : { kind: 'keyReused' }
}

/** What makes two orders the same: what was chosen, by whom, at which price and terms. */
export function hashOrder({ basket, customer, termsVersion, seenTotal }: PlaceOrderInput): string {
  const content = JSON.stringify({ basket, customer, termsVersion, seenTotal })
  return createHash('sha256').update(content).digest('hex')
}
