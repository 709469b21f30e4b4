import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { asSystem } from '@/platform/access/authority'
import { database, hookTx } from '@/platform/db/transaction'

const REFUSAL = 'Er moet altijd één beheerder overblijven.'

/** Refuses to take the admin role from the last account that holds it. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const stepsDown = operation === 'update' && isAdmin(originalDoc) && data.roles && !isAdmin(data)
  if (stepsDown && (await otherAdmins(req, originalDoc.id)) === 0)
    throw new APIError(REFUSAL, 400, null, true)
  return data
}

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const leaving = await req.payload.findByID({ collection: 'staff', id, depth: 0, req, ...asSystem })
  if (isAdmin(leaving) && (await otherAdmins(req, id)) === 0) throw new APIError(REFUSAL, 400, null, true)
}

function isAdmin(account: object): boolean {
  return 'roles' in account && Array.isArray(account.roles) && account.roles.includes('admin')
}

/** One at a time until the transaction ends: two who take the role from each other would both find the other. */
async function otherAdmins(req: PayloadRequest, id: string | number): Promise<number> {
  const { sql: connection } = (await hookTx(req)) ?? { sql: database(req).drizzle }
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended('last administrator', 0))`)
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { roles: { in: ['admin'] }, id: { not_equals: id } },
    req,
    ...asSystem,
  })
  return totalDocs
}
