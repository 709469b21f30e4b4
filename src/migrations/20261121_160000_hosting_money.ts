import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What money and log-ins need of the database: numbers without gaps, invoices that stay, terms renewed once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The last number of a series in a year, and its day: no later number bears an earlier day.
    CREATE TABLE bureau.invoice_series (
      series text NOT NULL, year integer NOT NULL, last integer NOT NULL, last_day text NOT NULL, PRIMARY KEY (series, year)
    ) WITH (fillfactor = 10);

    -- The PDF as it was made, once and for all.
    CREATE TABLE bureau.invoice_files (
      invoice uuid PRIMARY KEY REFERENCES hosting_invoices (id), content bytea NOT NULL, sha256 text NOT NULL,
      made_at timestamptz NOT NULL
    );

    -- The terms that were renewed: each once, whatever runs twice.
    CREATE TABLE bureau.renewed_terms (
      hosting_order uuid NOT NULL REFERENCES hosting_orders (id) ON DELETE CASCADE, from_day text NOT NULL,
      invoice uuid NOT NULL, PRIMARY KEY (hosting_order, from_day)
    );

    ALTER TABLE hosting_invoices ADD CONSTRAINT hosting_invoices_numbered CHECK ((number IS NULL) = (status = 'draft'));
    ALTER TABLE hosting_invoices ADD CONSTRAINT hosting_invoices_dated
      CHECK (number IS NULL OR (issue_date IS NOT NULL AND due_date IS NOT NULL));
    ALTER TABLE hosting_invoices ADD CONSTRAINT hosting_invoices_series CHECK ((series = 'CR') = (credits_id IS NOT NULL));
    ALTER TABLE hosting_invoices ADD CONSTRAINT hosting_invoices_sum CHECK (excl + vat = incl);
    CREATE INDEX hosting_invoices_unpaid ON hosting_invoices (due_date) WHERE payment_status = 'pending' AND status = 'sent';
    CREATE INDEX hosting_invoices_drafts ON hosting_invoices (order_id) WHERE status = 'draft';

    -- What is final stays as it is; only its payment, and that it was credited, may still be written down.
    CREATE FUNCTION bureau.keep_final_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      may_change constant text[] := '{status,payment_status,paid_on,paid_by,payment_reference,updated_at}';
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change
        AND (NEW.status = OLD.status OR (OLD.status = 'sent' AND NEW.status = 'credited')) THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'invoice % is final', OLD.number USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER keep_final_invoice BEFORE UPDATE OR DELETE ON hosting_invoices
      FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION bureau.keep_final_invoice();

    CREATE FUNCTION bureau.keep_invoice_file() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the file of invoice % is kept as it is', OLD.invoice USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER keep_invoice_file BEFORE UPDATE OR DELETE ON bureau.invoice_files
      FOR EACH ROW EXECUTE FUNCTION bureau.keep_invoice_file();

    -- Each link that sets a password, by the hash of its key, so that it works once.
    CREATE TABLE bureau.password_links (
      token_hash text PRIMARY KEY, customer uuid NOT NULL, purpose text NOT NULL, expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX password_links_customer ON bureau.password_links (customer) WHERE used_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE bureau.password_links;
    DROP TABLE bureau.renewed_terms, bureau.invoice_files, bureau.invoice_series;
    DROP FUNCTION bureau.keep_final_invoice, bureau.keep_invoice_file CASCADE;
    DROP INDEX hosting_invoices_unpaid, hosting_invoices_drafts;
    ALTER TABLE hosting_invoices DROP CONSTRAINT hosting_invoices_numbered, DROP CONSTRAINT hosting_invoices_dated,
    DROP CONSTRAINT hosting_invoices_series, DROP CONSTRAINT hosting_invoices_sum;`)
}
