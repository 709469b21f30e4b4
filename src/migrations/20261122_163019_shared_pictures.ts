import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "seo_picture_id" uuid;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_picture_id" uuid;
  ALTER TABLE "regions" ADD COLUMN "seo_picture_id" uuid;
  ALTER TABLE "_regions_v" ADD COLUMN "version_seo_picture_id" uuid;
  ALTER TABLE "home" ADD COLUMN "seo_picture_id" uuid;
  ALTER TABLE "_home_v" ADD COLUMN "version_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "services_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "prices_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "custom_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "about_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "contact_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "faq_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "support_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "blog_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "location_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_seo_picture_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "configurator_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_about_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_contact_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_faq_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_support_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_location_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_seo_picture_id" uuid;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_configurator_seo_picture_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "ads_seo_picture_id" uuid;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_seo_picture_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_ads_seo_picture_id" uuid;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_seo_picture_id" uuid;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regions" ADD CONSTRAINT "regions_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regions_v" ADD CONSTRAINT "_regions_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_services_seo_picture_id_media_id_fk" FOREIGN KEY ("services_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_prices_seo_picture_id_media_id_fk" FOREIGN KEY ("prices_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_custom_seo_picture_id_media_id_fk" FOREIGN KEY ("custom_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_about_seo_picture_id_media_id_fk" FOREIGN KEY ("about_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_contact_seo_picture_id_media_id_fk" FOREIGN KEY ("contact_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_faq_seo_picture_id_media_id_fk" FOREIGN KEY ("faq_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_support_seo_picture_id_media_id_fk" FOREIGN KEY ("support_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_blog_seo_picture_id_media_id_fk" FOREIGN KEY ("blog_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_location_seo_picture_id_media_id_fk" FOREIGN KEY ("location_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_hosting_region_seo_picture_id_media_id_fk" FOREIGN KEY ("hosting_region_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_hosting_order_seo_picture_id_media_id_fk" FOREIGN KEY ("hosting_order_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_hosting_dashboard_seo_picture_id_media_id_fk" FOREIGN KEY ("hosting_dashboard_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_hosting_login_seo_picture_id_media_id_fk" FOREIGN KEY ("hosting_login_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_configurator_seo_picture_id_media_id_fk" FOREIGN KEY ("configurator_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_services_seo_picture_id_media_id_fk" FOREIGN KEY ("version_services_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_prices_seo_picture_id_media_id_fk" FOREIGN KEY ("version_prices_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_custom_seo_picture_id_media_id_fk" FOREIGN KEY ("version_custom_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_about_seo_picture_id_media_id_fk" FOREIGN KEY ("version_about_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_contact_seo_picture_id_media_id_fk" FOREIGN KEY ("version_contact_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_faq_seo_picture_id_media_id_fk" FOREIGN KEY ("version_faq_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_support_seo_picture_id_media_id_fk" FOREIGN KEY ("version_support_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_blog_seo_picture_id_media_id_fk" FOREIGN KEY ("version_blog_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_location_seo_picture_id_media_id_fk" FOREIGN KEY ("version_location_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_hosting_region_seo_picture_id_media_id_fk" FOREIGN KEY ("version_hosting_region_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_hosting_order_seo_picture_id_media_id_fk" FOREIGN KEY ("version_hosting_order_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_hosting_dashboard_seo_picture_id_media_id_fk" FOREIGN KEY ("version_hosting_dashboard_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_hosting_login_seo_picture_id_media_id_fk" FOREIGN KEY ("version_hosting_login_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_texts_v" ADD CONSTRAINT "_page_texts_v_version_configurator_seo_picture_id_media_id_fk" FOREIGN KEY ("version_configurator_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_ads_seo_picture_id_media_id_fk" FOREIGN KEY ("ads_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_subscription_seo_picture_id_media_id_fk" FOREIGN KEY ("subscription_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_ads_seo_picture_id_media_id_fk" FOREIGN KEY ("version_ads_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_subscription_seo_picture_id_media_id_fk" FOREIGN KEY ("version_subscription_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_seo_seo_picture_idx" ON "posts" USING btree ("seo_picture_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_picture_idx" ON "_posts_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "regions_seo_seo_picture_idx" ON "regions" USING btree ("seo_picture_id");
  CREATE INDEX "_regions_v_version_seo_version_seo_picture_idx" ON "_regions_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "home_seo_seo_picture_idx" ON "home" USING btree ("seo_picture_id");
  CREATE INDEX "_home_v_version_seo_version_seo_picture_idx" ON "_home_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "page_texts_services_seo_services_seo_picture_idx" ON "page_texts" USING btree ("services_seo_picture_id");
  CREATE INDEX "page_texts_prices_seo_prices_seo_picture_idx" ON "page_texts" USING btree ("prices_seo_picture_id");
  CREATE INDEX "page_texts_custom_seo_custom_seo_picture_idx" ON "page_texts" USING btree ("custom_seo_picture_id");
  CREATE INDEX "page_texts_about_seo_about_seo_picture_idx" ON "page_texts" USING btree ("about_seo_picture_id");
  CREATE INDEX "page_texts_contact_seo_contact_seo_picture_idx" ON "page_texts" USING btree ("contact_seo_picture_id");
  CREATE INDEX "page_texts_faq_seo_faq_seo_picture_idx" ON "page_texts" USING btree ("faq_seo_picture_id");
  CREATE INDEX "page_texts_support_seo_support_seo_picture_idx" ON "page_texts" USING btree ("support_seo_picture_id");
  CREATE INDEX "page_texts_blog_seo_blog_seo_picture_idx" ON "page_texts" USING btree ("blog_seo_picture_id");
  CREATE INDEX "page_texts_location_seo_location_seo_picture_idx" ON "page_texts" USING btree ("location_seo_picture_id");
  CREATE INDEX "page_texts_hosting_region_seo_hosting_region_seo_picture_idx" ON "page_texts" USING btree ("hosting_region_seo_picture_id");
  CREATE INDEX "page_texts_hosting_order_seo_hosting_order_seo_picture_idx" ON "page_texts" USING btree ("hosting_order_seo_picture_id");
  CREATE INDEX "page_texts_hosting_dashboard_seo_hosting_dashboard_seo_p_idx" ON "page_texts" USING btree ("hosting_dashboard_seo_picture_id");
  CREATE INDEX "page_texts_hosting_login_seo_hosting_login_seo_picture_idx" ON "page_texts" USING btree ("hosting_login_seo_picture_id");
  CREATE INDEX "page_texts_configurator_seo_configurator_seo_picture_idx" ON "page_texts" USING btree ("configurator_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_services_seo_version_services_seo__idx" ON "_page_texts_v" USING btree ("version_services_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_prices_seo_version_prices_seo_pict_idx" ON "_page_texts_v" USING btree ("version_prices_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_custom_seo_version_custom_seo_pict_idx" ON "_page_texts_v" USING btree ("version_custom_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_about_seo_version_about_seo_pictur_idx" ON "_page_texts_v" USING btree ("version_about_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_contact_seo_version_contact_seo_pi_idx" ON "_page_texts_v" USING btree ("version_contact_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_faq_seo_version_faq_seo_picture_idx" ON "_page_texts_v" USING btree ("version_faq_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_support_seo_version_support_seo_pi_idx" ON "_page_texts_v" USING btree ("version_support_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_blog_seo_version_blog_seo_picture_idx" ON "_page_texts_v" USING btree ("version_blog_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_location_seo_version_location_seo__idx" ON "_page_texts_v" USING btree ("version_location_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_hosting_region_seo_version_hosting_idx" ON "_page_texts_v" USING btree ("version_hosting_region_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_hosting_order_seo_version_hosting__idx" ON "_page_texts_v" USING btree ("version_hosting_order_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_hosting_dashboard_seo_version_host_idx" ON "_page_texts_v" USING btree ("version_hosting_dashboard_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_hosting_login_seo_version_hosting__idx" ON "_page_texts_v" USING btree ("version_hosting_login_seo_picture_id");
  CREATE INDEX "_page_texts_v_version_configurator_seo_version_configura_idx" ON "_page_texts_v" USING btree ("version_configurator_seo_picture_id");
  CREATE INDEX "landing_pages_ads_seo_ads_seo_picture_idx" ON "landing_pages" USING btree ("ads_seo_picture_id");
  CREATE INDEX "landing_pages_subscription_seo_subscription_seo_picture_idx" ON "landing_pages" USING btree ("subscription_seo_picture_id");
  CREATE INDEX "_landing_pages_v_version_ads_seo_version_ads_seo_picture_idx" ON "_landing_pages_v" USING btree ("version_ads_seo_picture_id");
  CREATE INDEX "_landing_pages_v_version_subscription_seo_version_subscr_idx" ON "_landing_pages_v" USING btree ("version_subscription_seo_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "regions" DROP CONSTRAINT "regions_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_regions_v" DROP CONSTRAINT "_regions_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "home" DROP CONSTRAINT "home_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_home_v" DROP CONSTRAINT "_home_v_version_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_services_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_prices_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_custom_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_about_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_contact_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_faq_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_support_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_blog_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_location_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_hosting_region_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_hosting_order_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_hosting_dashboard_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_hosting_login_seo_picture_id_media_id_fk";
  
  ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_configurator_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_services_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_prices_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_custom_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_about_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_contact_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_faq_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_support_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_blog_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_location_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_hosting_region_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_hosting_order_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_hosting_dashboard_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_hosting_login_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_page_texts_v" DROP CONSTRAINT "_page_texts_v_version_configurator_seo_picture_id_media_id_fk";
  
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_ads_seo_picture_id_media_id_fk";
  
  ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_subscription_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_ads_seo_picture_id_media_id_fk";
  
  ALTER TABLE "_landing_pages_v" DROP CONSTRAINT "_landing_pages_v_version_subscription_seo_picture_id_media_id_fk";
  
  DROP INDEX "posts_seo_seo_picture_idx";
  DROP INDEX "_posts_v_version_seo_version_seo_picture_idx";
  DROP INDEX "regions_seo_seo_picture_idx";
  DROP INDEX "_regions_v_version_seo_version_seo_picture_idx";
  DROP INDEX "home_seo_seo_picture_idx";
  DROP INDEX "_home_v_version_seo_version_seo_picture_idx";
  DROP INDEX "page_texts_services_seo_services_seo_picture_idx";
  DROP INDEX "page_texts_prices_seo_prices_seo_picture_idx";
  DROP INDEX "page_texts_custom_seo_custom_seo_picture_idx";
  DROP INDEX "page_texts_about_seo_about_seo_picture_idx";
  DROP INDEX "page_texts_contact_seo_contact_seo_picture_idx";
  DROP INDEX "page_texts_faq_seo_faq_seo_picture_idx";
  DROP INDEX "page_texts_support_seo_support_seo_picture_idx";
  DROP INDEX "page_texts_blog_seo_blog_seo_picture_idx";
  DROP INDEX "page_texts_location_seo_location_seo_picture_idx";
  DROP INDEX "page_texts_hosting_region_seo_hosting_region_seo_picture_idx";
  DROP INDEX "page_texts_hosting_order_seo_hosting_order_seo_picture_idx";
  DROP INDEX "page_texts_hosting_dashboard_seo_hosting_dashboard_seo_p_idx";
  DROP INDEX "page_texts_hosting_login_seo_hosting_login_seo_picture_idx";
  DROP INDEX "page_texts_configurator_seo_configurator_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_services_seo_version_services_seo__idx";
  DROP INDEX "_page_texts_v_version_prices_seo_version_prices_seo_pict_idx";
  DROP INDEX "_page_texts_v_version_custom_seo_version_custom_seo_pict_idx";
  DROP INDEX "_page_texts_v_version_about_seo_version_about_seo_pictur_idx";
  DROP INDEX "_page_texts_v_version_contact_seo_version_contact_seo_pi_idx";
  DROP INDEX "_page_texts_v_version_faq_seo_version_faq_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_support_seo_version_support_seo_pi_idx";
  DROP INDEX "_page_texts_v_version_blog_seo_version_blog_seo_picture_idx";
  DROP INDEX "_page_texts_v_version_location_seo_version_location_seo__idx";
  DROP INDEX "_page_texts_v_version_hosting_region_seo_version_hosting_idx";
  DROP INDEX "_page_texts_v_version_hosting_order_seo_version_hosting__idx";
  DROP INDEX "_page_texts_v_version_hosting_dashboard_seo_version_host_idx";
  DROP INDEX "_page_texts_v_version_hosting_login_seo_version_hosting__idx";
  DROP INDEX "_page_texts_v_version_configurator_seo_version_configura_idx";
  DROP INDEX "landing_pages_ads_seo_ads_seo_picture_idx";
  DROP INDEX "landing_pages_subscription_seo_subscription_seo_picture_idx";
  DROP INDEX "_landing_pages_v_version_ads_seo_version_ads_seo_picture_idx";
  DROP INDEX "_landing_pages_v_version_subscription_seo_version_subscr_idx";
  ALTER TABLE "posts" DROP COLUMN "seo_picture_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "regions" DROP COLUMN "seo_picture_id";
  ALTER TABLE "_regions_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "home" DROP COLUMN "seo_picture_id";
  ALTER TABLE "_home_v" DROP COLUMN "version_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "services_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "prices_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "custom_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "about_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "contact_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "faq_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "support_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "blog_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "location_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_seo_picture_id";
  ALTER TABLE "page_texts" DROP COLUMN "configurator_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_about_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_contact_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_faq_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_support_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_location_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_seo_picture_id";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_configurator_seo_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "ads_seo_picture_id";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_seo_picture_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_ads_seo_picture_id";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_seo_picture_id";`)
}
