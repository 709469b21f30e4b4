import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prepared_orders_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum_prepared_orders_domain_mode" AS ENUM('new', 'own', 'move');
  CREATE TYPE "public"."enum_prepared_orders_kind" AS ENUM('private', 'business');
  CREATE TYPE "public"."enum_prepared_orders_country" AS ENUM('NL', 'BE', 'DE', 'BG', 'CY', 'DK', 'EE', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'HR', 'LV', 'LT', 'LU', 'MT', 'AT', 'PL', 'PT', 'RO', 'SI', 'SK', 'ES', 'CZ', 'SE', 'AW', 'AU', 'BQ', 'CA', 'CW', 'IS', 'ID', 'LI', 'MA', 'NZ', 'XI', 'NO', 'UA', 'SR', 'SX', 'TR', 'GB', 'US', 'ZA', 'CH');
  CREATE TYPE "public"."enum_prepared_orders_domain_answer" AS ENUM('free', 'taken', 'maybe', 'unknown');
  CREATE TABLE "prepared_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"package_id" uuid NOT NULL,
  	"cycle" "enum_prepared_orders_cycle" DEFAULT 'monthly' NOT NULL,
  	"domain_name" varchar,
  	"domain_mode" "enum_prepared_orders_domain_mode",
  	"email" varchar NOT NULL,
  	"kind" "enum_prepared_orders_kind" DEFAULT 'private' NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"address" varchar NOT NULL,
  	"zipcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"country" "enum_prepared_orders_country" DEFAULT 'NL' NOT NULL,
  	"kvk" varchar,
  	"vat_id" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"domain_answer" "enum_prepared_orders_domain_answer",
  	"link_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prepared_orders_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hosting_extras_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prepared_orders_id" uuid;
  ALTER TABLE "prepared_orders" ADD CONSTRAINT "prepared_orders_package_id_hosting_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."hosting_packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prepared_orders_rels" ADD CONSTRAINT "prepared_orders_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prepared_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prepared_orders_rels" ADD CONSTRAINT "prepared_orders_rels_hosting_extras_fk" FOREIGN KEY ("hosting_extras_id") REFERENCES "public"."hosting_extras"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "prepared_orders_package_idx" ON "prepared_orders" USING btree ("package_id");
  CREATE INDEX "prepared_orders_email_idx" ON "prepared_orders" USING btree ("email");
  CREATE UNIQUE INDEX "prepared_orders_link_key_idx" ON "prepared_orders" USING btree ("link_key");
  CREATE INDEX "prepared_orders_updated_at_idx" ON "prepared_orders" USING btree ("updated_at");
  CREATE INDEX "prepared_orders_created_at_idx" ON "prepared_orders" USING btree ("created_at");
  CREATE INDEX "prepared_orders_rels_order_idx" ON "prepared_orders_rels" USING btree ("order");
  CREATE INDEX "prepared_orders_rels_parent_idx" ON "prepared_orders_rels" USING btree ("parent_id");
  CREATE INDEX "prepared_orders_rels_path_idx" ON "prepared_orders_rels" USING btree ("path");
  CREATE INDEX "prepared_orders_rels_hosting_extras_id_idx" ON "prepared_orders_rels" USING btree ("hosting_extras_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prepared_orders_fk" FOREIGN KEY ("prepared_orders_id") REFERENCES "public"."prepared_orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_prepared_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("prepared_orders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prepared_orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prepared_orders_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "prepared_orders" CASCADE;
  DROP TABLE "prepared_orders_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prepared_orders_fk";
  
  DROP INDEX "payload_locked_documents_rels_prepared_orders_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prepared_orders_id";
  DROP TYPE "public"."enum_prepared_orders_cycle";
  DROP TYPE "public"."enum_prepared_orders_domain_mode";
  DROP TYPE "public"."enum_prepared_orders_kind";
  DROP TYPE "public"."enum_prepared_orders_country";
  DROP TYPE "public"."enum_prepared_orders_domain_answer";`)
}
