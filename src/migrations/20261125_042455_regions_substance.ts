import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "regions_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  CREATE TABLE "regions_trades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  CREATE TABLE "regions_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"minutes" numeric,
  	"latitude" numeric,
  	"longitude" numeric
  );
  CREATE TABLE "_regions_v_version_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_regions_v_version_trades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_regions_v_version_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"minutes" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  ALTER TABLE "regions" ADD COLUMN "trades_heading" varchar;
  ALTER TABLE "regions" ADD COLUMN "approach_title" varchar;
  ALTER TABLE "regions" ADD COLUMN "approach_text" varchar;
  ALTER TABLE "regions" ADD COLUMN "question_question" varchar;
  ALTER TABLE "regions" ADD COLUMN "question_answer" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_trades_heading" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_approach_title" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_approach_text" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_question_question" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_question_answer" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "services_words_map_note" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "services_words_others" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "services_words_all_services" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_map_note" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_others" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_all_services" varchar;
  ALTER TABLE "shared_texts" ADD COLUMN "footer_area" varchar;
  ALTER TABLE "_shared_texts_v" ADD COLUMN "version_footer_area" varchar;
  ALTER TABLE "regions_paragraphs" ADD CONSTRAINT "regions_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_trades" ADD CONSTRAINT "regions_trades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_places" ADD CONSTRAINT "regions_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v_version_paragraphs" ADD CONSTRAINT "_regions_v_version_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v_version_trades" ADD CONSTRAINT "_regions_v_version_trades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v_version_places" ADD CONSTRAINT "_regions_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "regions_paragraphs_order_idx" ON "regions_paragraphs" USING btree ("_order");
  CREATE INDEX "regions_paragraphs_parent_id_idx" ON "regions_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "regions_trades_order_idx" ON "regions_trades" USING btree ("_order");
  CREATE INDEX "regions_trades_parent_id_idx" ON "regions_trades" USING btree ("_parent_id");
  CREATE INDEX "regions_places_order_idx" ON "regions_places" USING btree ("_order");
  CREATE INDEX "regions_places_parent_id_idx" ON "regions_places" USING btree ("_parent_id");
  CREATE INDEX "_regions_v_version_paragraphs_order_idx" ON "_regions_v_version_paragraphs" USING btree ("_order");
  CREATE INDEX "_regions_v_version_paragraphs_parent_id_idx" ON "_regions_v_version_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_regions_v_version_trades_order_idx" ON "_regions_v_version_trades" USING btree ("_order");
  CREATE INDEX "_regions_v_version_trades_parent_id_idx" ON "_regions_v_version_trades" USING btree ("_parent_id");
  CREATE INDEX "_regions_v_version_places_order_idx" ON "_regions_v_version_places" USING btree ("_order");
  CREATE INDEX "_regions_v_version_places_parent_id_idx" ON "_regions_v_version_places" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "regions_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions_trades" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_regions_v_version_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_regions_v_version_trades" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_regions_v_version_places" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "regions_paragraphs" CASCADE;
  DROP TABLE "regions_trades" CASCADE;
  DROP TABLE "regions_places" CASCADE;
  DROP TABLE "_regions_v_version_paragraphs" CASCADE;
  DROP TABLE "_regions_v_version_trades" CASCADE;
  DROP TABLE "_regions_v_version_places" CASCADE;
  ALTER TABLE "regions" DROP COLUMN "trades_heading";
  ALTER TABLE "regions" DROP COLUMN "approach_title";
  ALTER TABLE "regions" DROP COLUMN "approach_text";
  ALTER TABLE "regions" DROP COLUMN "question_question";
  ALTER TABLE "regions" DROP COLUMN "question_answer";
  ALTER TABLE "_regions_v" DROP COLUMN "version_trades_heading";
  ALTER TABLE "_regions_v" DROP COLUMN "version_approach_title";
  ALTER TABLE "_regions_v" DROP COLUMN "version_approach_text";
  ALTER TABLE "_regions_v" DROP COLUMN "version_question_question";
  ALTER TABLE "_regions_v" DROP COLUMN "version_question_answer";
  ALTER TABLE "page_texts" DROP COLUMN "services_words_map_note";
  ALTER TABLE "page_texts" DROP COLUMN "services_words_others";
  ALTER TABLE "page_texts" DROP COLUMN "services_words_all_services";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_map_note";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_others";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_all_services";
  ALTER TABLE "shared_texts" DROP COLUMN "footer_area";
  ALTER TABLE "_shared_texts_v" DROP COLUMN "version_footer_area";`)
}
