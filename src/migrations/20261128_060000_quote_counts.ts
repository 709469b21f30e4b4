import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many quotes have each status, for the tabs of their list. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Every write adds a row, as with bureau.lead_changes, and they are folded likewise.
    CREATE TABLE bureau.quote_changes (status text NOT NULL, n integer NOT NULL);
    CREATE TABLE bureau.quote_totals (status text PRIMARY KEY, n integer NOT NULL);
    CREATE FUNCTION bureau.count_quote() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO bureau.quote_changes (status, n) VALUES (OLD.status::text, -1);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO bureau.quote_changes (status, n) VALUES (NEW.status::text, 1);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_quote AFTER INSERT OR DELETE ON quotes
      FOR EACH ROW EXECUTE FUNCTION bureau.count_quote();
    CREATE TRIGGER count_changed_quote AFTER UPDATE ON quotes
      FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION bureau.count_quote();
    INSERT INTO bureau.quote_totals (status, n) SELECT status::text, count(*) FROM quotes GROUP BY 1;
    -- Those past their last day, which the hourly job did not close yet, and what the open ones come to.
    CREATE INDEX quotes_status_until ON quotes (status, valid_until) INCLUDE (once);
    DROP INDEX quotes_status_once;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX quotes_status_once ON quotes (status) INCLUDE (once);
    DROP INDEX quotes_status_until;
    DROP FUNCTION bureau.count_quote CASCADE;
    DROP TABLE bureau.quote_totals, bureau.quote_changes;`)
}
