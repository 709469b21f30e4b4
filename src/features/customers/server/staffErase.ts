import { sql } from '@payloadcms/db-postgres/drizzle'
import { Forbidden } from 'payload'
import { hasRole } from '@/platform/access/actors'
import { recordEvent } from '@/platform/audit/keepEvent'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import type { EraseResult } from '@/platform/auth/accountResult'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type CustomerRow, lockCustomer } from './customerRecord'
import { erasePerson } from './erasePerson'

/** Forgets a customer for good, all but the invoices. For who sells; a running order or open invoice comes first. */
export async function eraseCustomer(ctx: Ctx, id: string): Promise<EraseResult> {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
  return transaction(ctx, async tx => {
    const customer = await lockCustomer(ctx, tx, id)
    if (!customer) return { kind: 'unknown' }
    const hindrance = await findObstacle(tx, id)
    return hindrance ? { kind: hindrance } : erase(ctx, tx, customer)
  })
}

async function erase(ctx: Ctx, tx: Tx, customer: CustomerRow): Promise<EraseResult> {
  await erasePerson(ctx, tx, customer)
  await recordEvent(ctx, tx, {
    collection: 'hosting-customers',
    id: customer.id,
    change: 'Gegevens gewist',
    before: null,
    after: null,
  })
  await recordSecurityEvent(ctx, tx, {
    event: { code: 'accountErased' },
    subject: { collection: 'hosting-customers', id: customer.id },
  })
  return { kind: 'erased' }
}

async function findObstacle(tx: Tx, id: string): Promise<'stillRunning' | 'stillOpen' | null> {
  const { rows } = await tx.sql.execute<{ running: boolean; open: boolean }>(sql`
    select exists (select 1 from hosting_orders where customer_id = ${id} and status <> 'cancelled') as running,
      exists (select 1 from hosting_invoices where customer_id = ${id} and number is not null and series = 'INV'
        and status <> 'credited' and payment_status <> 'paid') as open`)
  if (rows[0]?.running) return 'stillRunning'
  return rows[0]?.open ? 'stillOpen' : null
}
