import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Finds a mail and a payment in the logs. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mail_messages" ADD COLUMN "request_id" varchar;
    ALTER TABLE "payments" ADD COLUMN "request_id" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mail_messages" DROP COLUMN "request_id";
    ALTER TABLE "payments" DROP COLUMN "request_id";`)
}
