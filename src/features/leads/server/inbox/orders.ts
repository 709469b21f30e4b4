import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Cursor } from '@/platform/console/cursor'
import type { InboxSort } from '../../model/inbox'

type SortOrder = { by: SQL; after: (cursor: Cursor) => SQL }

/** The younger the less: rows are compared with a cursor at once, which asks that all of an order goes one way. */
const reversedTime = (createdAt: SQL) => sql`timestamptz '2200-01-01 00:00:00+00' - ${createdAt}`
const openUntilOrLast = (openUntil: SQL) => sql`coalesce(${openUntil}, 'infinity')`
const toTimestamp = (moment: string | null) => sql`${moment}::timestamptz`

/** The orders of the list. The migration of the leads console keeps an index for each. */
export const SORT_ORDERS: Record<InboxSort, SortOrder> = {
  waiting: {
    by: sql`${openUntilOrLast(sql`open_until`)}, ${reversedTime(sql`created_at`)}, id`,
    after: ({ openUntil, createdAt, id }) =>
      sql`(${openUntilOrLast(sql`open_until`)}, ${reversedTime(sql`created_at`)}, id) > (${openUntilOrLast(toTimestamp(openUntil))}, ${reversedTime(toTimestamp(createdAt))}, ${id}::uuid)`,
  },
  newest: {
    by: sql`created_at desc, id desc`,
    after: ({ createdAt, id }) => sql`(created_at, id) < (${toTimestamp(createdAt)}, ${id}::uuid)`,
  },
  oldest: {
    by: sql`created_at, id`,
    after: ({ createdAt, id }) => sql`(created_at, id) > (${toTimestamp(createdAt)}, ${id}::uuid)`,
  },
}
