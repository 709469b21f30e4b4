import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** A site that stands already has these records: their new fields begin as the seed writes them. */
const WORDS = {
  home: {
    hero_start: 'Stel je website samen',
    hero_slip: 'Werkbon',
    hero_slip_note: 'Nieuwe website, hoveniersbedrijf',
    hero_example: 'Voorbeeld',
    hero_stamp: 'Offerte',
    services_intro_more: 'Meer informatie',
    teaser_rest: 'En daarna nog {steps} korte stappen, tot en met de bevestiging.',
    portfolio_visit: 'Bekijk de site',
  },
  page_texts: {
    services_words_quote: 'Offerte aanvragen',
    services_words_nearby: 'Ook in',
    custom_words_talk: 'Plan een Gratis Gesprek',
    contact_words_route: 'Route Plannen',
    faq_words_prices: 'Bekijk pakketten',
    support_words_prices: 'Bekijk de prijzen',
    blog_words_more: 'Meer artikelen laden',
    blog_words_feed: 'Volgen via RSS',
    blog_words_minutes: 'min lezen',
    blog_words_chapters: 'In dit artikel',
    blog_words_related: 'Lees ook',
    location_words_contact: 'Contact opnemen',
    location_words_appointment: 'Afspraak maken',
    location_words_quote: 'Offerte aanvragen',
    location_words_route: 'Route plannen',
    configurator_words_instead:
      'Zet het aan, of vertel ons zelf wat je zoekt. Dan vullen wij de bon voor je in.',
  },
  claims: { vat: 'Alle prijzen zijn excl. btw.' },
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shared_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_path" AS ENUM('/', '/diensten', '/contact', '/configurator', '/prijzen', '/maatwerk', '/over-ons', '/faq', '/support', '/blog', '/locatie', '/configurator-abonnement', '/meta-ads-landing', '/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login', '/privacy', '/cookies', '/algemene-voorwaarden');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "shared_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"cookies_question" varchar,
  	"cookies_policy" varchar,
  	"cookies_refuse" varchar,
  	"cookies_accept" varchar,
  	"cookies_reopen" varchar,
  	"footer_quick" varchar,
  	"footer_services" varchar,
  	"footer_contact" varchar,
  	"quote_heading" varchar,
  	"quote_lead" varchar,
  	"quote_slip" varchar,
  	"quote_slip_note" varchar,
  	"not_found_title" varchar,
  	"not_found_description" varchar,
  	"not_found_slip" varchar,
  	"not_found_slip_note" varchar,
  	"not_found_heading" varchar,
  	"not_found_text" varchar,
  	"not_found_home" varchar,
  	"_status" "enum_shared_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_shared_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_cookies_question" varchar,
  	"version_cookies_policy" varchar,
  	"version_cookies_refuse" varchar,
  	"version_cookies_accept" varchar,
  	"version_cookies_reopen" varchar,
  	"version_footer_quick" varchar,
  	"version_footer_services" varchar,
  	"version_footer_contact" varchar,
  	"version_quote_heading" varchar,
  	"version_quote_lead" varchar,
  	"version_quote_slip" varchar,
  	"version_quote_slip_note" varchar,
  	"version_not_found_title" varchar,
  	"version_not_found_description" varchar,
  	"version_not_found_slip" varchar,
  	"version_not_found_slip_note" varchar,
  	"version_not_found_heading" varchar,
  	"version_not_found_text" varchar,
  	"version_not_found_home" varchar,
  	"version__status" "enum__shared_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "navigation_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path"
  );
  
  CREATE TABLE "navigation_hosting" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path"
  );
  
  CREATE TABLE "navigation_mobile" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path"
  );
  
  CREATE TABLE "navigation_quick" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path"
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path"
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"words_services" varchar,
  	"words_all_services" varchar,
  	"words_hosting" varchar,
  	"words_mobile" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_hosting" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_mobile" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_quick" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"path" "enum_page_path",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_words_services" varchar,
  	"version_words_all_services" varchar,
  	"version_words_hosting" varchar,
  	"version_words_mobile" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "home" ADD COLUMN "hero_start" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_slip" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_slip_note" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_example" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_stamp" varchar;
  ALTER TABLE "home" ADD COLUMN "services_intro_more" varchar;
  ALTER TABLE "home" ADD COLUMN "teaser_rest" varchar;
  ALTER TABLE "home" ADD COLUMN "portfolio_visit" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_start" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_slip" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_slip_note" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_example" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_stamp" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_intro_more" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_teaser_rest" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_portfolio_visit" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "services_words_quote" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "services_words_nearby" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "custom_words_talk" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "contact_words_route" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "faq_words_prices" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "support_words_prices" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_more" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_feed" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_minutes" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_chapters" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_related" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_words_contact" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_words_appointment" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_words_quote" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_words_route" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "configurator_words_instead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_quote" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_nearby" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_words_talk" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_contact_words_route" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_faq_words_prices" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_support_words_prices" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_more" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_feed" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_minutes" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_chapters" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_related" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_words_contact" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_words_appointment" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_words_quote" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_words_route" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_configurator_words_instead" varchar;
  ALTER TABLE "claims" ADD COLUMN "vat" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_vat" varchar;
  ALTER TABLE "company" ADD COLUMN "buttons_phone" varchar;
  ALTER TABLE "company" ADD COLUMN "buttons_email" varchar;
  ALTER TABLE "company" ADD COLUMN "buttons_configurator" varchar;
  ALTER TABLE "company" ADD COLUMN "buttons_default" varchar;
  ALTER TABLE "company" ADD COLUMN "lines_whatsapp" varchar;
  ALTER TABLE "company" ADD COLUMN "lines_phone" varchar;
  ALTER TABLE "company" ADD COLUMN "lines_email" varchar;
  ALTER TABLE "company" ADD COLUMN "lines_page" varchar;
  ALTER TABLE "company" ADD COLUMN "lines_page_note" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_buttons_phone" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_buttons_email" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_buttons_configurator" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_buttons_default" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_lines_whatsapp" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_lines_phone" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_lines_email" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_lines_page" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_lines_page_note" varchar;
  ALTER TABLE "navigation_bar" ADD CONSTRAINT "navigation_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_hosting" ADD CONSTRAINT "navigation_hosting_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_mobile" ADD CONSTRAINT "navigation_mobile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_quick" ADD CONSTRAINT "navigation_quick_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bar" ADD CONSTRAINT "_navigation_v_version_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_hosting" ADD CONSTRAINT "_navigation_v_version_hosting_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_mobile" ADD CONSTRAINT "_navigation_v_version_mobile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_quick" ADD CONSTRAINT "_navigation_v_version_quick_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_texts__status_idx" ON "shared_texts" USING btree ("_status");
  CREATE INDEX "_shared_texts_v_version_version__status_idx" ON "_shared_texts_v" USING btree ("version__status");
  CREATE INDEX "_shared_texts_v_created_at_idx" ON "_shared_texts_v" USING btree ("created_at");
  CREATE INDEX "_shared_texts_v_updated_at_idx" ON "_shared_texts_v" USING btree ("updated_at");
  CREATE INDEX "_shared_texts_v_latest_idx" ON "_shared_texts_v" USING btree ("latest");
  CREATE INDEX "_shared_texts_v_autosave_idx" ON "_shared_texts_v" USING btree ("autosave");
  CREATE INDEX "navigation_bar_order_idx" ON "navigation_bar" USING btree ("_order");
  CREATE INDEX "navigation_bar_parent_id_idx" ON "navigation_bar" USING btree ("_parent_id");
  CREATE INDEX "navigation_hosting_order_idx" ON "navigation_hosting" USING btree ("_order");
  CREATE INDEX "navigation_hosting_parent_id_idx" ON "navigation_hosting" USING btree ("_parent_id");
  CREATE INDEX "navigation_mobile_order_idx" ON "navigation_mobile" USING btree ("_order");
  CREATE INDEX "navigation_mobile_parent_id_idx" ON "navigation_mobile" USING btree ("_parent_id");
  CREATE INDEX "navigation_quick_order_idx" ON "navigation_quick" USING btree ("_order");
  CREATE INDEX "navigation_quick_parent_id_idx" ON "navigation_quick" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_bar_order_idx" ON "_navigation_v_version_bar" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bar_parent_id_idx" ON "_navigation_v_version_bar" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_hosting_order_idx" ON "_navigation_v_version_hosting" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_hosting_parent_id_idx" ON "_navigation_v_version_hosting" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_mobile_order_idx" ON "_navigation_v_version_mobile" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_mobile_parent_id_idx" ON "_navigation_v_version_mobile" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_quick_order_idx" ON "_navigation_v_version_quick" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_quick_parent_id_idx" ON "_navigation_v_version_quick" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");`)
  for (const [table, words] of Object.entries(WORDS)) {
    for (const [column, word] of Object.entries(words)) {
      await db.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${word}`)
      const [versions, version] = [sql.identifier(`_${table}_v`), sql.identifier(`version_${column}`)]
      await db.execute(sql`UPDATE ${versions} SET ${version} = ${word}`)
    }
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shared_texts" CASCADE;
  DROP TABLE "_shared_texts_v" CASCADE;
  DROP TABLE "navigation_bar" CASCADE;
  DROP TABLE "navigation_hosting" CASCADE;
  DROP TABLE "navigation_mobile" CASCADE;
  DROP TABLE "navigation_quick" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_bar" CASCADE;
  DROP TABLE "_navigation_v_version_hosting" CASCADE;
  DROP TABLE "_navigation_v_version_mobile" CASCADE;
  DROP TABLE "_navigation_v_version_quick" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  ALTER TABLE "home" DROP COLUMN "hero_start";
  ALTER TABLE "home" DROP COLUMN "hero_slip";
  ALTER TABLE "home" DROP COLUMN "hero_slip_note";
  ALTER TABLE "home" DROP COLUMN "hero_example";
  ALTER TABLE "home" DROP COLUMN "hero_stamp";
  ALTER TABLE "home" DROP COLUMN "services_intro_more";
  ALTER TABLE "home" DROP COLUMN "teaser_rest";
  ALTER TABLE "home" DROP COLUMN "portfolio_visit";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_start";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_slip";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_slip_note";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_example";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_stamp";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_intro_more";
  ALTER TABLE "_home_v" DROP COLUMN "version_teaser_rest";
  ALTER TABLE "_home_v" DROP COLUMN "version_portfolio_visit";
  ALTER TABLE "page_texts" DROP COLUMN "services_words_quote";
  ALTER TABLE "page_texts" DROP COLUMN "services_words_nearby";
  ALTER TABLE "page_texts" DROP COLUMN "custom_words_talk";
  ALTER TABLE "page_texts" DROP COLUMN "contact_words_route";
  ALTER TABLE "page_texts" DROP COLUMN "faq_words_prices";
  ALTER TABLE "page_texts" DROP COLUMN "support_words_prices";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_more";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_feed";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_minutes";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_chapters";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_related";
  ALTER TABLE "page_texts" DROP COLUMN "location_words_contact";
  ALTER TABLE "page_texts" DROP COLUMN "location_words_appointment";
  ALTER TABLE "page_texts" DROP COLUMN "location_words_quote";
  ALTER TABLE "page_texts" DROP COLUMN "location_words_route";
  ALTER TABLE "page_texts" DROP COLUMN "configurator_words_instead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_quote";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_nearby";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_words_talk";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_contact_words_route";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_faq_words_prices";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_support_words_prices";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_more";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_feed";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_minutes";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_chapters";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_related";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_words_contact";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_words_appointment";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_words_quote";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_words_route";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_configurator_words_instead";
  ALTER TABLE "claims" DROP COLUMN "vat";
  ALTER TABLE "_claims_v" DROP COLUMN "version_vat";
  ALTER TABLE "company" DROP COLUMN "buttons_phone";
  ALTER TABLE "company" DROP COLUMN "buttons_email";
  ALTER TABLE "company" DROP COLUMN "buttons_configurator";
  ALTER TABLE "company" DROP COLUMN "buttons_default";
  ALTER TABLE "company" DROP COLUMN "lines_whatsapp";
  ALTER TABLE "company" DROP COLUMN "lines_phone";
  ALTER TABLE "company" DROP COLUMN "lines_email";
  ALTER TABLE "company" DROP COLUMN "lines_page";
  ALTER TABLE "company" DROP COLUMN "lines_page_note";
  ALTER TABLE "_company_v" DROP COLUMN "version_buttons_phone";
  ALTER TABLE "_company_v" DROP COLUMN "version_buttons_email";
  ALTER TABLE "_company_v" DROP COLUMN "version_buttons_configurator";
  ALTER TABLE "_company_v" DROP COLUMN "version_buttons_default";
  ALTER TABLE "_company_v" DROP COLUMN "version_lines_whatsapp";
  ALTER TABLE "_company_v" DROP COLUMN "version_lines_phone";
  ALTER TABLE "_company_v" DROP COLUMN "version_lines_email";
  ALTER TABLE "_company_v" DROP COLUMN "version_lines_page";
  ALTER TABLE "_company_v" DROP COLUMN "version_lines_page_note";
  DROP TYPE "public"."enum_shared_texts_status";
  DROP TYPE "public"."enum__shared_texts_v_version_status";
  DROP TYPE "public"."enum_page_path";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";`)
}
