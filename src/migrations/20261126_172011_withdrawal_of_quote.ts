import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "withdrawals" ADD COLUMN "quote_id" uuid;
  ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "withdrawals_quote_idx" ON "withdrawals" USING btree ("quote_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_quote_id_quotes_id_fk";
  
  DROP INDEX "withdrawals_quote_idx";
  ALTER TABLE "withdrawals" DROP COLUMN "quote_id";`)
}
