import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Terms and agreements as they went with mails, once per text. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.legal_files (
      sha256 text PRIMARY KEY,
      filename text NOT NULL,
      content bytea NOT NULL,
      kept_at timestamptz NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.legal_files;`)
}
