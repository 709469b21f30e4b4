import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What became of each backup and of each check of one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.backups (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL CHECK (kind IN ('backup', 'verify', 'restore-test')),
      started_at timestamptz NOT NULL,
      finished_at timestamptz NOT NULL,
      archive text NOT NULL,
      bytes bigint,
      outcome text NOT NULL CHECK (outcome IN ('succeeded', 'failed')),
      reason text);
    CREATE INDEX backups_finished ON bureau.backups (kind, finished_at) WHERE outcome = 'succeeded';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.backups;`)
}
