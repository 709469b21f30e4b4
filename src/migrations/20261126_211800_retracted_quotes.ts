import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Staff retract a quote; its customer withdraws from what was accepted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE enum_quotes_status RENAME VALUE 'withdrawn' TO 'retracted';
    UPDATE events SET code = 'quote.retracted' WHERE code = 'quote.withdrawn';
    UPDATE events SET code = 'quote.withdrawnFrom' WHERE code = 'quote.revoked';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE events SET code = 'quote.revoked' WHERE code = 'quote.withdrawnFrom';
    UPDATE events SET code = 'quote.withdrawn' WHERE code = 'quote.retracted';
    ALTER TYPE enum_quotes_status RENAME VALUE 'retracted' TO 'withdrawn';`)
}
