import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "partners" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_partners_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "regions" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "faqs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "home" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "shared_texts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_shared_texts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "navigation" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "landing_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "about" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "prices" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_prices_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "configurator" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_configurator_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "claims" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "chat" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_chat_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "company" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "projects" DROP COLUMN "saved_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "partners" DROP COLUMN "saved_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "regions" DROP COLUMN "saved_by";
  ALTER TABLE "_regions_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "faqs" DROP COLUMN "saved_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "legal_pages" DROP COLUMN "saved_by";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "home" DROP COLUMN "saved_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_texts" DROP COLUMN "saved_by";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "shared_texts" DROP COLUMN "saved_by";
  ALTER TABLE "_shared_texts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "navigation" DROP COLUMN "saved_by";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "landing_pages" DROP COLUMN "saved_by";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "about" DROP COLUMN "saved_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "prices" DROP COLUMN "saved_by";
  ALTER TABLE "_prices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "configurator" DROP COLUMN "saved_by";
  ALTER TABLE "_configurator_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "claims" DROP COLUMN "saved_by";
  ALTER TABLE "_claims_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "chat" DROP COLUMN "saved_by";
  ALTER TABLE "_chat_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "company" DROP COLUMN "saved_by";
  ALTER TABLE "_company_v" DROP COLUMN "version_saved_by";`)
}
