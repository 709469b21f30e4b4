import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_texts" ADD COLUMN "services_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "prices_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "custom_words_slip" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "custom_words_slip_note" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "custom_words_slip_sum" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "custom_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "about_words_stamp" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "about_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "faq_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "support_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "blog_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_region_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_order_words_closing_text" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "portfolio_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_services_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_words_slip" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_words_slip_note" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_words_slip_sum" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_custom_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_about_words_stamp" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_about_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_faq_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_support_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_blog_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_region_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_order_words_closing_text" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_portfolio_words_closing_text" varchar;
  ALTER TABLE "shared_texts" ADD COLUMN "not_found_stamp" varchar;
  ALTER TABLE "_shared_texts_v" ADD COLUMN "version_not_found_stamp" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "ads_closing_text" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "subscription_closing_text" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_ads_closing_text" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_subscription_closing_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_texts" DROP COLUMN "services_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "prices_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "custom_words_slip";
  ALTER TABLE "page_texts" DROP COLUMN "custom_words_slip_note";
  ALTER TABLE "page_texts" DROP COLUMN "custom_words_slip_sum";
  ALTER TABLE "page_texts" DROP COLUMN "custom_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "about_words_stamp";
  ALTER TABLE "page_texts" DROP COLUMN "about_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "faq_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "support_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "blog_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_region_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_order_words_closing_text";
  ALTER TABLE "page_texts" DROP COLUMN "portfolio_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_services_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_words_slip";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_words_slip_note";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_words_slip_sum";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_custom_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_about_words_stamp";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_about_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_faq_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_support_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_blog_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_region_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_order_words_closing_text";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_portfolio_words_closing_text";
  ALTER TABLE "shared_texts" DROP COLUMN "not_found_stamp";
  ALTER TABLE "_shared_texts_v" DROP COLUMN "version_not_found_stamp";
  ALTER TABLE "landing_pages" DROP COLUMN "ads_closing_text";
  ALTER TABLE "landing_pages" DROP COLUMN "subscription_closing_text";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_ads_closing_text";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_subscription_closing_text";`)
}
