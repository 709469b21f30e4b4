import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "website_from" varchar;
  ALTER TABLE "claims" ADD COLUMN "webshop_from" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_websites" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_team" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_rating" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_years" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_website_from" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_webshop_from" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_websites" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_team" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_rating" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_years" varchar;`)
  // A house that stands already has its claims: the new ones begin as the seed writes them.
  await db.execute(sql`
    UPDATE "claims" SET
      "website_from" = '€ 795',
      "webshop_from" = '€ 1.499',
      "about_websites" = '40+',
      "about_team" = '3',
      "about_rating" = '4,8',
      "about_years" = '1';
    UPDATE "_claims_v" SET
      "version_website_from" = '€ 795',
      "version_webshop_from" = '€ 1.499',
      "version_about_websites" = '40+',
      "version_about_team" = '3',
      "version_about_rating" = '4,8',
      "version_about_years" = '1';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DROP COLUMN "website_from";
  ALTER TABLE "claims" DROP COLUMN "webshop_from";
  ALTER TABLE "claims" DROP COLUMN "about_websites";
  ALTER TABLE "claims" DROP COLUMN "about_team";
  ALTER TABLE "claims" DROP COLUMN "about_rating";
  ALTER TABLE "claims" DROP COLUMN "about_years";
  ALTER TABLE "_claims_v" DROP COLUMN "version_website_from";
  ALTER TABLE "_claims_v" DROP COLUMN "version_webshop_from";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_websites";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_team";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_rating";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_years";`)
}
