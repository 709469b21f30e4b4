import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__prices_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "hosting_packages_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "hosting_packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"monthly" numeric NOT NULL,
  	"yearly" numeric NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"popular" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hosting_extras" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"monthly" numeric NOT NULL,
  	"yearly" numeric NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "prices_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "prices_subscriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" varchar,
  	"lines" varchar
  );
  
  CREATE TABLE "prices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_status" "enum_prices_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_prices_v_version_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"price" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_prices_v_version_subscriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"price" varchar,
  	"lines" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_prices_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__prices_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hosting_packages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hosting_extras_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "prices_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "prices_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "prices_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "prices_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "prices_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_seo_keywords" varchar;
  ALTER TABLE "hosting_packages_lines" ADD CONSTRAINT "hosting_packages_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hosting_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_websites" ADD CONSTRAINT "prices_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_subscriptions" ADD CONSTRAINT "prices_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_version_websites" ADD CONSTRAINT "_prices_v_version_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_version_subscriptions" ADD CONSTRAINT "_prices_v_version_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hosting_packages_lines_order_idx" ON "hosting_packages_lines" USING btree ("_order");
  CREATE INDEX "hosting_packages_lines_parent_id_idx" ON "hosting_packages_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "hosting_packages_key_idx" ON "hosting_packages" USING btree ("key");
  CREATE INDEX "hosting_packages_updated_at_idx" ON "hosting_packages" USING btree ("updated_at");
  CREATE INDEX "hosting_packages_created_at_idx" ON "hosting_packages" USING btree ("created_at");
  CREATE UNIQUE INDEX "hosting_extras_key_idx" ON "hosting_extras" USING btree ("key");
  CREATE INDEX "hosting_extras_updated_at_idx" ON "hosting_extras" USING btree ("updated_at");
  CREATE INDEX "hosting_extras_created_at_idx" ON "hosting_extras" USING btree ("created_at");
  CREATE INDEX "prices_websites_order_idx" ON "prices_websites" USING btree ("_order");
  CREATE INDEX "prices_websites_parent_id_idx" ON "prices_websites" USING btree ("_parent_id");
  CREATE INDEX "prices_subscriptions_order_idx" ON "prices_subscriptions" USING btree ("_order");
  CREATE INDEX "prices_subscriptions_parent_id_idx" ON "prices_subscriptions" USING btree ("_parent_id");
  CREATE INDEX "prices__status_idx" ON "prices" USING btree ("_status");
  CREATE INDEX "_prices_v_version_websites_order_idx" ON "_prices_v_version_websites" USING btree ("_order");
  CREATE INDEX "_prices_v_version_websites_parent_id_idx" ON "_prices_v_version_websites" USING btree ("_parent_id");
  CREATE INDEX "_prices_v_version_subscriptions_order_idx" ON "_prices_v_version_subscriptions" USING btree ("_order");
  CREATE INDEX "_prices_v_version_subscriptions_parent_id_idx" ON "_prices_v_version_subscriptions" USING btree ("_parent_id");
  CREATE INDEX "_prices_v_version_version__status_idx" ON "_prices_v" USING btree ("version__status");
  CREATE INDEX "_prices_v_created_at_idx" ON "_prices_v" USING btree ("created_at");
  CREATE INDEX "_prices_v_updated_at_idx" ON "_prices_v" USING btree ("updated_at");
  CREATE INDEX "_prices_v_latest_idx" ON "_prices_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hosting_packages_fk" FOREIGN KEY ("hosting_packages_id") REFERENCES "public"."hosting_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hosting_extras_fk" FOREIGN KEY ("hosting_extras_id") REFERENCES "public"."hosting_extras"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_hosting_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("hosting_packages_id");
  CREATE INDEX "payload_locked_documents_rels_hosting_extras_id_idx" ON "payload_locked_documents_rels" USING btree ("hosting_extras_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_packages_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosting_packages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosting_extras" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prices_websites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prices_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_prices_v_version_websites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_prices_v_version_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_prices_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "hosting_packages_lines" CASCADE;
  DROP TABLE "hosting_packages" CASCADE;
  DROP TABLE "hosting_extras" CASCADE;
  DROP TABLE "prices_websites" CASCADE;
  DROP TABLE "prices_subscriptions" CASCADE;
  DROP TABLE "prices" CASCADE;
  DROP TABLE "_prices_v_version_websites" CASCADE;
  DROP TABLE "_prices_v_version_subscriptions" CASCADE;
  DROP TABLE "_prices_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hosting_packages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hosting_extras_fk";
  
  DROP INDEX "payload_locked_documents_rels_hosting_packages_id_idx";
  DROP INDEX "payload_locked_documents_rels_hosting_extras_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hosting_packages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hosting_extras_id";
  ALTER TABLE "page_texts" DROP COLUMN "prices_heading";
  ALTER TABLE "page_texts" DROP COLUMN "prices_lead";
  ALTER TABLE "page_texts" DROP COLUMN "prices_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "prices_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "prices_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_seo_keywords";
  DROP TYPE "public"."enum_prices_status";
  DROP TYPE "public"."enum__prices_v_version_status";`)
}
