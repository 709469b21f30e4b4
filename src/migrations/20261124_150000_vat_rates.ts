import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every line and product has a VAT rate, and a document its amounts by rate. What stands is at 21%; of a final invoice
 * nothing else changes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "hosting_packages" ADD COLUMN "vat_rate" numeric DEFAULT 21 NOT NULL;
    ALTER TABLE "hosting_extras" ADD COLUMN "vat_rate" numeric DEFAULT 21 NOT NULL;
    ALTER TABLE "domain_prices" ADD COLUMN "vat_rate" numeric DEFAULT 21 NOT NULL;
    ALTER TABLE "hosting_orders" ADD COLUMN "vat_rates" jsonb;
    ALTER TABLE "hosting_invoices" ADD COLUMN "vat_rates" jsonb;
    ALTER TABLE "hosting_invoices" DISABLE TRIGGER keep_final_invoice;
    UPDATE hosting_orders SET lines = ${withRate},
      vat_rates = jsonb_build_array(jsonb_build_object('rate', 21, 'excl', excl, 'vat', vat));
    UPDATE hosting_invoices SET lines = ${withRate},
      vat_rates = jsonb_build_array(jsonb_build_object('rate', 21, 'excl', excl, 'vat', vat));
    ALTER TABLE "hosting_invoices" ENABLE TRIGGER keep_final_invoice;`)
}

const withRate = sql`(
  select coalesce(jsonb_agg(line || '{"vatRate": 21}' order by place), '[]')
  from jsonb_array_elements(coalesce(lines, '[]')) with ordinality as each (line, place))`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "hosting_invoices" DROP COLUMN "vat_rates";
    ALTER TABLE "hosting_orders" DROP COLUMN "vat_rates";
    ALTER TABLE "domain_prices" DROP COLUMN "vat_rate";
    ALTER TABLE "hosting_extras" DROP COLUMN "vat_rate";
    ALTER TABLE "hosting_packages" DROP COLUMN "vat_rate";`)
}
