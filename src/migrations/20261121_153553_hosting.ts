import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hosting_orders_status" AS ENUM('active', 'pending', 'suspended', 'cancelled');
  CREATE TYPE "public"."enum_hosting_orders_billing_cycle" AS ENUM('monthly', 'yearly');
  CREATE TYPE "public"."enum_hosting_orders_domain_mode" AS ENUM('new', 'own', 'move');
  CREATE TYPE "public"."enum_hosting_orders_domain_answer" AS ENUM('free', 'taken', 'maybe', 'unknown');
  CREATE TYPE "public"."enum_hosting_orders_domain_state" AS ENUM('own', 'toRegister', 'provisional', 'onRequest', 'toMove', 'registered', 'moved', 'lost');
  CREATE TYPE "public"."enum_hosting_invoices_series" AS ENUM('INV', 'CR');
  CREATE TYPE "public"."enum_hosting_invoices_status" AS ENUM('draft', 'sent', 'credited');
  CREATE TYPE "public"."enum_hosting_invoices_payment_status" AS ENUM('paid', 'pending', 'overdue');
  CREATE TYPE "public"."enum_hosting_customers_kind" AS ENUM('private', 'business');
  CREATE TYPE "public"."enum_payments_state" AS ENUM('open', 'pending', 'paid', 'failed', 'canceled', 'expired');
  CREATE TABLE "hosting_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"customer_id" uuid,
  	"status" "enum_hosting_orders_status",
  	"package_key" varchar,
  	"package_name" varchar,
  	"billing_cycle" "enum_hosting_orders_billing_cycle",
  	"lines" jsonb,
  	"buyer" jsonb,
  	"excl" numeric,
  	"vat" numeric,
  	"incl" numeric,
  	"terms_version" varchar,
  	"terms_accepted_at" timestamp(3) with time zone,
  	"domain_name" varchar,
  	"domain_mode" "enum_hosting_orders_domain_mode",
  	"domain_answer" "enum_hosting_orders_domain_answer",
  	"domain_state" "enum_hosting_orders_domain_state",
  	"activated_at" timestamp(3) with time zone,
  	"set_up_by" timestamp(3) with time zone,
  	"set_up_at" timestamp(3) with time zone,
  	"started_on" varchar,
  	"invoiced_until" varchar,
  	"domain_renews_on" varchar,
  	"ends_on" varchar,
  	"checklist" jsonb,
  	"order_key" varchar,
  	"submission_key" varchar,
  	"content_hash" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hosting_invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar,
  	"series" "enum_hosting_invoices_series",
  	"status" "enum_hosting_invoices_status",
  	"payment_status" "enum_hosting_invoices_payment_status",
  	"customer_id" uuid,
  	"order_id" uuid,
  	"credits_id" uuid,
  	"seller" jsonb,
  	"buyer" jsonb,
  	"lines" jsonb,
  	"excl" numeric,
  	"vat" numeric,
  	"incl" numeric,
  	"issue_date" varchar,
  	"due_date" varchar,
  	"period_from" varchar,
  	"period_until" varchar,
  	"paid_on" varchar,
  	"paid_by" varchar,
  	"payment_reference" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hosting_customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "hosting_customers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_hosting_customers_kind" DEFAULT 'private' NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"address" varchar NOT NULL,
  	"zipcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"kvk" varchar,
  	"vat_id" varchar,
  	"disabled" boolean DEFAULT false,
  	"password_set" boolean DEFAULT false,
  	"erasure_asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"invoice_id" uuid,
  	"order_id" uuid,
  	"state" "enum_payments_state" DEFAULT 'open' NOT NULL,
  	"amount" numeric,
  	"currency" varchar,
  	"provider" varchar,
  	"provider_id" varchar,
  	"checkout_url" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"refunded" numeric,
  	"charged_back" numeric,
  	"problem" varchar,
  	"ask_again_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "domain_prices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_year" numeric NOT NULL,
  	"yearly" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hosting_orders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hosting_invoices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hosting_customers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" uuid;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "hosting_customers_id" uuid;
  ALTER TABLE "hosting_orders" ADD CONSTRAINT "hosting_orders_customer_id_hosting_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."hosting_customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hosting_invoices" ADD CONSTRAINT "hosting_invoices_customer_id_hosting_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."hosting_customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hosting_invoices" ADD CONSTRAINT "hosting_invoices_order_id_hosting_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hosting_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hosting_invoices" ADD CONSTRAINT "hosting_invoices_credits_id_hosting_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."hosting_invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hosting_customers_sessions" ADD CONSTRAINT "hosting_customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hosting_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_hosting_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."hosting_invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_hosting_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hosting_orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "hosting_orders_number_idx" ON "hosting_orders" USING btree ("number");
  CREATE INDEX "hosting_orders_customer_idx" ON "hosting_orders" USING btree ("customer_id");
  CREATE INDEX "hosting_orders_status_idx" ON "hosting_orders" USING btree ("status");
  CREATE INDEX "hosting_orders_domain_name_idx" ON "hosting_orders" USING btree ("domain_name");
  CREATE INDEX "hosting_orders_invoiced_until_idx" ON "hosting_orders" USING btree ("invoiced_until");
  CREATE UNIQUE INDEX "hosting_orders_order_key_idx" ON "hosting_orders" USING btree ("order_key");
  CREATE UNIQUE INDEX "hosting_orders_submission_key_idx" ON "hosting_orders" USING btree ("submission_key");
  CREATE INDEX "hosting_orders_updated_at_idx" ON "hosting_orders" USING btree ("updated_at");
  CREATE INDEX "hosting_orders_created_at_idx" ON "hosting_orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "hosting_invoices_number_idx" ON "hosting_invoices" USING btree ("number");
  CREATE INDEX "hosting_invoices_series_idx" ON "hosting_invoices" USING btree ("series");
  CREATE INDEX "hosting_invoices_status_idx" ON "hosting_invoices" USING btree ("status");
  CREATE INDEX "hosting_invoices_payment_status_idx" ON "hosting_invoices" USING btree ("payment_status");
  CREATE INDEX "hosting_invoices_customer_idx" ON "hosting_invoices" USING btree ("customer_id");
  CREATE INDEX "hosting_invoices_order_idx" ON "hosting_invoices" USING btree ("order_id");
  CREATE INDEX "hosting_invoices_credits_idx" ON "hosting_invoices" USING btree ("credits_id");
  CREATE INDEX "hosting_invoices_due_date_idx" ON "hosting_invoices" USING btree ("due_date");
  CREATE INDEX "hosting_invoices_updated_at_idx" ON "hosting_invoices" USING btree ("updated_at");
  CREATE INDEX "hosting_invoices_created_at_idx" ON "hosting_invoices" USING btree ("created_at");
  CREATE INDEX "hosting_customers_sessions_order_idx" ON "hosting_customers_sessions" USING btree ("_order");
  CREATE INDEX "hosting_customers_sessions_parent_id_idx" ON "hosting_customers_sessions" USING btree ("_parent_id");
  CREATE INDEX "hosting_customers_updated_at_idx" ON "hosting_customers" USING btree ("updated_at");
  CREATE INDEX "hosting_customers_created_at_idx" ON "hosting_customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "hosting_customers_email_idx" ON "hosting_customers" USING btree ("email");
  CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("invoice_id");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state");
  CREATE UNIQUE INDEX "payments_provider_id_idx" ON "payments" USING btree ("provider_id");
  CREATE INDEX "payments_ask_again_at_idx" ON "payments" USING btree ("ask_again_at");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hosting_orders_fk" FOREIGN KEY ("hosting_orders_id") REFERENCES "public"."hosting_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hosting_invoices_fk" FOREIGN KEY ("hosting_invoices_id") REFERENCES "public"."hosting_invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hosting_customers_fk" FOREIGN KEY ("hosting_customers_id") REFERENCES "public"."hosting_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_hosting_customers_fk" FOREIGN KEY ("hosting_customers_id") REFERENCES "public"."hosting_customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_hosting_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("hosting_orders_id");
  CREATE INDEX "payload_locked_documents_rels_hosting_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("hosting_invoices_id");
  CREATE INDEX "payload_locked_documents_rels_hosting_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("hosting_customers_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_preferences_rels_hosting_customers_id_idx" ON "payload_preferences_rels" USING btree ("hosting_customers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hosting_orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosting_invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosting_customers_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hosting_customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "domain_prices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "hosting_orders" CASCADE;
  DROP TABLE "hosting_invoices" CASCADE;
  DROP TABLE "hosting_customers_sessions" CASCADE;
  DROP TABLE "hosting_customers" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "domain_prices" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hosting_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hosting_invoices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hosting_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_hosting_customers_fk";
  
  DROP INDEX "payload_locked_documents_rels_hosting_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_hosting_invoices_id_idx";
  DROP INDEX "payload_locked_documents_rels_hosting_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  DROP INDEX "payload_preferences_rels_hosting_customers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hosting_orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hosting_invoices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hosting_customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "hosting_customers_id";
  DROP TYPE "public"."enum_hosting_orders_status";
  DROP TYPE "public"."enum_hosting_orders_billing_cycle";
  DROP TYPE "public"."enum_hosting_orders_domain_mode";
  DROP TYPE "public"."enum_hosting_orders_domain_answer";
  DROP TYPE "public"."enum_hosting_orders_domain_state";
  DROP TYPE "public"."enum_hosting_invoices_series";
  DROP TYPE "public"."enum_hosting_invoices_status";
  DROP TYPE "public"."enum_hosting_invoices_payment_status";
  DROP TYPE "public"."enum_hosting_customers_kind";
  DROP TYPE "public"."enum_payments_state";`)
}
