import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { database, hookTx } from './transaction'

const ONE_BY_ONE = 'Wijzig klanten één voor één.'

/**
 * Payload reads a whole account and writes it back, hash and sessions included. Under a lock it cannot bring back
 * a password that was changed or a session that was ended in between, nor lose one that was opened.
 */
export const lockCustomerForUpdate: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update') return args
  const id = 'id' in args && args.id ? String(args.id) : null
  if (!id && !overrideAccess) throw new APIError(ONE_BY_ONE, 400, null, true)
  const tx = await hookTx(req)
  await (tx?.sql ?? database(req).drizzle).execute(
    sql`select 1 from hosting_customers where id = ${id} for update`,
  )
  return args
}
