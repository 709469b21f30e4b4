import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_configurator_requests_preferred_contact" AS ENUM('email', 'phone');
  CREATE TYPE "public"."enum_configurator_requests_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost');
  CREATE TYPE "public"."enum_mail_messages_state" AS ENUM('queued', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_services_places" AS ENUM('home', 'services', 'menu');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('page', 'shop', 'server', 'search', 'social', 'chart', 'letter');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_places" AS ENUM('home', 'services', 'menu');
  CREATE TYPE "public"."enum__services_v_version_icon" AS ENUM('page', 'shop', 'server', 'search', 'social', 'chart', 'letter');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('editor', 'operator', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_configurator_website_types_drawing" AS ENUM('page', 'shop', 'box');
  CREATE TYPE "public"."enum_configurator_website_types_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum_configurator_services_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum_configurator_features_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum_configurator_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__configurator_v_version_website_types_drawing" AS ENUM('page', 'shop', 'box');
  CREATE TYPE "public"."enum__configurator_v_version_website_types_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_services_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_features_price_kind" AS ENUM('once', 'monthly', 'request', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_company_opening_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__company_v_version_opening_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TABLE "configurator_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric,
  	"website_type" varchar,
  	"timeline" varchar,
  	"services" jsonb,
  	"features" jsonb,
  	"source" varchar,
  	"submission_key" varchar,
  	"content_hash" varchar,
  	"quarantined" boolean DEFAULT false,
  	"answers" jsonb,
  	"name" varchar,
  	"company" varchar,
  	"industry" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"preferred_contact" "enum_configurator_requests_preferred_contact",
  	"description" varchar,
  	"price_once" numeric,
  	"price_monthly" numeric,
  	"price_text" varchar,
  	"status" "enum_configurator_requests_status" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"respond_by" timestamp(3) with time zone,
  	"open_until" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"html" varchar NOT NULL,
  	"text" varchar,
  	"state" "enum_mail_messages_state" DEFAULT 'queued',
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"message_id" varchar NOT NULL,
  	"reply_to" varchar,
  	"template" varchar NOT NULL,
  	"about_collection" varchar,
  	"about_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_places" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_places",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"starting_price" varchar,
  	"highlight" varchar,
  	"menu_link" varchar,
  	"icon" "enum_services_icon" DEFAULT 'page',
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_places" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_places",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_starting_price" varchar,
  	"version_highlight" varchar,
  	"version_menu_link" varchar,
  	"version_icon" "enum__services_v_version_icon" DEFAULT 'page',
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_webp400_url" varchar,
  	"sizes_webp400_width" numeric,
  	"sizes_webp400_height" numeric,
  	"sizes_webp400_mime_type" varchar,
  	"sizes_webp400_filesize" numeric,
  	"sizes_webp400_filename" varchar,
  	"sizes_avif400_url" varchar,
  	"sizes_avif400_width" numeric,
  	"sizes_avif400_height" numeric,
  	"sizes_avif400_mime_type" varchar,
  	"sizes_avif400_filesize" numeric,
  	"sizes_avif400_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_avif1200_url" varchar,
  	"sizes_avif1200_width" numeric,
  	"sizes_avif1200_height" numeric,
  	"sizes_avif1200_mime_type" varchar,
  	"sizes_avif1200_filesize" numeric,
  	"sizes_avif1200_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"picture_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject_collection" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"change" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"actor_id" uuid,
  	"actor_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"configurator_requests_id" uuid,
  	"mail_messages_id" uuid,
  	"services_id" uuid,
  	"media_id" uuid,
  	"staff_id" uuid,
  	"events_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_heading" varchar,
  	"hero_lead" varchar,
  	"hero_call_me" varchar,
  	"services_intro_heading" varchar,
  	"services_intro_lead" varchar,
  	"teaser_heading" varchar,
  	"teaser_lead" varchar,
  	"contact_heading" varchar,
  	"contact_lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_keywords" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_call_me" varchar,
  	"version_services_intro_heading" varchar,
  	"version_services_intro_lead" varchar,
  	"version_teaser_heading" varchar,
  	"version_teaser_lead" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_keywords" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "configurator_website_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"drawing" "enum_configurator_website_types_drawing" DEFAULT 'page',
  	"price_kind" "enum_configurator_website_types_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false
  );
  
  CREATE TABLE "configurator_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"price_kind" "enum_configurator_services_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false
  );
  
  CREATE TABLE "configurator_timelines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "configurator_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"countable" boolean DEFAULT false,
  	"price_kind" "enum_configurator_features_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false
  );
  
  CREATE TABLE "configurator" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_status" "enum_configurator_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_configurator_v_version_website_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"drawing" "enum__configurator_v_version_website_types_drawing" DEFAULT 'page',
  	"price_kind" "enum__configurator_v_version_website_types_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_configurator_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"price_kind" "enum__configurator_v_version_services_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_configurator_v_version_timelines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_configurator_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"description" varchar,
  	"countable" boolean DEFAULT false,
  	"price_kind" "enum__configurator_v_version_features_price_kind" DEFAULT 'request',
  	"amount" numeric,
  	"starting_at" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_configurator_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version__status" "enum__configurator_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "claims" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quote_time" varchar,
  	"no_prepayment" varchar,
  	"entrepreneurs" varchar,
  	"rating" varchar,
  	"online" varchar,
  	"configurator_effort" varchar,
  	"configurator_steps" varchar,
  	"_status" "enum_claims_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_claims_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_quote_time" varchar,
  	"version_no_prepayment" varchar,
  	"version_entrepreneurs" varchar,
  	"version_rating" varchar,
  	"version_online" varchar,
  	"version_configurator_effort" varchar,
  	"version_configurator_steps" varchar,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "company_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_company_opening_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"initials" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"whatsapp" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"postcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"notify_email" varchar NOT NULL,
  	"visiting_hours" varchar,
  	"instagram" varchar,
  	"linkedin" varchar,
  	"kvk" varchar,
  	"vat_id" varchar,
  	"iban" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_company_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weekday" "enum__company_v_version_opening_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_initials" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_whatsapp" varchar NOT NULL,
  	"version_street" varchar NOT NULL,
  	"version_postcode" varchar NOT NULL,
  	"version_city" varchar NOT NULL,
  	"version_notify_email" varchar NOT NULL,
  	"version_visiting_hours" varchar,
  	"version_instagram" varchar,
  	"version_linkedin" varchar,
  	"version_kvk" varchar,
  	"version_vat_id" varchar,
  	"version_iban" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "configurator_requests" ADD CONSTRAINT "configurator_requests_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_features" ADD CONSTRAINT "services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_places" ADD CONSTRAINT "services_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_features" ADD CONSTRAINT "_services_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_places" ADD CONSTRAINT "_services_v_version_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_staff_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_configurator_requests_fk" FOREIGN KEY ("configurator_requests_id") REFERENCES "public"."configurator_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_messages_fk" FOREIGN KEY ("mail_messages_id") REFERENCES "public"."mail_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_website_types" ADD CONSTRAINT "configurator_website_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_services" ADD CONSTRAINT "configurator_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_timelines" ADD CONSTRAINT "configurator_timelines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_features" ADD CONSTRAINT "configurator_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_website_types" ADD CONSTRAINT "_configurator_v_version_website_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_configurator_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_services" ADD CONSTRAINT "_configurator_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_configurator_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_timelines" ADD CONSTRAINT "_configurator_v_version_timelines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_configurator_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_features" ADD CONSTRAINT "_configurator_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_configurator_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_opening_hours" ADD CONSTRAINT "company_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_opening_hours" ADD CONSTRAINT "_company_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "configurator_requests_number_idx" ON "configurator_requests" USING btree ("number");
  CREATE UNIQUE INDEX "configurator_requests_submission_key_idx" ON "configurator_requests" USING btree ("submission_key");
  CREATE INDEX "configurator_requests_quarantined_idx" ON "configurator_requests" USING btree ("quarantined");
  CREATE INDEX "configurator_requests_email_idx" ON "configurator_requests" USING btree ("email");
  CREATE INDEX "configurator_requests_status_idx" ON "configurator_requests" USING btree ("status");
  CREATE INDEX "configurator_requests_owner_idx" ON "configurator_requests" USING btree ("owner_id");
  CREATE INDEX "configurator_requests_respond_by_idx" ON "configurator_requests" USING btree ("respond_by");
  CREATE INDEX "configurator_requests_open_until_idx" ON "configurator_requests" USING btree ("open_until");
  CREATE INDEX "configurator_requests_updated_at_idx" ON "configurator_requests" USING btree ("updated_at");
  CREATE INDEX "configurator_requests_created_at_idx" ON "configurator_requests" USING btree ("created_at");
  CREATE INDEX "mail_messages_state_idx" ON "mail_messages" USING btree ("state");
  CREATE INDEX "mail_messages_next_attempt_at_idx" ON "mail_messages" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "mail_messages_message_id_idx" ON "mail_messages" USING btree ("message_id");
  CREATE INDEX "mail_messages_about_id_idx" ON "mail_messages" USING btree ("about_id");
  CREATE INDEX "mail_messages_updated_at_idx" ON "mail_messages" USING btree ("updated_at");
  CREATE INDEX "mail_messages_created_at_idx" ON "mail_messages" USING btree ("created_at");
  CREATE INDEX "services_features_order_idx" ON "services_features" USING btree ("_order");
  CREATE INDEX "services_features_parent_id_idx" ON "services_features" USING btree ("_parent_id");
  CREATE INDEX "services_places_order_idx" ON "services_places" USING btree ("order");
  CREATE INDEX "services_places_parent_idx" ON "services_places" USING btree ("parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_features_order_idx" ON "_services_v_version_features" USING btree ("_order");
  CREATE INDEX "_services_v_version_features_parent_id_idx" ON "_services_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_places_order_idx" ON "_services_v_version_places" USING btree ("order");
  CREATE INDEX "_services_v_version_places_parent_idx" ON "_services_v_version_places" USING btree ("parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_webp400_sizes_webp400_filename_idx" ON "media" USING btree ("sizes_webp400_filename");
  CREATE INDEX "media_sizes_avif400_sizes_avif400_filename_idx" ON "media" USING btree ("sizes_avif400_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_webp1200_sizes_webp1200_filename_idx" ON "media" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_picture_idx" ON "staff" USING btree ("picture_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "events_subject_id_idx" ON "events" USING btree ("subject_id");
  CREATE INDEX "events_actor_idx" ON "events" USING btree ("actor_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_configurator_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("configurator_requests_id");
  CREATE INDEX "payload_locked_documents_rels_mail_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_messages_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "configurator_website_types_order_idx" ON "configurator_website_types" USING btree ("_order");
  CREATE INDEX "configurator_website_types_parent_id_idx" ON "configurator_website_types" USING btree ("_parent_id");
  CREATE INDEX "configurator_services_order_idx" ON "configurator_services" USING btree ("_order");
  CREATE INDEX "configurator_services_parent_id_idx" ON "configurator_services" USING btree ("_parent_id");
  CREATE INDEX "configurator_timelines_order_idx" ON "configurator_timelines" USING btree ("_order");
  CREATE INDEX "configurator_timelines_parent_id_idx" ON "configurator_timelines" USING btree ("_parent_id");
  CREATE INDEX "configurator_features_order_idx" ON "configurator_features" USING btree ("_order");
  CREATE INDEX "configurator_features_parent_id_idx" ON "configurator_features" USING btree ("_parent_id");
  CREATE INDEX "configurator__status_idx" ON "configurator" USING btree ("_status");
  CREATE INDEX "_configurator_v_version_website_types_order_idx" ON "_configurator_v_version_website_types" USING btree ("_order");
  CREATE INDEX "_configurator_v_version_website_types_parent_id_idx" ON "_configurator_v_version_website_types" USING btree ("_parent_id");
  CREATE INDEX "_configurator_v_version_services_order_idx" ON "_configurator_v_version_services" USING btree ("_order");
  CREATE INDEX "_configurator_v_version_services_parent_id_idx" ON "_configurator_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_configurator_v_version_timelines_order_idx" ON "_configurator_v_version_timelines" USING btree ("_order");
  CREATE INDEX "_configurator_v_version_timelines_parent_id_idx" ON "_configurator_v_version_timelines" USING btree ("_parent_id");
  CREATE INDEX "_configurator_v_version_features_order_idx" ON "_configurator_v_version_features" USING btree ("_order");
  CREATE INDEX "_configurator_v_version_features_parent_id_idx" ON "_configurator_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_configurator_v_version_version__status_idx" ON "_configurator_v" USING btree ("version__status");
  CREATE INDEX "_configurator_v_created_at_idx" ON "_configurator_v" USING btree ("created_at");
  CREATE INDEX "_configurator_v_updated_at_idx" ON "_configurator_v" USING btree ("updated_at");
  CREATE INDEX "_configurator_v_latest_idx" ON "_configurator_v" USING btree ("latest");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE INDEX "company_opening_hours_order_idx" ON "company_opening_hours" USING btree ("_order");
  CREATE INDEX "company_opening_hours_parent_id_idx" ON "company_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_opening_hours_order_idx" ON "_company_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_company_v_version_opening_hours_parent_id_idx" ON "_company_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "configurator_requests" CASCADE;
  DROP TABLE "mail_messages" CASCADE;
  DROP TABLE "services_features" CASCADE;
  DROP TABLE "services_places" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_features" CASCADE;
  DROP TABLE "_services_v_version_places" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "configurator_website_types" CASCADE;
  DROP TABLE "configurator_services" CASCADE;
  DROP TABLE "configurator_timelines" CASCADE;
  DROP TABLE "configurator_features" CASCADE;
  DROP TABLE "configurator" CASCADE;
  DROP TABLE "_configurator_v_version_website_types" CASCADE;
  DROP TABLE "_configurator_v_version_services" CASCADE;
  DROP TABLE "_configurator_v_version_timelines" CASCADE;
  DROP TABLE "_configurator_v_version_features" CASCADE;
  DROP TABLE "_configurator_v" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "company_opening_hours" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "_company_v_version_opening_hours" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TYPE "public"."enum_configurator_requests_preferred_contact";
  DROP TYPE "public"."enum_configurator_requests_status";
  DROP TYPE "public"."enum_mail_messages_state";
  DROP TYPE "public"."enum_services_places";
  DROP TYPE "public"."enum_services_icon";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_places";
  DROP TYPE "public"."enum__services_v_version_icon";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_staff_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_configurator_website_types_drawing";
  DROP TYPE "public"."enum_configurator_website_types_price_kind";
  DROP TYPE "public"."enum_configurator_services_price_kind";
  DROP TYPE "public"."enum_configurator_features_price_kind";
  DROP TYPE "public"."enum_configurator_status";
  DROP TYPE "public"."enum__configurator_v_version_website_types_drawing";
  DROP TYPE "public"."enum__configurator_v_version_website_types_price_kind";
  DROP TYPE "public"."enum__configurator_v_version_services_price_kind";
  DROP TYPE "public"."enum__configurator_v_version_features_price_kind";
  DROP TYPE "public"."enum__configurator_v_version_status";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_status";
  DROP TYPE "public"."enum_company_opening_hours_weekday";
  DROP TYPE "public"."enum__company_v_version_opening_hours_weekday";`)
}
