import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "agency" varchar;
  ALTER TABLE "claims" ADD COLUMN "account_manager" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_agency" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_account_manager" varchar;`)
  // A house that stands already has its claims: the new ones begin as the seed writes them.
  await db.execute(sql`
    UPDATE "claims" SET
      "agency" = 'Een jaar jong, team van 3, de oprichter ontwerpt zelf',
      "account_manager" = 'Je accountmanager belt of mailt je binnen 24 uur';
    UPDATE "_claims_v" SET
      "version_agency" = 'Een jaar jong, team van 3, de oprichter ontwerpt zelf',
      "version_account_manager" = 'Je accountmanager belt of mailt je binnen 24 uur';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DROP COLUMN "agency";
  ALTER TABLE "claims" DROP COLUMN "account_manager";
  ALTER TABLE "_claims_v" DROP COLUMN "version_agency";
  ALTER TABLE "_claims_v" DROP COLUMN "version_account_manager";`)
}
