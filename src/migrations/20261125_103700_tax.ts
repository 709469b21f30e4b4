import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hosting_customers_country" AS ENUM('NL', 'BE', 'DE', 'BG', 'CY', 'DK', 'EE', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'HR', 'LV', 'LT', 'LU', 'MT', 'AT', 'PL', 'PT', 'RO', 'SI', 'SK', 'ES', 'CZ', 'SE', 'AW', 'AU', 'BQ', 'CA', 'CW', 'IS', 'ID', 'LI', 'MA', 'NZ', 'XI', 'NO', 'UA', 'SR', 'SX', 'TR', 'GB', 'US', 'ZA', 'CH');
  CREATE TYPE "public"."enum_hosting_extras_supply" AS ENUM('electronic', 'other');
  CREATE TYPE "public"."enum_vat_id_checks_standing" AS ENUM('valid', 'invalid');
  CREATE TYPE "public"."enum_legal_figures_figure" AS ENUM('vatRate', 'crossBorderThreshold');
  CREATE TYPE "public"."enum_legal_figures_country" AS ENUM('NL', 'BE', 'DE', 'BG', 'CY', 'DK', 'EE', 'FI', 'FR', 'GR', 'HU', 'IE', 'IT', 'HR', 'LV', 'LT', 'LU', 'MT', 'AT', 'PL', 'PT', 'RO', 'SI', 'SK', 'ES', 'CZ', 'SE');
  CREATE TABLE "vat_id_checks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vat_id" varchar NOT NULL,
  	"standing" "enum_vat_id_checks_standing",
  	"name" varchar,
  	"address" varchar,
  	"consultation" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_figures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" "enum_legal_figures_figure" NOT NULL,
  	"country" "enum_legal_figures_country",
  	"value" numeric NOT NULL,
  	"from_day" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "hosting_orders" ADD COLUMN "location_evidence" jsonb;
  ALTER TABLE "hosting_customers" ADD COLUMN "country" "enum_hosting_customers_country" DEFAULT 'NL' NOT NULL;
  ALTER TABLE "hosting_extras" ADD COLUMN "supply" "enum_hosting_extras_supply" DEFAULT 'electronic' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vat_id_checks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_figures_id" uuid;
  CREATE INDEX "vat_id_checks_vat_id_idx" ON "vat_id_checks" USING btree ("vat_id");
  CREATE INDEX "vat_id_checks_updated_at_idx" ON "vat_id_checks" USING btree ("updated_at");
  CREATE INDEX "vat_id_checks_created_at_idx" ON "vat_id_checks" USING btree ("created_at");
  CREATE INDEX "legal_figures_updated_at_idx" ON "legal_figures" USING btree ("updated_at");
  CREATE INDEX "legal_figures_created_at_idx" ON "legal_figures" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vat_id_checks_fk" FOREIGN KEY ("vat_id_checks_id") REFERENCES "public"."vat_id_checks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_figures_fk" FOREIGN KEY ("legal_figures_id") REFERENCES "public"."legal_figures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vat_id_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("vat_id_checks_id");
  CREATE INDEX "payload_locked_documents_rels_legal_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_figures_id");`)
  await db.execute(watchedIds)
}

/** Which VAT ids are asked about again, when, and until when. The newest answer about one is read with every sale. */
const watchedIds = sql`
  CREATE TABLE bureau.vat_id_watch (
    vat_id text PRIMARY KEY,
    country text NOT NULL,
    next_ask_at timestamptz NOT NULL,
    give_up_at timestamptz NOT NULL
  );
  CREATE INDEX vat_id_watch_next_ask_at_idx ON bureau.vat_id_watch (next_ask_at);
  CREATE INDEX vat_id_checks_newest_idx ON vat_id_checks (vat_id, checked_at DESC);`

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.vat_id_watch`)
  await db.execute(sql`
   ALTER TABLE "vat_id_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_figures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vat_id_checks" CASCADE;
  DROP TABLE "legal_figures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vat_id_checks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_figures_fk";
  
  DROP INDEX "payload_locked_documents_rels_vat_id_checks_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_figures_id_idx";
  ALTER TABLE "hosting_orders" DROP COLUMN "location_evidence";
  ALTER TABLE "hosting_customers" DROP COLUMN "country";
  ALTER TABLE "hosting_extras" DROP COLUMN "supply";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vat_id_checks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_figures_id";
  DROP TYPE "public"."enum_hosting_customers_country";
  DROP TYPE "public"."enum_hosting_extras_supply";
  DROP TYPE "public"."enum_vat_id_checks_standing";
  DROP TYPE "public"."enum_legal_figures_figure";
  DROP TYPE "public"."enum_legal_figures_country";`)
}
