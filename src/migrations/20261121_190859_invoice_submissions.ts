import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_invoices" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "hosting_invoices" ADD COLUMN "content_hash" varchar;
  CREATE UNIQUE INDEX "hosting_invoices_submission_key_idx" ON "hosting_invoices" USING btree ("submission_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "hosting_invoices_submission_key_idx";
  ALTER TABLE "hosting_invoices" DROP COLUMN "submission_key";
  ALTER TABLE "hosting_invoices" DROP COLUMN "content_hash";`)
}
