import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What processes tell of themselves, and what is known of the health of the installation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.worker_beat (
      id boolean PRIMARY KEY DEFAULT true CHECK (id), seen_at timestamptz NOT NULL, job text, job_since timestamptz);
    CREATE TABLE bureau.failing_jobs (
      name text PRIMARY KEY, failures integer NOT NULL, failing_since timestamptz NOT NULL, error text NOT NULL);
    CREATE TABLE bureau.health_states (
      key text PRIMARY KEY, level text NOT NULL, since timestamptz NOT NULL, mailed_at timestamptz);
    CREATE TABLE bureau.health_checks (id boolean PRIMARY KEY DEFAULT true CHECK (id), checked_at timestamptz NOT NULL);
    INSERT INTO bureau.health_checks (checked_at) VALUES ('-infinity');
    CREATE INDEX mail_messages_sent_at ON mail_messages (sent_at) WHERE sent_at IS NOT NULL;
    CREATE INDEX mail_messages_failed ON mail_messages (updated_at) WHERE state = 'failed';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX mail_messages_sent_at, mail_messages_failed;
    DROP TABLE bureau.worker_beat, bureau.failing_jobs, bureau.health_states, bureau.health_checks;`)
}
