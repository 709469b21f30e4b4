import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Takes out of the log what it says of these subjects in words. That something happened to them stays. */
export function redactAuditLog(subjects: SQL): SQL {
  return sql`
    update events set before = null, after = null
    where subject_id in (${subjects}) and change not in ('Status', 'Stand')`
}
