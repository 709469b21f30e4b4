import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const CHAT_TEXTS = [
  {
    column: 'options_appointment_reply',
    before: 'Goed plan. Vul hieronder in wanneer het jou uitkomt, dan laten wij weten of het past.',
    after: 'Goed plan. Kies hieronder een moment dat vrij is, dan staat het meteen vast.',
  },
  {
    column: 'appointment_sentence',
    before:
      'Een afspraak vraag je hieronder aan. Vul in wanneer het jou uitkomt, dan laten wij weten of het past.',
    after: 'Een afspraak maak je hieronder. Kies een moment dat vrij is, dan staat het meteen vast.',
  },
  {
    column: 'confirmation',
    before:
      'Dank je wel. Je aanvraag voor {day} om {time} uur is binnen. We laten {responseTime} weten of het past.',
    after:
      'Dank je wel. Je afspraak staat: {day} om {time} uur. Met de link in je mail kun je hem verzetten of afzeggen.',
  },
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_appointment_state" AS ENUM('booked', 'moved', 'cancelled');
  CREATE TYPE "public"."enum_appointments_kind" AS ENUM('phone', 'office');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'moved', 'cancelled');
  CREATE TYPE "public"."enum_closures_kind" AS ENUM('closed', 'absence');
  ALTER TYPE "public"."enum_page_path" ADD VALUE '/afspraak' BEFORE '/configurator-abonnement';
  CREATE TABLE "appointments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"start_at" timestamp(3) with time zone NOT NULL,
  	"end_at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_appointments_kind" NOT NULL,
  	"state" "enum_appointments_state" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"subject" varchar,
  	"reference" varchar NOT NULL,
  	"lead_id" uuid,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"chosen_at" timestamp(3) with time zone NOT NULL,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "closures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_closures_kind" DEFAULT 'closed' NOT NULL,
  	"staff_id" uuid,
  	"first_day" timestamp(3) with time zone NOT NULL,
  	"last_day" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointment_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"minutes" numeric DEFAULT 30 NOT NULL,
  	"lead_hours" numeric DEFAULT 4 NOT NULL,
  	"weeks" numeric DEFAULT 3 NOT NULL,
  	"by_phone" boolean DEFAULT true,
  	"at_office" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "appointment_state" "enum_leads_appointment_state";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "closures_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_slip" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_moments" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_way" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_you" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_send" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_none" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_block" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_words_block_link" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "appointment_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_slip" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_moments" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_way" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_you" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_send" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_none" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_block" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_words_block_link" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_appointment_seo_picture_id" uuid;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closures" ADD CONSTRAINT "closures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "appointments_start_at_idx" ON "appointments" USING btree ("start_at");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_email_idx" ON "appointments" USING btree ("email");
  CREATE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "closures_staff_idx" ON "closures" USING btree ("staff_id");
  CREATE INDEX "closures_first_day_idx" ON "closures" USING btree ("first_day");
  CREATE INDEX "closures_updated_at_idx" ON "closures" USING btree ("updated_at");
  CREATE INDEX "closures_created_at_idx" ON "closures" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_closures_fk" FOREIGN KEY ("closures_id") REFERENCES "public"."closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_appointment_seo_picture_id_media_id_fk" FOREIGN KEY ("appointment_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_appointment_seo_picture_id_media_id_fk" FOREIGN KEY ("version_appointment_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_locked_documents_rels_closures_id_idx" ON "payload_locked_documents_rels" USING btree ("closures_id");
  CREATE INDEX "page_texts_appointment_seo_appointment_seo_picture_idx" ON "page_texts" USING btree ("appointment_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_appointment_seo_version_appointmen_idx" ON "_page_texts_v" USING btree ("version_appointment_seo_picture_id");`)
  // Written by hand: the database decides who has a moment.
  await db.execute(sql`
    ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_at_a_time"
      EXCLUDE USING gist (tstzrange("start_at", "end_at") WITH &&) WHERE ("state" <> 'cancelled')`)
  // Written by hand: sentences of the seed that say that an appointment is only asked for.
  for (const { column, before, after } of CHAT_TEXTS)
    for (const [table, name] of [
      ['chat', column],
      ['_chat_v', `version_${column}`],
    ] as const)
      await db.execute(
        sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(name)} = ${after} WHERE ${sql.identifier(name)} = ${before}`,
      )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "closures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointment_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "closures" CASCADE;
  DROP TABLE "appointment_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appointments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_closures_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_appointment_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_appointment_seo_picture_id_media_id_fk";
  
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
  CREATE TYPE "public"."enum_page_path" AS ENUM('/', '/diensten', '/contact', '/terugbellen', '/configurator', '/prijzen', '/maatwerk', '/portfolio', '/over-ons', '/faq', '/support', '/blog', '/locatie', '/configurator-abonnement', '/meta-ads-landing', '/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login', '/privacy', '/cookies', '/algemene-voorwaarden');
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
  DROP INDEX "payload_locked_documents_rels_appointments_id_idx";
  DROP INDEX "payload_locked_documents_rels_closures_id_idx";
  DROP INDEX "page_texts_appointment_seo_appointment_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_appointment_seo_version_appointmen_idx";
  ALTER TABLE "leads" DROP COLUMN "appointment_state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "closures_id";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_heading";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_lead";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_slip";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_moments";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_way";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_you";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_send";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_none";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_block";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_words_block_link";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "appointment_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_slip";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_moments";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_way";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_you";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_send";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_none";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_block";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_words_block_link";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_appointment_seo_picture_id";
  DROP TYPE "public"."enum_leads_appointment_state";
  DROP TYPE "public"."enum_appointments_kind";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_closures_kind";`)
}
