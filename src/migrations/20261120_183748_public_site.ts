import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_row" AS ENUM('first', 'second');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_row" AS ENUM('first', 'second');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('website', 'vindbaarheid', 'webshop', 'hosting');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('website', 'vindbaarheid', 'webshop', 'hosting');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"category" varchar,
  	"description" varchar,
  	"url" varchar,
  	"image_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_category" varchar,
  	"version_description" varchar,
  	"version_url" varchar,
  	"version_image_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "partners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"logo_id" uuid,
  	"row" "enum_partners_row" DEFAULT 'first',
  	"featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_logo_id" uuid,
  	"version_row" "enum__partners_v_version_row" DEFAULT 'first',
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"category" "enum_posts_category" DEFAULT 'website',
  	"author" varchar,
  	"image_id" uuid,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category" "enum__posts_v_version_category" DEFAULT 'website',
  	"version_author" varchar,
  	"version_image_id" uuid,
  	"version_number" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" uuid,
  	"regions_id" uuid
  );
  
  CREATE TABLE "home_why_us_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_home_v_version_why_us_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "landing_pages_ads_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "landing_pages_subscription_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "landing_pages_subscription_audience" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "landing_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ads_heading" varchar,
  	"ads_lead" varchar,
  	"ads_closing" varchar,
  	"ads_seo_title" varchar,
  	"ads_seo_description" varchar,
  	"ads_seo_keywords" varchar,
  	"subscription_heading" varchar,
  	"subscription_lead" varchar,
  	"subscription_included" varchar,
  	"subscription_closing" varchar,
  	"subscription_seo_title" varchar,
  	"subscription_seo_description" varchar,
  	"subscription_seo_keywords" varchar,
  	"_status" "enum_landing_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_landing_pages_v_version_ads_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_pages_v_version_subscription_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_pages_v_version_subscription_audience" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_ads_heading" varchar,
  	"version_ads_lead" varchar,
  	"version_ads_closing" varchar,
  	"version_ads_seo_title" varchar,
  	"version_ads_seo_description" varchar,
  	"version_ads_seo_keywords" varchar,
  	"version_subscription_heading" varchar,
  	"version_subscription_lead" varchar,
  	"version_subscription_included" varchar,
  	"version_subscription_closing" varchar,
  	"version_subscription_seo_title" varchar,
  	"version_subscription_seo_description" varchar,
  	"version_subscription_seo_keywords" varchar,
  	"version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_regions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_faqs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "home" ADD COLUMN "partners_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "portfolio_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "portfolio_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "why_us_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "why_us_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_partners_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_portfolio_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_portfolio_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_why_us_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_why_us_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "page_texts" ADD COLUMN "blog_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "location_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_seo_keywords" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_heading" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_lead" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_seo_title" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_seo_description" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_heading" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_lead" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_seo_title" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_seo_description" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_seo_keywords" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "about" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "_about_v" ADD COLUMN "version_portrait_id" uuid;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_prices_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_configurator_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "claims" ADD COLUMN "ads_price" varchar;
  ALTER TABLE "claims" ADD COLUMN "ads_online" varchar;
  ALTER TABLE "claims" ADD COLUMN "ads_rating" varchar;
  ALTER TABLE "claims" ADD COLUMN "ads_customers" varchar;
  ALTER TABLE "claims" ADD COLUMN "subscription_price" varchar;
  ALTER TABLE "claims" ADD COLUMN "subscription_start" varchar;
  ALTER TABLE "claims" ADD COLUMN "hosting_uptime" varchar;
  ALTER TABLE "claims" ADD COLUMN "hosting_setup" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_price" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_online" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_rating" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_customers" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_subscription_price" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_subscription_start" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_hosting_uptime" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_hosting_setup" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "company" ADD COLUMN "maps_link" varchar;
  ALTER TABLE "company" ADD COLUMN "map_id" uuid;
  ALTER TABLE "company" ADD COLUMN "office_id" uuid;
  ALTER TABLE "company" ADD COLUMN "social_picture_id" uuid;
  ALTER TABLE "_company_v" ADD COLUMN "version_maps_link" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_map_id" uuid;
  ALTER TABLE "_company_v" ADD COLUMN "version_office_id" uuid;
  ALTER TABLE "_company_v" ADD COLUMN "version_social_picture_id" uuid;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_us_points" ADD CONSTRAINT "home_why_us_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_us_points" ADD CONSTRAINT "_home_v_version_why_us_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_ads_benefits" ADD CONSTRAINT "landing_pages_ads_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_subscription_reasons" ADD CONSTRAINT "landing_pages_subscription_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_pages_subscription_audience" ADD CONSTRAINT "landing_pages_subscription_audience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_version_ads_benefits" ADD CONSTRAINT "_landing_pages_v_version_ads_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_version_subscription_reasons" ADD CONSTRAINT "_landing_pages_v_version_subscription_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_version_subscription_audience" ADD CONSTRAINT "_landing_pages_v_version_subscription_audience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE UNIQUE INDEX "posts_number_idx" ON "posts" USING btree ("number");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_number_idx" ON "_posts_v" USING btree ("version_number");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_regions_id_idx" ON "redirects_rels" USING btree ("regions_id");
  CREATE INDEX "home_why_us_points_order_idx" ON "home_why_us_points" USING btree ("_order");
  CREATE INDEX "home_why_us_points_parent_id_idx" ON "home_why_us_points" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_why_us_points_order_idx" ON "_home_v_version_why_us_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_why_us_points_parent_id_idx" ON "_home_v_version_why_us_points" USING btree ("_parent_id");
  CREATE INDEX "landing_pages_ads_benefits_order_idx" ON "landing_pages_ads_benefits" USING btree ("_order");
  CREATE INDEX "landing_pages_ads_benefits_parent_id_idx" ON "landing_pages_ads_benefits" USING btree ("_parent_id");
  CREATE INDEX "landing_pages_subscription_reasons_order_idx" ON "landing_pages_subscription_reasons" USING btree ("_order");
  CREATE INDEX "landing_pages_subscription_reasons_parent_id_idx" ON "landing_pages_subscription_reasons" USING btree ("_parent_id");
  CREATE INDEX "landing_pages_subscription_audience_order_idx" ON "landing_pages_subscription_audience" USING btree ("_order");
  CREATE INDEX "landing_pages_subscription_audience_parent_id_idx" ON "landing_pages_subscription_audience" USING btree ("_parent_id");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages" USING btree ("_status");
  CREATE INDEX "_landing_pages_v_version_ads_benefits_order_idx" ON "_landing_pages_v_version_ads_benefits" USING btree ("_order");
  CREATE INDEX "_landing_pages_v_version_ads_benefits_parent_id_idx" ON "_landing_pages_v_version_ads_benefits" USING btree ("_parent_id");
  CREATE INDEX "_landing_pages_v_version_subscription_reasons_order_idx" ON "_landing_pages_v_version_subscription_reasons" USING btree ("_order");
  CREATE INDEX "_landing_pages_v_version_subscription_reasons_parent_id_idx" ON "_landing_pages_v_version_subscription_reasons" USING btree ("_parent_id");
  CREATE INDEX "_landing_pages_v_version_subscription_audience_order_idx" ON "_landing_pages_v_version_subscription_audience" USING btree ("_order");
  CREATE INDEX "_landing_pages_v_version_subscription_audience_parent_id_idx" ON "_landing_pages_v_version_subscription_audience" USING btree ("_parent_id");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "_landing_pages_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_map_id_media_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_office_id_media_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company" ADD CONSTRAINT "company_social_picture_id_media_id_fk" FOREIGN KEY ("social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_map_id_media_id_fk" FOREIGN KEY ("version_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_office_id_media_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_v" ADD CONSTRAINT "_company_v_version_social_picture_id_media_id_fk" FOREIGN KEY ("version_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_regions_v_autosave_idx" ON "_regions_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_page_texts_v_autosave_idx" ON "_page_texts_v" USING btree ("autosave");
  CREATE INDEX "about_portrait_idx" ON "about" USING btree ("portrait_id");
  CREATE INDEX "_about_v_version_version_portrait_idx" ON "_about_v" USING btree ("version_portrait_id");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "_prices_v_autosave_idx" ON "_prices_v" USING btree ("autosave");
  CREATE INDEX "_configurator_v_autosave_idx" ON "_configurator_v" USING btree ("autosave");
  CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");
  CREATE INDEX "company_map_idx" ON "company" USING btree ("map_id");
  CREATE INDEX "company_office_idx" ON "company" USING btree ("office_id");
  CREATE INDEX "company_social_picture_idx" ON "company" USING btree ("social_picture_id");
  CREATE INDEX "_company_v_version_version_map_idx" ON "_company_v" USING btree ("version_map_id");
  CREATE INDEX "_company_v_version_version_office_idx" ON "_company_v" USING btree ("version_office_id");
  CREATE INDEX "_company_v_version_version_social_picture_idx" ON "_company_v" USING btree ("version_social_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_why_us_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_why_us_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_ads_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_subscription_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_subscription_audience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_version_ads_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_version_subscription_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_version_subscription_audience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "home_why_us_points" CASCADE;
  DROP TABLE "_home_v_version_why_us_points" CASCADE;
  DROP TABLE "landing_pages_ads_benefits" CASCADE;
  DROP TABLE "landing_pages_subscription_reasons" CASCADE;
  DROP TABLE "landing_pages_subscription_audience" CASCADE;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "_landing_pages_v_version_ads_benefits" CASCADE;
  DROP TABLE "_landing_pages_v_version_subscription_reasons" CASCADE;
  DROP TABLE "_landing_pages_v_version_subscription_audience" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "about" DROP CONSTRAINT "about_portrait_id_media_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_portrait_id_media_id_fk";
  
  ALTER TABLE "company" DROP CONSTRAINT "company_map_id_media_id_fk";
  
  ALTER TABLE "company" DROP CONSTRAINT "company_office_id_media_id_fk";
  
  ALTER TABLE "company" DROP CONSTRAINT "company_social_picture_id_media_id_fk";
  
  ALTER TABLE "_company_v" DROP CONSTRAINT "_company_v_version_map_id_media_id_fk";
  
  ALTER TABLE "_company_v" DROP CONSTRAINT "_company_v_version_office_id_media_id_fk";
  
  ALTER TABLE "_company_v" DROP CONSTRAINT "_company_v_version_social_picture_id_media_id_fk";
  
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_regions_v_autosave_idx";
  DROP INDEX "_faqs_v_autosave_idx";
  DROP INDEX "_legal_pages_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "_page_texts_v_autosave_idx";
  DROP INDEX "about_portrait_idx";
  DROP INDEX "_about_v_version_version_portrait_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "_prices_v_autosave_idx";
  DROP INDEX "_configurator_v_autosave_idx";
  DROP INDEX "_claims_v_autosave_idx";
  DROP INDEX "company_map_idx";
  DROP INDEX "company_office_idx";
  DROP INDEX "company_social_picture_idx";
  DROP INDEX "_company_v_version_version_map_idx";
  DROP INDEX "_company_v_version_version_office_idx";
  DROP INDEX "_company_v_version_version_social_picture_idx";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_regions_v" DROP COLUMN "autosave";
  ALTER TABLE "_faqs_v" DROP COLUMN "autosave";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "home" DROP COLUMN "partners_heading";
  ALTER TABLE "home" DROP COLUMN "portfolio_heading";
  ALTER TABLE "home" DROP COLUMN "portfolio_lead";
  ALTER TABLE "home" DROP COLUMN "why_us_heading";
  ALTER TABLE "home" DROP COLUMN "why_us_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_partners_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_portfolio_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_portfolio_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_why_us_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_why_us_lead";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "page_texts" DROP COLUMN "blog_heading";
  ALTER TABLE "page_texts" DROP COLUMN "blog_lead";
  ALTER TABLE "page_texts" DROP COLUMN "blog_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "blog_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "blog_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "location_heading";
  ALTER TABLE "page_texts" DROP COLUMN "location_lead";
  ALTER TABLE "page_texts" DROP COLUMN "location_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "location_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "location_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_heading";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_lead";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_heading";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_lead";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_heading";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_lead";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_seo_keywords";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_heading";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_lead";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_seo_title";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_seo_description";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_heading";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_lead";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_seo_title";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_seo_description";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_seo_keywords";
  ALTER TABLE "_page_texts_v" DROP COLUMN "autosave";
  ALTER TABLE "about" DROP COLUMN "portrait_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_portrait_id";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "_prices_v" DROP COLUMN "autosave";
  ALTER TABLE "_configurator_v" DROP COLUMN "autosave";
  ALTER TABLE "claims" DROP COLUMN "ads_price";
  ALTER TABLE "claims" DROP COLUMN "ads_online";
  ALTER TABLE "claims" DROP COLUMN "ads_rating";
  ALTER TABLE "claims" DROP COLUMN "ads_customers";
  ALTER TABLE "claims" DROP COLUMN "subscription_price";
  ALTER TABLE "claims" DROP COLUMN "subscription_start";
  ALTER TABLE "claims" DROP COLUMN "hosting_uptime";
  ALTER TABLE "claims" DROP COLUMN "hosting_setup";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_price";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_online";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_rating";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_customers";
  ALTER TABLE "_claims_v" DROP COLUMN "version_subscription_price";
  ALTER TABLE "_claims_v" DROP COLUMN "version_subscription_start";
  ALTER TABLE "_claims_v" DROP COLUMN "version_hosting_uptime";
  ALTER TABLE "_claims_v" DROP COLUMN "version_hosting_setup";
  ALTER TABLE "_claims_v" DROP COLUMN "autosave";
  ALTER TABLE "company" DROP COLUMN "maps_link";
  ALTER TABLE "company" DROP COLUMN "map_id";
  ALTER TABLE "company" DROP COLUMN "office_id";
  ALTER TABLE "company" DROP COLUMN "social_picture_id";
  ALTER TABLE "_company_v" DROP COLUMN "version_maps_link";
  ALTER TABLE "_company_v" DROP COLUMN "version_map_id";
  ALTER TABLE "_company_v" DROP COLUMN "version_office_id";
  ALTER TABLE "_company_v" DROP COLUMN "version_social_picture_id";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_partners_row";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_row";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_posts_category";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_category";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_status";`)
}
