import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where each table keeps what kind of lead a row is. */
const KINDS = [
  { table: 'leads', kind: (row: string) => `${row}.kind::text` },
  { table: 'configurator_requests', kind: () => `'configurator'` },
]

/** `src/features/leads/server/leadRepository.ts` says the same; an index only serves what is said alike. */
const SEEN = 'quarantined IS NOT TRUE'
const WAITING = `(coalesce(open_until, 'infinity')), (timestamptz '2200-01-01 00:00:00+00' - created_at), id`
const OWNER = `(coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid))`

/** What the leads console needs of the database: orders that never sort a table, a search, and exact counters. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE leads ALTER COLUMN number SET DEFAULT nextval('bureau.request_numbers');
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    CREATE FUNCTION bureau.phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?(31(?=0?[0-9]{9}$))?0*', '');

    CREATE FUNCTION bureau.search_text(name text, email text, company text, phone text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' ||
        coalesce(bureau.phone_digits(phone), ''));

    CREATE FUNCTION bureau.amsterdam_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN (moment AT TIME ZONE 'Europe/Amsterdam')::date;

    CREATE FUNCTION bureau.lead_channel(kind text, source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN kind IN ('ads', 'configurator') THEN kind WHEN source = 'chat' THEN 'chat' ELSE 'website' END;

    -- To the minute for four hours, then to the quarter: a month has few different waits, however many leads it has.
    CREATE FUNCTION bureau.waited_minutes(waited interval) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN waited < interval '4 hours' THEN floor(extract(epoch FROM waited) / 60)
        ELSE floor(extract(epoch FROM waited) / 900) * 15 END;

    -- What came and went since the counters were last folded: every write adds a row, so that none waits for another.
    CREATE TABLE bureau.lead_changes (day date NOT NULL, channel text NOT NULL, kind text NOT NULL, n integer NOT NULL);
    CREATE TABLE bureau.lead_counts (
      day date NOT NULL, channel text NOT NULL, kind text NOT NULL, n integer NOT NULL, PRIMARY KEY (day, channel, kind)
    );
    CREATE TABLE bureau.lead_totals (kind text PRIMARY KEY, n integer NOT NULL);

    -- How many minutes leads waited for their first answer, under the month in which they came; folded likewise.
    CREATE TABLE bureau.answer_changes (month date NOT NULL, minutes integer NOT NULL, n integer NOT NULL);
    CREATE TABLE bureau.answer_counts (
      month date NOT NULL, minutes integer NOT NULL, n integer NOT NULL, PRIMARY KEY (month, minutes)
    );

    -- The leads about which staff were warned.
    CREATE TABLE bureau.promise_mails (lead uuid PRIMARY KEY);`)
  for (const { table, kind } of KINDS) {
    await db.execute(sql.raw(indexes(table)))
    await db.execute(sql.raw(counting(table, kind)))
    await db.execute(sql.raw(startingCounts(table, kind('r'))))
  }
  await db.execute(sql.raw(`
    CREATE INDEX leads_kind_created ON leads (kind, created_at, id) WHERE ${SEEN};
    CREATE INDEX leads_kind_waiting ON leads (kind, ${WAITING}) WHERE ${SEEN};`))
}

function indexes(table: string): string {
  return `
    ALTER TABLE ${table} ADD COLUMN search_text text
      GENERATED ALWAYS AS (bureau.search_text(name, email, company, phone)) STORED;
    ALTER TABLE ${table} ALTER COLUMN search_text SET STATISTICS 1000;
    CREATE INDEX ${table}_search ON ${table} USING gin (search_text gin_trgm_ops) WHERE ${SEEN};
    CREATE INDEX ${table}_created ON ${table} (created_at, id) WHERE ${SEEN};
    CREATE INDEX ${table}_waiting ON ${table} (${WAITING}) WHERE ${SEEN};
    CREATE INDEX ${table}_status_created ON ${table} (status, created_at, id) WHERE ${SEEN};
    CREATE INDEX ${table}_status_waiting ON ${table} (status, ${WAITING}) WHERE ${SEEN};
    CREATE INDEX ${table}_owner_created ON ${table} (${OWNER}, created_at, id) WHERE ${SEEN};
    CREATE INDEX ${table}_owner_waiting ON ${table} (${OWNER}, ${WAITING}) WHERE ${SEEN};
    CREATE INDEX ${table}_open ON ${table} (open_until) WHERE open_until IS NOT NULL AND ${SEEN};
    CREATE INDEX ${table}_same_email ON ${table} (lower(email)) WHERE ${SEEN};
    CREATE INDEX ${table}_same_phone ON ${table} (bureau.phone_digits(phone)) WHERE ${SEEN};`
}

/** Counts a row when it comes, goes, or is set apart, and how long it waited for its first answer. */
function counting(table: string, kind: (row: string) => string): string {
  const change = (row: string, n: number) => `
        INSERT INTO bureau.lead_changes (day, channel, kind, n) VALUES (bureau.amsterdam_day(${row}.created_at),
          bureau.lead_channel(${kind(row)}, ${row}.source), ${kind(row)}, ${n});`
  const counted = (row: string) => `(${row}.quarantined IS NOT TRUE, ${row}.created_at, ${row}.source, ${kind(row)})`
  return `
    CREATE FUNCTION bureau.count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.quarantined IS NOT TRUE THEN ${change('OLD', -1)}
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.quarantined IS NOT TRUE THEN ${change('NEW', 1)}
      END IF;
      IF TG_OP = 'DELETE' THEN
        DELETE FROM bureau.promise_mails WHERE lead = OLD.id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_lead AFTER INSERT OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION bureau.count_${table}();
    CREATE TRIGGER count_changed_lead AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (${counted('OLD')} IS DISTINCT FROM ${counted('NEW')})
      EXECUTE FUNCTION bureau.count_${table}();

    CREATE FUNCTION bureau.answer_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO bureau.answer_changes (month, minutes, n) VALUES (
        date_trunc('month', bureau.amsterdam_day(NEW.created_at)), bureau.waited_minutes(NEW.updated_at - NEW.created_at), 1);
      RETURN NULL;
    END $$;
    CREATE TRIGGER answer_lead AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (OLD.status = 'new' AND NEW.status <> 'new' AND NEW.quarantined IS NOT TRUE)
      EXECUTE FUNCTION bureau.answer_${table}();`
}

