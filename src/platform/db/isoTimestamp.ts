import { sql } from '@payloadcms/db-postgres/drizzle'

/** A moment as an ISO string. `column` is SQL of our own, never what somebody typed. */
export const isoTimestamp = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
