import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the quotes console needs of the database: a search, and cards. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Every word begins after a space, so that two letters find a word by its beginning.
    ALTER TABLE quotes ADD COLUMN search_text text GENERATED ALWAYS AS (
      ' ' || lower(number) || ' ' || bureau.search_text(name, email, company, phone)) STORED;
    ALTER TABLE quotes ALTER COLUMN search_text SET STATISTICS 1000;
    CREATE INDEX quotes_search ON quotes USING gin (search_text gin_trgm_ops);
    CREATE INDEX quotes_status_once ON quotes (status) INCLUDE (once);
    CREATE INDEX quotes_answered_status ON quotes (answered_at, status);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX quotes_status_once, quotes_answered_status;
    ALTER TABLE quotes DROP COLUMN search_text;`)
}
