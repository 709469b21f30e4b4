import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_pages_slug" ADD VALUE 'verwerkersovereenkomst';
  ALTER TYPE "public"."enum__legal_pages_v_version_slug" ADD VALUE 'verwerkersovereenkomst';
  ALTER TYPE "public"."enum_page_path" ADD VALUE '/verwerkersovereenkomst';
  ALTER TABLE "hosting_orders" ADD COLUMN "processing_version" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_pages" ALTER COLUMN "slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_pages_slug";
  CREATE TYPE "public"."enum_legal_pages_slug" AS ENUM('privacy', 'cookies', 'algemene-voorwaarden');
  ALTER TABLE "legal_pages" ALTER COLUMN "slug" SET DATA TYPE "public"."enum_legal_pages_slug" USING "slug"::"public"."enum_legal_pages_slug";
  ALTER TABLE "_legal_pages_v" ALTER COLUMN "version_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum__legal_pages_v_version_slug";
  CREATE TYPE "public"."enum__legal_pages_v_version_slug" AS ENUM('privacy', 'cookies', 'algemene-voorwaarden');
  ALTER TABLE "_legal_pages_v" ALTER COLUMN "version_slug" SET DATA TYPE "public"."enum__legal_pages_v_version_slug" USING "version_slug"::"public"."enum__legal_pages_v_version_slug";
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
  CREATE TYPE "public"."enum_page_path" AS ENUM('/', '/diensten', '/contact', '/terugbellen', '/configurator', '/prijzen', '/maatwerk', '/portfolio', '/over-ons', '/faq', '/support', '/blog', '/locatie', '/afspraak', '/herroepen', '/configurator-abonnement', '/meta-ads-landing', '/website-hosting-overijssel', '/hosting-bestellen', '/hosting-dashboard', '/hosting-login', '/privacy', '/cookies', '/algemene-voorwaarden');
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
  ALTER TABLE "hosting_orders" DROP COLUMN "processing_version";`)
}