/** What stands in the table already: counted, measured, and when it is overdue nothing to warn about any more. */
function startingCounts(table: string, kind: string): string {
  return `
    INSERT INTO bureau.lead_changes (day, channel, kind, n)
      SELECT bureau.amsterdam_day(created_at), bureau.lead_channel(${kind}, source), ${kind}, count(*)
      FROM ${table} r WHERE ${SEEN} GROUP BY 1, 2, 3;
    INSERT INTO bureau.answer_changes (month, minutes, n)
      SELECT date_trunc('month', bureau.amsterdam_day(r.created_at)), bureau.waited_minutes(e.answered_at - r.created_at), count(*)
      FROM ${table} r JOIN (
        SELECT subject_id, min(created_at) AS answered_at FROM events
        WHERE change = 'Status' AND "before" = 'new' GROUP BY subject_id
      ) e ON e.subject_id = r.id::text WHERE ${SEEN} GROUP BY 1, 2;
    INSERT INTO bureau.promise_mails (lead) SELECT id FROM ${table} WHERE open_until < now();`
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table } of KINDS) {
    await db.execute(sql.raw(`
      DROP FUNCTION bureau.count_${table}, bureau.answer_${table} CASCADE;
      ALTER TABLE ${table} DROP COLUMN search_text;
      DROP INDEX ${table}_created, ${table}_waiting, ${table}_status_created, ${table}_status_waiting,
        ${table}_owner_created, ${table}_owner_waiting, ${table}_open, ${table}_same_email, ${table}_same_phone;`))
  }
  await db.execute(sql`
    DROP INDEX leads_kind_created, leads_kind_waiting;
    DROP TABLE bureau.promise_mails, bureau.answer_counts, bureau.answer_changes, bureau.lead_totals, bureau.lead_counts, bureau.lead_changes;
    DROP FUNCTION bureau.waited_minutes, bureau.lead_channel, bureau.amsterdam_day, bureau.search_text, bureau.phone_digits;
    ALTER TABLE leads ALTER COLUMN number DROP DEFAULT;`)
}
