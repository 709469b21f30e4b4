import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Our own tables stand in a schema of their own, where Payload never looks. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA bureau;
    CREATE TABLE bureau.rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    CREATE INDEX rate_limits_expire ON bureau.rate_limits (expire);
    CREATE SEQUENCE bureau.request_numbers START 1;
    ALTER TABLE configurator_requests ALTER COLUMN number SET DEFAULT nextval('bureau.request_numbers');
    CREATE INDEX mail_messages_due ON mail_messages (next_attempt_at) WHERE state = 'queued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX mail_messages_due;
    ALTER TABLE configurator_requests ALTER COLUMN number DROP DEFAULT;
    DROP SCHEMA bureau CASCADE;`)
}
