import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An invoice keeps the number of its order, also a final one: nothing else of it changes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "hosting_invoices" ADD COLUMN "order_number" varchar;
    ALTER TABLE "hosting_invoices" DISABLE TRIGGER keep_final_invoice;
    UPDATE hosting_invoices i SET order_number = o.number FROM hosting_orders o WHERE o.id = i.order_id;
    ALTER TABLE "hosting_invoices" ENABLE TRIGGER keep_final_invoice;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "hosting_invoices" DROP COLUMN "order_number";`)
}
