import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_site" AS ENUM('groenrand-hoveniers', 'zonnepijl-installaties', 'klusbus-noaber', 'koppeldissel-verhuur', 'egelhoek-vaste-planten');
  CREATE TYPE "public"."enum__projects_v_version_site" AS ENUM('groenrand-hoveniers', 'zonnepijl-installaties', 'klusbus-noaber', 'koppeldissel-verhuur', 'egelhoek-vaste-planten');
  ALTER TYPE "public"."enum_page_path" ADD VALUE '/portfolio' BEFORE '/over-ons';
  CREATE TABLE "projects_story_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "_projects_v_version_story_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "example_stones" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"description" varchar
  );
  
  CREATE TABLE "example_extras" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"description" varchar
  );
  
  CREATE TABLE "example_timelines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"percent" numeric,
  	"description" varchar
  );
  
  CREATE TABLE "_example_stones_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_example_extras_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"amount" numeric,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_example_timelines_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"percent" numeric,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "about_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"quote" varchar,
  	"portrait_id" uuid
  );
  
  CREATE TABLE "_about_v_version_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"quote" varchar,
  	"portrait_id" uuid,
  	"_uuid" varchar
  );
  
  ALTER TABLE "projects" ADD COLUMN "site" "enum_projects_site";
  ALTER TABLE "projects" ADD COLUMN "phone_image_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "story_question" varchar;
  ALTER TABLE "projects" ADD COLUMN "story_quoted" numeric;
  ALTER TABLE "projects" ADD COLUMN "story_invoiced" numeric;
  ALTER TABLE "projects" ADD COLUMN "story_weeks" numeric;
  ALTER TABLE "projects" ADD COLUMN "story_changed" varchar;
  ALTER TABLE "projects" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "projects" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "projects" ADD COLUMN "seo_keywords" varchar;
  ALTER TABLE "projects" ADD COLUMN "seo_picture_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "slug" varchar;
  ALTER TABLE "projects" ADD COLUMN "is_example" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_site" "enum__projects_v_version_site";
  ALTER TABLE "_projects_v" ADD COLUMN "version_phone_image_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_story_question" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_story_quoted" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_story_invoiced" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_story_weeks" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_story_changed" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_seo_keywords" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_seo_picture_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_is_example" boolean DEFAULT false;
  ALTER TABLE "redirects_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "home" ADD COLUMN "portfolio_look" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_portfolio_look" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "about_words_team" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_empty" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_open" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_example" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_visit" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_slip" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_question" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_quoted" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_invoiced" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_weeks" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_changed" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_stamp" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_more" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_closing" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_about_words_team" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_empty" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_open" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_example" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_visit" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_slip" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_question" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_quoted" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_invoiced" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_weeks" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_changed" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_stamp" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_more" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_closing" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_seo_picture_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_heading" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_lead" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_title" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_note" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_area_label" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_area_from" numeric;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_area_to" numeric;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_area_start" numeric;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_stones_label" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_extras_label" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_timelines_label" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_example_spread" numeric;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_heading" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_lead" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_title" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_note" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_area_label" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_area_from" numeric;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_area_to" numeric;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_area_start" numeric;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_stones_label" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_extras_label" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_timelines_label" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_example_spread" numeric;
  ALTER TABLE "about_steps" ADD COLUMN "day" varchar;
  ALTER TABLE "about_steps" ADD COLUMN "yours" varchar;
  ALTER TABLE "_about_v_version_steps" ADD COLUMN "day" varchar;
  ALTER TABLE "_about_v_version_steps" ADD COLUMN "yours" varchar;
  ALTER TABLE "projects_story_lines" ADD CONSTRAINT "projects_story_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_story_lines" ADD CONSTRAINT "_projects_v_version_story_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "example_stones" ADD CONSTRAINT "example_stones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "example_extras" ADD CONSTRAINT "example_extras_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "example_timelines" ADD CONSTRAINT "example_timelines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_example_stones_v" ADD CONSTRAINT "_example_stones_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_example_extras_v" ADD CONSTRAINT "_example_extras_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_example_timelines_v" ADD CONSTRAINT "_example_timelines_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_team" ADD CONSTRAINT "_about_v_version_team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_team" ADD CONSTRAINT "_about_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_story_lines_order_idx" ON "projects_story_lines" USING btree ("_order");
  CREATE INDEX "projects_story_lines_parent_id_idx" ON "projects_story_lines" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_story_lines_order_idx" ON "_projects_v_version_story_lines" USING btree ("_order");
  CREATE INDEX "_projects_v_version_story_lines_parent_id_idx" ON "_projects_v_version_story_lines" USING btree ("_parent_id");
  CREATE INDEX "example_stones_order_idx" ON "example_stones" USING btree ("_order");
  CREATE INDEX "example_stones_parent_id_idx" ON "example_stones" USING btree ("_parent_id");
  CREATE INDEX "example_extras_order_idx" ON "example_extras" USING btree ("_order");
  CREATE INDEX "example_extras_parent_id_idx" ON "example_extras" USING btree ("_parent_id");
  CREATE INDEX "example_timelines_order_idx" ON "example_timelines" USING btree ("_order");
  CREATE INDEX "example_timelines_parent_id_idx" ON "example_timelines" USING btree ("_parent_id");
  CREATE INDEX "_example_stones_v_order_idx" ON "_example_stones_v" USING btree ("_order");
  CREATE INDEX "_example_stones_v_parent_id_idx" ON "_example_stones_v" USING btree ("_parent_id");
  CREATE INDEX "_example_extras_v_order_idx" ON "_example_extras_v" USING btree ("_order");
  CREATE INDEX "_example_extras_v_parent_id_idx" ON "_example_extras_v" USING btree ("_parent_id");
  CREATE INDEX "_example_timelines_v_order_idx" ON "_example_timelines_v" USING btree ("_order");
  CREATE INDEX "_example_timelines_v_parent_id_idx" ON "_example_timelines_v" USING btree ("_parent_id");
  CREATE INDEX "about_team_order_idx" ON "about_team" USING btree ("_order");
  CREATE INDEX "about_team_parent_id_idx" ON "about_team" USING btree ("_parent_id");
  CREATE INDEX "about_team_portrait_idx" ON "about_team" USING btree ("portrait_id");
  CREATE INDEX "_about_v_version_team_order_idx" ON "_about_v_version_team" USING btree ("_order");
  CREATE INDEX "_about_v_version_team_parent_id_idx" ON "_about_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_team_portrait_idx" ON "_about_v_version_team" USING btree ("portrait_id");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_phone_image_id_media_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_phone_image_id_media_id_fk" FOREIGN KEY ("version_phone_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_portfolio_seo_picture_id_media_id_fk" FOREIGN KEY ("portfolio_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_portfolio_seo_picture_id_media_id_fk" FOREIGN KEY ("version_portfolio_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_phone_image_idx" ON "projects" USING btree ("phone_image_id");
  CREATE INDEX "projects_seo_seo_picture_idx" ON "projects" USING btree ("seo_picture_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "_projects_v_version_version_phone_image_idx" ON "_projects_v" USING btree ("version_phone_image_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_picture_idx" ON "_projects_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "page_texts_portfolio_seo_portfolio_seo_picture_idx" ON "page_texts" USING btree ("portfolio_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_portfolio_seo_version_portfolio_se_idx" ON "_page_texts_v" USING btree ("version_portfolio_seo_picture_id");`)

  // A project that stood before gets an address of its title.
  await db.execute(sql`
    UPDATE projects SET slug = named.slug FROM (
      SELECT id, CASE WHEN row_number() OVER same = 1 THEN base ELSE base || '-' || left(id::text, 8) END AS slug
      FROM (
        SELECT id, created_at, coalesce(nullif(
          trim(BOTH '-' FROM regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')), ''), 'project') AS base
        FROM projects
      ) AS titled
      WINDOW same AS (PARTITION BY base ORDER BY created_at, id)
    ) AS named WHERE projects.id = named.id;
    UPDATE _projects_v SET version_slug = projects.slug FROM projects WHERE projects.id = _projects_v.parent_id;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // No menu leads to a page that goes.
  await db.execute(sql`
    DELETE FROM navigation_bar WHERE path = '/portfolio';
    DELETE FROM navigation_hosting WHERE path = '/portfolio';
    DELETE FROM navigation_mobile WHERE path = '/portfolio';
    DELETE FROM navigation_quick WHERE path = '/portfolio';
    DELETE FROM navigation_legal WHERE path = '/portfolio';
    DELETE FROM _navigation_v_version_bar WHERE path = '/portfolio';
    DELETE FROM _navigation_v_version_hosting WHERE path = '/portfolio';
    DELETE FROM _navigation_v_version_mobile WHERE path = '/portfolio';
    DELETE FROM _navigation_v_version_quick WHERE path = '/portfolio';
    DELETE FROM _navigation_v_version_legal WHERE path = '/portfolio';`)
  await db.execute(sql`
   ALTER TABLE "projects_story_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_story_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "example_stones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "example_extras" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "example_timelines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_example_stones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_example_extras_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_example_timelines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_team" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_story_lines" CASCADE;
  DROP TABLE "_projects_v_version_story_lines" CASCADE;
  DROP TABLE "example_stones" CASCADE;
  DROP TABLE "example_extras" CASCADE;
  DROP TABLE "example_timelines" CASCADE;
  DROP TABLE "_example_stones_v" CASCADE;
  DROP TABLE "_example_extras_v" CASCADE;
  DROP TABLE "_example_timelines_v" CASCADE;
  DROP TABLE "about_team" CASCADE;
  DROP TABLE "_about_v_version_team" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_phone_image_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_phone_image_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_projects_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_portfolio_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_portfolio_seo_picture_id_media_id_fk";
  
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
  CREATE TYPE "public"."enum_page_path" AS ENUM('/', '/diensten', '/contact', '/configurator', '/prijzen', '/maatwerk', '/over-ons', '/faq', '/support', '/blog', '/locatie', '/configurator-abonnement', '/meta-ads-landing', '/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login', '/privacy', '/cookies', '/algemene-voorwaarden');
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
  DROP INDEX "projects_phone_image_idx";
  DROP INDEX "projects_seo_seo_picture_idx";
  DROP INDEX "projects_slug_idx";
  DROP INDEX "_projects_v_version_version_phone_image_idx";
  DROP INDEX "_projects_v_version_seo_version_seo_picture_idx";
  DROP INDEX "_projects_v_version_version_slug_idx";
  DROP INDEX "redirects_rels_projects_id_idx";
  DROP INDEX "page_texts_portfolio_seo_portfolio_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_portfolio_seo_version_portfolio_se_idx";
  ALTER TABLE "projects" DROP COLUMN "site";
  ALTER TABLE "projects" DROP COLUMN "phone_image_id";
  ALTER TABLE "projects" DROP COLUMN "story_question";
  ALTER TABLE "projects" DROP COLUMN "story_quoted";
  ALTER TABLE "projects" DROP COLUMN "story_invoiced";
  ALTER TABLE "projects" DROP COLUMN "story_weeks";
  ALTER TABLE "projects" DROP COLUMN "story_changed";
  ALTER TABLE "projects" DROP COLUMN "seo_title";
  ALTER TABLE "projects" DROP COLUMN "seo_description";
  ALTER TABLE "projects" DROP COLUMN "seo_keywords";
  ALTER TABLE "projects" DROP COLUMN "seo_picture_id";
  ALTER TABLE "projects" DROP COLUMN "slug";
  ALTER TABLE "projects" DROP COLUMN "is_example";
  ALTER TABLE "_projects_v" DROP COLUMN "version_site";
  ALTER TABLE "_projects_v" DROP COLUMN "version_phone_image_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_story_question";
  ALTER TABLE "_projects_v" DROP COLUMN "version_story_quoted";
  ALTER TABLE "_projects_v" DROP COLUMN "version_story_invoiced";
  ALTER TABLE "_projects_v" DROP COLUMN "version_story_weeks";
  ALTER TABLE "_projects_v" DROP COLUMN "version_story_changed";
  ALTER TABLE "_projects_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_projects_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_projects_v" DROP COLUMN "version_seo_keywords";
  ALTER TABLE "_projects_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_slug";
  ALTER TABLE "_projects_v" DROP COLUMN "version_is_example";
  ALTER TABLE "redirects_rels" DROP COLUMN "projects_id";
  ALTER TABLE "home" DROP COLUMN "portfolio_look";
  ALTER TABLE "_home_v" DROP COLUMN "version_portfolio_look";
  ALTER TABLE "page_texts" DROP COLUMN "about_words_team";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_heading";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_lead";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_empty";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_open";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_example";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_visit";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_slip";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_question";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_quoted";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_invoiced";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_weeks";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_changed";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_stamp";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_more";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_closing";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_about_words_team";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_empty";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_open";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_example";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_visit";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_slip";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_question";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_quoted";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_invoiced";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_weeks";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_changed";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_stamp";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_more";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_closing";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_seo_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_heading";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_lead";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_title";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_note";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_area_label";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_area_from";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_area_to";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_area_start";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_stones_label";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_extras_label";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_timelines_label";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_example_spread";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_heading";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_lead";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_title";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_note";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_area_label";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_area_from";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_area_to";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_area_start";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_stones_label";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_extras_label";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_timelines_label";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_example_spread";
  ALTER TABLE "about_steps" DROP COLUMN "day";
  ALTER TABLE "about_steps" DROP COLUMN "yours";
  ALTER TABLE "_about_v_version_steps" DROP COLUMN "day";
  ALTER TABLE "_about_v_version_steps" DROP COLUMN "yours";
  DROP TYPE "public"."enum_projects_site";
  DROP TYPE "public"."enum__projects_v_version_site";`)
}
