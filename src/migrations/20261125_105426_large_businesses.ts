import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_orders" ADD COLUMN "renewal_announced_for" varchar;
  ALTER TABLE "hosting_customers" ADD COLUMN "is_large" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_orders" DROP COLUMN "renewal_announced_for";
  ALTER TABLE "hosting_customers" DROP COLUMN "is_large";`)
}
