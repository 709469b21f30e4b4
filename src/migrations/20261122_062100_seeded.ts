import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which record each seed became, so that it is known whatever staff write there since. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bureau.seeded (
      collection text NOT NULL,
      value text NOT NULL,
      record_id uuid NOT NULL,
      PRIMARY KEY (collection, value)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bureau.seeded;`)
}
