import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where each table keeps what kind of lead a row is. */
const KINDS = [
  { table: 'leads', kind: (row: string) => `${row}.kind::text` },
  { table: 'configurator_requests', kind: () => `'configurator'` },
]

/** `QUOTE_REQUEST_KINDS` in `src/features/leads/model/quotePromise.ts` says the same. */
const ASKS = (kind: string) => `${kind} IN ('quote', 'ads', 'configurator')`

/** How many asked for a quote, by month and by the page that they asked it on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Every write adds a row, as with bureau.lead_changes, and they are folded likewise.
    CREATE TABLE bureau.request_changes (month date NOT NULL, kind text NOT NULL, source text NOT NULL, n integer NOT NULL);
    CREATE TABLE bureau.request_counts (
      month date NOT NULL, kind text NOT NULL, source text NOT NULL, n integer NOT NULL,
      PRIMARY KEY (month, kind, source)
    );`)
  for (const { table, kind } of KINDS) {
    await db.execute(sql.raw(counting(table, kind)))
    await db.execute(sql.raw(startingCounts(table, kind('r'))))
  }
}

const monthOf = (row: string) => `date_trunc('month', bureau.amsterdam_day(${row}.created_at))`

/** Counts a row when it comes, goes, or is set apart. */
function counting(table: string, kind: (row: string) => string): string {
  const isCounted = (row: string) => `(${row}.quarantined IS NOT TRUE AND ${ASKS(kind(row))})`
  const change = (row: string, n: number) => `
        INSERT INTO bureau.request_changes (month, kind, source, n)
          VALUES (${monthOf(row)}, ${kind(row)}, coalesce(${row}.source, ''), ${n});`
  const counted = (row: string) => `(${isCounted(row)}, ${row}.created_at, ${row}.source, ${kind(row)})`
  return `
    CREATE FUNCTION bureau.count_requests_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND ${isCounted('OLD')} THEN ${change('OLD', -1)}
      END IF;
      IF TG_OP <> 'DELETE' AND ${isCounted('NEW')} THEN ${change('NEW', 1)}
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_request AFTER INSERT OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION bureau.count_requests_of_${table}();
    CREATE TRIGGER count_changed_request AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (${counted('OLD')} IS DISTINCT FROM ${counted('NEW')})
      EXECUTE FUNCTION bureau.count_requests_of_${table}();`
}

function startingCounts(table: string, kind: string): string {
  return `
    INSERT INTO bureau.request_counts (month, kind, source, n)
      SELECT ${monthOf('r')}, ${kind}, coalesce(source, ''), count(*)
      FROM ${table} r WHERE quarantined IS NOT TRUE AND ${ASKS(kind)} GROUP BY 1, 2, 3;`
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table } of KINDS)
    await db.execute(sql.raw(`DROP FUNCTION bureau.count_requests_of_${table} CASCADE;`))
  await db.execute(sql`DROP TABLE bureau.request_counts, bureau.request_changes;`)
}
