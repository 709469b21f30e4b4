import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Cursor } from '@/platform/console/cursor'
import type { InboxSort } from '../../model/inbox'

type Order = { by: SQL; after: (cursor: Cursor) => SQL }

/** The younger the less: rows are compared with a cursor at once, which asks that all of an order goes one way. */
const youth = (createdAt: SQL) => sql`timestamptz '2200-01-01 00:00:00+00' - ${createdAt}`
const waitsUntil = (openUntil: SQL) => sql`coalesce(${openUntil}, 'infinity')`
const given = (moment: string | null) => sql`${moment}::timestamptz`

/** The orders of the list. The migration of the leads console keeps an index for each. */
export const ORDERS: Record<InboxSort, Order> = {
  waiting: {
    by: sql`${waitsUntil(sql`open_until`)}, ${youth(sql`created_at`)}, id`,
    after: ({ openUntil, createdAt, id }) =>
      sql`(${waitsUntil(sql`open_until`)}, ${youth(sql`created_at`)}, id) > (${waitsUntil(given(openUntil))}, ${youth(given(createdAt))}, ${id}::uuid)`,
  },
  newest: {
    by: sql`created_at desc, id desc`,
    after: ({ createdAt, id }) => sql`(created_at, id) < (${given(createdAt)}, ${id}::uuid)`,
  },
  oldest: {
    by: sql`created_at, id`,
    after: ({ createdAt, id }) => sql`(created_at, id) > (${given(createdAt)}, ${id}::uuid)`,
  },
}
