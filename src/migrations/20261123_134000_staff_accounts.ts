import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.confirmed_sessions (session text PRIMARY KEY, confirmed_at timestamptz NOT NULL);
    ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "staff" DROP COLUMN "invited_at";
    DROP TABLE bureau.confirmed_sessions;`)
}
