import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the page of a quote was probably opened. They go with their quote. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.quote_openings (
      quote_id uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
      edition integer NOT NULL,
      way text NOT NULL,
      opened_at timestamptz NOT NULL
    );
    CREATE INDEX quote_openings_quote ON bureau.quote_openings (quote_id, opened_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.quote_openings;`)
}
