import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_hosting_orders_status" ADD VALUE 'scheduled' BEFORE 'suspended';
  ALTER TABLE "hosting_orders" ADD COLUMN "starts_on" varchar;
  ALTER TABLE "hosting_orders" ADD COLUMN "start_requested_at" timestamp(3) with time zone;
  ALTER TABLE "hosting_orders" ADD COLUMN "name_from" varchar;
  ALTER TABLE "hosting_orders" ADD COLUMN "name_consent_at" timestamp(3) with time zone;
  CREATE INDEX "hosting_orders_starts_on_idx" ON "hosting_orders" USING btree ("starts_on");
  CREATE INDEX "hosting_orders_name_from_idx" ON "hosting_orders" USING btree ("name_from");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_orders" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_hosting_orders_status";
  CREATE TYPE "public"."enum_hosting_orders_status" AS ENUM('active', 'pending', 'suspended', 'cancelled');
  ALTER TABLE "hosting_orders" ALTER COLUMN "status" SET DATA TYPE "public"."enum_hosting_orders_status" USING "status"::"public"."enum_hosting_orders_status";
  DROP INDEX "hosting_orders_starts_on_idx";
  DROP INDEX "hosting_orders_name_from_idx";
  ALTER TABLE "hosting_orders" DROP COLUMN "starts_on";
  ALTER TABLE "hosting_orders" DROP COLUMN "start_requested_at";
  ALTER TABLE "hosting_orders" DROP COLUMN "name_from";
  ALTER TABLE "hosting_orders" DROP COLUMN "name_consent_at";`)
}
