import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_rises_status" AS ENUM('draft', 'planned', 'sending', 'sent');
  CREATE TABLE "price_rises_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"monthly" numeric NOT NULL,
  	"yearly" numeric NOT NULL
  );
  
  CREATE TABLE "price_rises" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"announce_on" timestamp(3) with time zone NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"reason" varchar NOT NULL,
  	"status" "enum_price_rises_status" DEFAULT 'draft' NOT NULL,
  	"letters" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_rises_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hosting_packages_id" uuid,
  	"hosting_extras_id" uuid
  );
  
  ALTER TABLE "hosting_orders" ADD COLUMN "announced_prices" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_rises_id" uuid;
  ALTER TABLE "price_rises_prices" ADD CONSTRAINT "price_rises_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_rises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_rises_rels" ADD CONSTRAINT "price_rises_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_rises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_rises_rels" ADD CONSTRAINT "price_rises_rels_hosting_packages_fk" FOREIGN KEY ("hosting_packages_id") REFERENCES "public"."hosting_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_rises_rels" ADD CONSTRAINT "price_rises_rels_hosting_extras_fk" FOREIGN KEY ("hosting_extras_id") REFERENCES "public"."hosting_extras"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "price_rises_prices_order_idx" ON "price_rises_prices" USING btree ("_order");
  CREATE INDEX "price_rises_prices_parent_id_idx" ON "price_rises_prices" USING btree ("_parent_id");
  CREATE INDEX "price_rises_status_idx" ON "price_rises" USING btree ("status");
  CREATE INDEX "price_rises_updated_at_idx" ON "price_rises" USING btree ("updated_at");
  CREATE INDEX "price_rises_created_at_idx" ON "price_rises" USING btree ("created_at");
  CREATE INDEX "price_rises_rels_order_idx" ON "price_rises_rels" USING btree ("order");
  CREATE INDEX "price_rises_rels_parent_idx" ON "price_rises_rels" USING btree ("parent_id");
  CREATE INDEX "price_rises_rels_path_idx" ON "price_rises_rels" USING btree ("path");
  CREATE INDEX "price_rises_rels_hosting_packages_id_idx" ON "price_rises_rels" USING btree ("hosting_packages_id");
  CREATE INDEX "price_rises_rels_hosting_extras_id_idx" ON "price_rises_rels" USING btree ("hosting_extras_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_rises_fk" FOREIGN KEY ("price_rises_id") REFERENCES "public"."price_rises"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_price_rises_id_idx" ON "payload_locked_documents_rels" USING btree ("price_rises_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_rises_prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_rises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_rises_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "price_rises_prices" CASCADE;
  DROP TABLE "price_rises" CASCADE;
  DROP TABLE "price_rises_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_rises_fk";
  
  DROP INDEX "payload_locked_documents_rels_price_rises_id_idx";
  ALTER TABLE "hosting_orders" DROP COLUMN "announced_prices";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_rises_id";
  DROP TYPE "public"."enum_price_rises_status";`)
}
