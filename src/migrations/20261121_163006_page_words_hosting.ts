import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_texts" DROP COLUMN "hosting_dashboard_words_hours";
  ALTER TABLE "page_texts" DROP COLUMN "hosting_login_words_hours";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_dashboard_words_hours";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_hosting_login_words_hours";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_texts" ADD COLUMN "hosting_dashboard_words_hours" varchar;
  ALTER TABLE "page_texts" ADD COLUMN "hosting_login_words_hours" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_dashboard_words_hours" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_hosting_login_words_hours" varchar;`)
}
