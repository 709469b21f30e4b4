import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was restored, and until when it holds the worker up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.restores (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      made_at timestamptz NOT NULL,
      restored_at timestamptz NOT NULL,
      mails integer NOT NULL,
      released_at timestamptz);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.restores;`)
}
