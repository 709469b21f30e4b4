// Works around: Payload rewrites the whole account, and so undoes parallel changes of password and sessions.
// Upstream: payloadcms/payload#18132, #16027.
// Removal test: `lockAccount` in tests/unit/platform/workarounds.test.ts.
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { database, hookTx } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'

/** Before the account is read, so that what is written back is what was stored last. */
export const lockAccount: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args && args.id
  if (!isRecordId(id)) return
  const { drizzle, tables } = database(req)
  const table = tables[collection.slug.replaceAll('-', '_')]
  const { sql: connection } = (await hookTx(req)) ?? { sql: drizzle }
  await connection.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
}
