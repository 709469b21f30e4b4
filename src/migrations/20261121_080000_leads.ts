import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_kind" AS ENUM('quote', 'ads', 'contact', 'appointment');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost');
  CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_webhook_events_state" AS ENUM('received', 'done', 'failed', 'test');
  CREATE TYPE "public"."enum_chat_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__chat_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric,
  	"submission_key" varchar,
  	"content_hash" varchar,
  	"quarantined" boolean DEFAULT false,
  	"kind" "enum_leads_kind",
  	"source" varchar,
  	"name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"service" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"appointment_at" timestamp(3) with time zone,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"respond_by" timestamp(3) with time zone,
  	"open_until" timestamp(3) with time zone,
  	"next_step" varchar,
  	"next_step_on" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"source" varchar,
  	"state" "enum_newsletter_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"source" varchar NOT NULL,
  	"event_id" varchar NOT NULL,
  	"state" "enum_webhook_events_state" DEFAULT 'received' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lead_id" varchar,
  	"payload" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"keywords" varchar,
  	"reply" varchar
  );
  
  CREATE TABLE "chat" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"everywhere" boolean DEFAULT false,
  	"bot_name" varchar,
  	"greetings_morning" varchar,
  	"greetings_afternoon" varchar,
  	"greetings_evening" varchar,
  	"options_quote_label" varchar,
  	"options_quote_reply" varchar,
  	"options_appointment_label" varchar,
  	"options_appointment_reply" varchar,
  	"options_question_label" varchar,
  	"options_question_reply" varchar,
  	"options_advice_label" varchar,
  	"options_advice_reply" varchar,
  	"fallback" varchar,
  	"contact_sentence" varchar,
  	"appointment_sentence" varchar,
  	"confirmation" varchar,
  	"_status" "enum_chat_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_chat_v_version_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"keywords" varchar,
  	"reply" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_chat_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_everywhere" boolean DEFAULT false,
  	"version_bot_name" varchar,
  	"version_greetings_morning" varchar,
  	"version_greetings_afternoon" varchar,
  	"version_greetings_evening" varchar,
  	"version_options_quote_label" varchar,
  	"version_options_quote_reply" varchar,
  	"version_options_appointment_label" varchar,
  	"version_options_appointment_reply" varchar,
  	"version_options_question_label" varchar,
  	"version_options_question_reply" varchar,
  	"version_options_advice_label" varchar,
  	"version_options_advice_reply" varchar,
  	"version_fallback" varchar,
  	"version_contact_sentence" varchar,
  	"version_appointment_sentence" varchar,
  	"version_confirmation" varchar,
  	"version__status" "enum__chat_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "configurator_requests" ADD COLUMN "next_step" varchar;
  ALTER TABLE "configurator_requests" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "mail_messages" ADD COLUMN "unsubscribe" varchar;
  ALTER TABLE "mail_messages" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscribers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhook_events_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "contact_words_form" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "contact_words_form_note" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_newsletter" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_newsletter_consent" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_contact_words_form" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_contact_words_form_note" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_newsletter" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_newsletter_consent" varchar;
  ALTER TABLE "claims" ADD COLUMN "quote_once" varchar;
  ALTER TABLE "claims" ADD COLUMN "quote_monthly" varchar;
  ALTER TABLE "claims" ADD COLUMN "chat_seo" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_quote_once" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_quote_monthly" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_chat_seo" varchar;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_rules" ADD CONSTRAINT "chat_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_v_version_rules" ADD CONSTRAINT "_chat_v_version_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_chat_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "leads_number_idx" ON "leads" USING btree ("number");
  CREATE UNIQUE INDEX "leads_submission_key_idx" ON "leads" USING btree ("submission_key");
  CREATE INDEX "leads_quarantined_idx" ON "leads" USING btree ("quarantined");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_respond_by_idx" ON "leads" USING btree ("respond_by");
  CREATE INDEX "leads_open_until_idx" ON "leads" USING btree ("open_until");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state");
  CREATE INDEX "newsletter_subscribers_consent_at_idx" ON "newsletter_subscribers" USING btree ("consent_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_token_hash_idx" ON "newsletter_subscribers" USING btree ("token_hash");
  CREATE INDEX "newsletter_subscribers_submission_key_idx" ON "newsletter_subscribers" USING btree ("submission_key");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  CREATE INDEX "webhook_events_state_idx" ON "webhook_events" USING btree ("state");
  CREATE INDEX "webhook_events_next_attempt_at_idx" ON "webhook_events" USING btree ("next_attempt_at");
  CREATE INDEX "webhook_events_updated_at_idx" ON "webhook_events" USING btree ("updated_at");
  CREATE INDEX "webhook_events_created_at_idx" ON "webhook_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_eventId_idx" ON "webhook_events" USING btree ("source","event_id");
  CREATE INDEX "chat_rules_order_idx" ON "chat_rules" USING btree ("_order");
  CREATE INDEX "chat_rules_parent_id_idx" ON "chat_rules" USING btree ("_parent_id");
  CREATE INDEX "chat__status_idx" ON "chat" USING btree ("_status");
  CREATE INDEX "_chat_v_version_rules_order_idx" ON "_chat_v_version_rules" USING btree ("_order");
  CREATE INDEX "_chat_v_version_rules_parent_id_idx" ON "_chat_v_version_rules" USING btree ("_parent_id");
  CREATE INDEX "_chat_v_version_version__status_idx" ON "_chat_v" USING btree ("version__status");
  CREATE INDEX "_chat_v_created_at_idx" ON "_chat_v" USING btree ("created_at");
  CREATE INDEX "_chat_v_updated_at_idx" ON "_chat_v" USING btree ("updated_at");
  CREATE INDEX "_chat_v_latest_idx" ON "_chat_v" USING btree ("latest");
  CREATE INDEX "_chat_v_autosave_idx" ON "_chat_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_events_fk" FOREIGN KEY ("webhook_events_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_events_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_v_version_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "webhook_events" CASCADE;
  DROP TABLE "chat_rules" CASCADE;
  DROP TABLE "chat" CASCADE;
  DROP TABLE "_chat_v_version_rules" CASCADE;
  DROP TABLE "_chat_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhook_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_webhook_events_id_idx";
  ALTER TABLE "configurator_requests" DROP COLUMN "next_step";
  ALTER TABLE "configurator_requests" DROP COLUMN "next_step_on";
  ALTER TABLE "mail_messages" DROP COLUMN "unsubscribe";
  ALTER TABLE "mail_messages" DROP COLUMN "attachments";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhook_events_id";
  ALTER TABLE "page_texts" DROP COLUMN "contact_words_form";
  ALTER TABLE "page_texts" DROP COLUMN "contact_words_form_note";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_newsletter";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_newsletter_consent";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_contact_words_form";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_contact_words_form_note";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_newsletter";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_newsletter_consent";
  ALTER TABLE "claims" DROP COLUMN "quote_once";
  ALTER TABLE "claims" DROP COLUMN "quote_monthly";
  ALTER TABLE "claims" DROP COLUMN "chat_seo";
  ALTER TABLE "_claims_v" DROP COLUMN "version_quote_once";
  ALTER TABLE "_claims_v" DROP COLUMN "version_quote_monthly";
  ALTER TABLE "_claims_v" DROP COLUMN "version_chat_seo";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_newsletter_subscribers_state";
  DROP TYPE "public"."enum_webhook_events_state";
  DROP TYPE "public"."enum_chat_status";
  DROP TYPE "public"."enum__chat_v_version_status";`)
}
