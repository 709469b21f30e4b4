import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_withdrawals_outcome" AS ENUM('accepted', 'toReview');
  CREATE TYPE "public"."enum_withdrawals_doubt" AS ENUM('unknown', 'several', 'business', 'withdrawn', 'ended', 'late');
  ALTER TYPE "public"."enum_page_path" ADD VALUE '/herroepen' BEFORE '/configurator-abonnement';
  CREATE TABLE "withdrawals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"contract" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"reason" varchar,
  	"outcome" "enum_withdrawals_outcome" NOT NULL,
  	"doubt" "enum_withdrawals_doubt",
  	"order_id" uuid,
  	"refund" numeric,
  	"refund_due_on" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_texts_withdrawal_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_page_texts_v_version_withdrawal_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "hosting_orders" ADD COLUMN "withdrawal_informed_at" timestamp(3) with time zone;
  ALTER TABLE "hosting_orders" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "withdrawals_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_words_slip" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_words_right" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_words_form" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_words_form_note" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "withdrawal_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_words_slip" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_words_right" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_words_form" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_words_form_note" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_withdrawal_seo_picture_id" uuid;
  ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_hosting_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hosting_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts_withdrawal_points" ADD CONSTRAINT "page_texts_withdrawal_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_texts_v_version_withdrawal_points" ADD CONSTRAINT "_page_texts_v_version_withdrawal_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "withdrawals_submitted_at_idx" ON "withdrawals" USING btree ("submitted_at");
  CREATE INDEX "withdrawals_email_idx" ON "withdrawals" USING btree ("email");
  CREATE INDEX "withdrawals_outcome_idx" ON "withdrawals" USING btree ("outcome");
  CREATE INDEX "withdrawals_order_idx" ON "withdrawals" USING btree ("order_id");
  CREATE INDEX "withdrawals_refund_due_on_idx" ON "withdrawals" USING btree ("refund_due_on");
  CREATE UNIQUE INDEX "withdrawals_submission_key_idx" ON "withdrawals" USING btree ("submission_key");
  CREATE INDEX "withdrawals_updated_at_idx" ON "withdrawals" USING btree ("updated_at");
  CREATE INDEX "withdrawals_created_at_idx" ON "withdrawals" USING btree ("created_at");
  CREATE INDEX "page_texts_withdrawal_points_order_idx" ON "page_texts_withdrawal_points" USING btree ("_order");
  CREATE INDEX "page_texts_withdrawal_points_parent_id_idx" ON "page_texts_withdrawal_points" USING btree ("_parent_id");
  CREATE INDEX "_page_texts_v_version_withdrawal_points_order_idx" ON "_page_texts_v_version_withdrawal_points" USING btree ("_order");
  CREATE INDEX "_page_texts_v_version_withdrawal_points_parent_id_idx" ON "_page_texts_v_version_withdrawal_points" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_withdrawals_fk" FOREIGN KEY ("withdrawals_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_withdrawal_seo_picture_id_media_id_fk" FOREIGN KEY ("withdrawal_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_withdrawal_seo_picture_id_media_id_fk" FOREIGN KEY ("version_withdrawal_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_withdrawals_id_idx" ON "payload_locked_documents_rels" USING btree ("withdrawals_id");
  CREATE INDEX "page_texts_withdrawal_seo_withdrawal_seo_picture_idx" ON "page_texts" USING btree ("withdrawal_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_withdrawal_seo_version_withdrawal__idx" ON "_page_texts_v" USING btree ("version_withdrawal_seo_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "withdrawals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_texts_withdrawal_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_texts_v_version_withdrawal_points" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "withdrawals" CASCADE;
  DROP TABLE "page_texts_withdrawal_points" CASCADE;
  DROP TABLE "_page_texts_v_version_withdrawal_points" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_withdrawals_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_withdrawal_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_withdrawal_seo_picture_id_media_id_fk";
  
  ALTER TABLE "navigation_bar" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "navigation_hosting" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "navigation_mobile" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "navigation_quick" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "navigation_legal" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "_navigation_v_version_bar" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "_navigation_v_version_hosting" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "_navigation_v_version_mobile" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "_navigation_v_version_quick" ALTER COLUMN "path" SET DATA TYPE text;
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "path" SET DATA TYPE text;
  DROP TYPE "public"."enum_page_path";
  CREATE TYPE "public"."enum_page_path" AS ENUM('/', '/diensten', '/contact', '/terugbellen', '/configurator', '/prijzen', '/maatwerk', '/portfolio', '/over-ons', '/faq', '/support', '/blog', '/locatie', '/afspraak', '/configurator-abonnement', '/meta-ads-landing', '/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login', '/privacy', '/cookies', '/algemene-voorwaarden');
  ALTER TABLE "navigation_bar" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "navigation_hosting" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "navigation_mobile" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "navigation_quick" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "navigation_legal" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "_navigation_v_version_bar" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "_navigation_v_version_hosting" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "_navigation_v_version_mobile" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "_navigation_v_version_quick" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  ALTER TABLE "_navigation_v_version_legal" ALTER COLUMN "path" SET DATA TYPE "public"."enum_page_path" USING "path"::"public"."enum_page_path";
  DROP INDEX "payload_locked_documents_rels_withdrawals_id_idx";
  DROP INDEX "page_texts_withdrawal_seo_withdrawal_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_withdrawal_seo_version_withdrawal__idx";
  ALTER TABLE "hosting_orders" DROP COLUMN "withdrawal_informed_at";
  ALTER TABLE "hosting_orders" DROP COLUMN "withdrawn_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "withdrawals_id";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_heading";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_lead";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_words_slip";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_words_right";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_words_form";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_words_form_note";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "withdrawal_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_words_slip";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_words_right";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_words_form";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_words_form_note";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_withdrawal_seo_picture_id";
  DROP TYPE "public"."enum_withdrawals_outcome";
  DROP TYPE "public"."enum_withdrawals_doubt";`)
}
