import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Sql } from '@/platform/db/transaction'
import { CHANGES_CHANNEL } from './cached'

/** Every instance forgets what it kept under these tags: within a transaction once that commits, never on rollback. */
export async function announceChange(
  connection: Pick<Sql, 'execute'>,
  tags: readonly string[],
): Promise<void> {
  await connection.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(tags)})`)
}
