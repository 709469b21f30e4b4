import { sql } from '@payloadcms/db-postgres/drizzle'

/** `column` is SQL of our own, never input. */
export const isoTimestamp = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
