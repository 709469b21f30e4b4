import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "entrepreneurs_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "entrepreneurs_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "entrepreneurs_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "rating_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "ads_rating_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "ads_rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "ads_rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "ads_customers_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "ads_customers_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "ads_customers_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "about_websites_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_websites_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "about_websites_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "about_rating_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "about_rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "chat_seo_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "chat_seo_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "chat_seo_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "hosting_uptime_proof_source" varchar;
  ALTER TABLE "claims" ADD COLUMN "hosting_uptime_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "claims" ADD COLUMN "hosting_uptime_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_entrepreneurs_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_entrepreneurs_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_entrepreneurs_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_rating_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_rating_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_customers_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_customers_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_ads_customers_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_websites_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_websites_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_websites_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_rating_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_rating_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_rating_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_chat_seo_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_chat_seo_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_chat_seo_proof_review_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_hosting_uptime_proof_source" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_hosting_uptime_proof_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_claims_v" ADD COLUMN "version_hosting_uptime_proof_review_on" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DROP COLUMN "entrepreneurs_proof_source";
  ALTER TABLE "claims" DROP COLUMN "entrepreneurs_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "entrepreneurs_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "rating_proof_source";
  ALTER TABLE "claims" DROP COLUMN "rating_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "rating_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "ads_rating_proof_source";
  ALTER TABLE "claims" DROP COLUMN "ads_rating_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "ads_rating_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "ads_customers_proof_source";
  ALTER TABLE "claims" DROP COLUMN "ads_customers_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "ads_customers_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "about_websites_proof_source";
  ALTER TABLE "claims" DROP COLUMN "about_websites_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "about_websites_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "about_rating_proof_source";
  ALTER TABLE "claims" DROP COLUMN "about_rating_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "about_rating_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "chat_seo_proof_source";
  ALTER TABLE "claims" DROP COLUMN "chat_seo_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "chat_seo_proof_review_on";
  ALTER TABLE "claims" DROP COLUMN "hosting_uptime_proof_source";
  ALTER TABLE "claims" DROP COLUMN "hosting_uptime_proof_checked_on";
  ALTER TABLE "claims" DROP COLUMN "hosting_uptime_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_entrepreneurs_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_entrepreneurs_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_entrepreneurs_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_rating_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_rating_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_rating_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_rating_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_rating_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_rating_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_customers_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_customers_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_ads_customers_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_websites_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_websites_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_websites_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_rating_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_rating_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_rating_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_chat_seo_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_chat_seo_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_chat_seo_proof_review_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_hosting_uptime_proof_source";
  ALTER TABLE "_claims_v" DROP COLUMN "version_hosting_uptime_proof_checked_on";
  ALTER TABLE "_claims_v" DROP COLUMN "version_hosting_uptime_proof_review_on";`)
}
