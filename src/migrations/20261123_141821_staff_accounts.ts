import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;`)
  // Handwritten: the sessions of staff whose owner has just shown once more who they are.
  await db.execute(sql`
    CREATE TABLE bureau.confirmed_sessions (session text PRIMARY KEY, confirmed_at timestamptz NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" DROP COLUMN "invited_at";`)
  // Handwritten.
  await db.execute(sql`DROP TABLE bureau.confirmed_sessions;`)
}
