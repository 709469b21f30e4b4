import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "response_time" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_response_time" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DROP COLUMN "response_time";
  ALTER TABLE "_claims_v" DROP COLUMN "version_response_time";`)
}
