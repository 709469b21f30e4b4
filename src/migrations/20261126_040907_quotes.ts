import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_status" AS ENUM('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn');
  CREATE TYPE "public"."enum_quote_acceptances_way" AS ENUM('page', 'phone', 'paper', 'mail');
  CREATE TYPE "public"."enum_assignments_status" AS ENUM('planned', 'underway', 'delivered', 'closed', 'stopped');
  CREATE TYPE "public"."enum_instalments_moment" AS ENUM('acceptance', 'delivery', 'day');
  CREATE TABLE "quotes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"status" "enum_quotes_status" NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"once" numeric,
  	"monthly" numeric,
  	"yearly" numeric,
  	"owner_id" uuid,
  	"changed_by" varchar,
  	"lead_id" uuid,
  	"request_id" uuid,
  	"first_sent_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"valid_until" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"draft" jsonb NOT NULL,
  	"version" numeric DEFAULT 0 NOT NULL,
  	"sent_version" numeric DEFAULT 0 NOT NULL,
  	"edition" numeric DEFAULT 0 NOT NULL,
  	"generation" numeric DEFAULT 0 NOT NULL,
  	"reminded_at" timestamp(3) with time zone,
  	"expiry_reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_editions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quote_id" uuid,
  	"number" varchar,
  	"edition" numeric NOT NULL,
  	"sent_on" varchar,
  	"valid_until" varchar,
  	"content" jsonb NOT NULL,
  	"content_sha256" varchar NOT NULL,
  	"pdf_sha256" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_acceptances" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quote_id" uuid,
  	"edition" numeric NOT NULL,
  	"signer" varchar,
  	"way" "enum_quote_acceptances_way" NOT NULL,
  	"accepted_at" timestamp(3) with time zone NOT NULL,
  	"evidence" jsonb NOT NULL,
  	"pdf_sha256" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assignments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"status" "enum_assignments_status" NOT NULL,
  	"customer_id" uuid,
  	"quote_id" uuid,
  	"starts_on" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "instalments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"assignment_id" uuid,
  	"sequence" numeric NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"moment" "enum_instalments_moment" NOT NULL,
  	"day" varchar,
  	"excl" numeric,
  	"incl" numeric,
  	"amounts" jsonb NOT NULL,
  	"invoice_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"opening" varchar,
  	"needs" varchar,
  	"planning" varchar,
  	"closing" varchar,
  	"valid_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_editions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_acceptances_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assignments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "instalments_id" uuid;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_configurator_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."configurator_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_editions" ADD CONSTRAINT "quote_editions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assignments" ADD CONSTRAINT "assignments_customer_id_hosting_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."hosting_customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assignments" ADD CONSTRAINT "assignments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instalments" ADD CONSTRAINT "instalments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instalments" ADD CONSTRAINT "instalments_invoice_id_hosting_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."hosting_invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_email_idx" ON "quotes" USING btree ("email");
  CREATE INDEX "quotes_owner_idx" ON "quotes" USING btree ("owner_id");
  CREATE INDEX "quotes_lead_idx" ON "quotes" USING btree ("lead_id");
  CREATE INDEX "quotes_request_idx" ON "quotes" USING btree ("request_id");
  CREATE INDEX "quotes_first_sent_at_idx" ON "quotes" USING btree ("first_sent_at");
  CREATE INDEX "quotes_sent_at_idx" ON "quotes" USING btree ("sent_at");
  CREATE INDEX "quotes_valid_until_idx" ON "quotes" USING btree ("valid_until");
  CREATE INDEX "quotes_answered_at_idx" ON "quotes" USING btree ("answered_at");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quote_editions_quote_idx" ON "quote_editions" USING btree ("quote_id");
  CREATE INDEX "quote_editions_updated_at_idx" ON "quote_editions" USING btree ("updated_at");
  CREATE INDEX "quote_editions_created_at_idx" ON "quote_editions" USING btree ("created_at");
  CREATE UNIQUE INDEX "quote_edition_idx" ON "quote_editions" USING btree ("quote_id","edition");
  CREATE UNIQUE INDEX "quote_acceptances_quote_idx" ON "quote_acceptances" USING btree ("quote_id");
  CREATE INDEX "quote_acceptances_accepted_at_idx" ON "quote_acceptances" USING btree ("accepted_at");
  CREATE INDEX "quote_acceptances_updated_at_idx" ON "quote_acceptances" USING btree ("updated_at");
  CREATE INDEX "quote_acceptances_created_at_idx" ON "quote_acceptances" USING btree ("created_at");
  CREATE INDEX "assignments_status_idx" ON "assignments" USING btree ("status");
  CREATE INDEX "assignments_customer_idx" ON "assignments" USING btree ("customer_id");
  CREATE INDEX "assignments_quote_idx" ON "assignments" USING btree ("quote_id");
  CREATE INDEX "assignments_updated_at_idx" ON "assignments" USING btree ("updated_at");
  CREATE INDEX "assignments_created_at_idx" ON "assignments" USING btree ("created_at");
  CREATE INDEX "instalments_assignment_idx" ON "instalments" USING btree ("assignment_id");
  CREATE INDEX "instalments_moment_idx" ON "instalments" USING btree ("moment");
  CREATE INDEX "instalments_day_idx" ON "instalments" USING btree ("day");
  CREATE INDEX "instalments_invoice_idx" ON "instalments" USING btree ("invoice_id");
  CREATE INDEX "instalments_updated_at_idx" ON "instalments" USING btree ("updated_at");
  CREATE INDEX "instalments_created_at_idx" ON "instalments" USING btree ("created_at");
  CREATE UNIQUE INDEX "assignment_sequence_idx" ON "instalments" USING btree ("assignment_id","sequence");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_editions_fk" FOREIGN KEY ("quote_editions_id") REFERENCES "public"."quote_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_acceptances_fk" FOREIGN KEY ("quote_acceptances_id") REFERENCES "public"."quote_acceptances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assignments_fk" FOREIGN KEY ("assignments_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instalments_fk" FOREIGN KEY ("instalments_id") REFERENCES "public"."instalments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_quote_editions_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_editions_id");
  CREATE INDEX "payload_locked_documents_rels_quote_acceptances_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_acceptances_id");
  CREATE INDEX "payload_locked_documents_rels_assignments_id_idx" ON "payload_locked_documents_rels" USING btree ("assignments_id");
  CREATE INDEX "payload_locked_documents_rels_instalments_id_idx" ON "payload_locked_documents_rels" USING btree ("instalments_id");
  CREATE TABLE bureau.quote_series (year integer PRIMARY KEY, last integer NOT NULL) WITH (fillfactor = 10);

  -- The PDF of an edition or of a confirmation, once and for all.
  CREATE TABLE bureau.quote_files (
    record uuid PRIMARY KEY, content bytea NOT NULL, sha256 text NOT NULL, made_at timestamptz NOT NULL
  );

  CREATE FUNCTION bureau.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'what was sent or accepted does not change'; END $$;
  CREATE TRIGGER quote_editions_fixed BEFORE UPDATE OF number, edition, content, content_sha256, pdf_sha256 ON quote_editions
    FOR EACH ROW EXECUTE FUNCTION bureau.refuse_change();
  CREATE TRIGGER quote_acceptances_fixed BEFORE UPDATE OF edition, signer, way, accepted_at, evidence, pdf_sha256 ON quote_acceptances
    FOR EACH ROW EXECUTE FUNCTION bureau.refuse_change();
  CREATE TRIGGER quote_files_fixed BEFORE UPDATE ON bureau.quote_files
    FOR EACH ROW EXECUTE FUNCTION bureau.refuse_change();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE bureau.quote_series;
  DROP TABLE bureau.quote_files;
  DROP TRIGGER quote_editions_fixed ON quote_editions;
  DROP TRIGGER quote_acceptances_fixed ON quote_acceptances;
  DROP FUNCTION bureau.refuse_change();
   ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_acceptances" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instalments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "quote_editions" CASCADE;
  DROP TABLE "quote_acceptances" CASCADE;
  DROP TABLE "assignments" CASCADE;
  DROP TABLE "instalments" CASCADE;
  DROP TABLE "quote_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quote_editions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quote_acceptances_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_assignments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_instalments_fk";
  
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_quote_editions_id_idx";
  DROP INDEX "payload_locked_documents_rels_quote_acceptances_id_idx";
  DROP INDEX "payload_locked_documents_rels_assignments_id_idx";
  DROP INDEX "payload_locked_documents_rels_instalments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_editions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_acceptances_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "assignments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "instalments_id";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_quote_acceptances_way";
  DROP TYPE "public"."enum_assignments_status";
  DROP TYPE "public"."enum_instalments_moment";`)
}
