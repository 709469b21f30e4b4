import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What administrators confirmed before the site went live, and who did. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.launch_confirmations (
      part text PRIMARY KEY CHECK (part IN ('company', 'terms', 'mail')),
      confirmed_at timestamptz NOT NULL, confirmed_by text NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.launch_confirmations;`)
}
