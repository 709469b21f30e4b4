import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Invoices without a file are looked for every ten seconds: by the indexes of both tables alone, not by their rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX hosting_invoices_numbered ON hosting_invoices (id) INCLUDE (updated_at) WHERE number IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX hosting_invoices_numbered;`)
}
