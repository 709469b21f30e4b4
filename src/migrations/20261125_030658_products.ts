import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_group" AS ENUM('website', 'subscription', 'option');
  CREATE TYPE "public"."enum_products_price_kind" AS ENUM('once', 'monthly', 'request');
  CREATE TYPE "public"."enum_configurator_website_types_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TYPE "public"."enum_configurator_services_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TYPE "public"."enum_configurator_features_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_website_types_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_services_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TYPE "public"."enum__configurator_v_version_features_price_from" AS ENUM('product', 'hosting', 'domain', 'included');
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"group" "enum_products_group" DEFAULT 'option' NOT NULL,
  	"price_kind" "enum_products_price_kind" DEFAULT 'once' NOT NULL,
  	"amount" numeric,
  	"amount_to" numeric,
  	"vat_rate" numeric DEFAULT 21 NOT NULL,
  	"starting_at" boolean DEFAULT false,
  	"unit" varchar,
  	"reason" varchar,
  	"lines" varchar,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "page_texts" ADD COLUMN "prices_words_options" varchar;
  ALTER TABLE "_page_texts_v" ADD COLUMN "version_prices_words_options" varchar;
  ALTER TABLE "configurator_website_types" ADD COLUMN "price_from" "enum_configurator_website_types_price_from" DEFAULT 'product';
  ALTER TABLE "configurator_website_types" ADD COLUMN "product_id" uuid;
  ALTER TABLE "configurator_services" ADD COLUMN "price_from" "enum_configurator_services_price_from" DEFAULT 'product';
  ALTER TABLE "configurator_services" ADD COLUMN "product_id" uuid;
  ALTER TABLE "configurator_timelines" ADD COLUMN "weeks_from" numeric;
  ALTER TABLE "configurator_timelines" ADD COLUMN "weeks_to" numeric;
  ALTER TABLE "configurator_features" ADD COLUMN "price_from" "enum_configurator_features_price_from" DEFAULT 'product';
  ALTER TABLE "configurator_features" ADD COLUMN "product_id" uuid;
  ALTER TABLE "_configurator_v_version_website_types" ADD COLUMN "price_from" "enum__configurator_v_version_website_types_price_from" DEFAULT 'product';
  ALTER TABLE "_configurator_v_version_website_types" ADD COLUMN "product_id" uuid;
  ALTER TABLE "_configurator_v_version_services" ADD COLUMN "price_from" "enum__configurator_v_version_services_price_from" DEFAULT 'product';
  ALTER TABLE "_configurator_v_version_services" ADD COLUMN "product_id" uuid;
  ALTER TABLE "_configurator_v_version_timelines" ADD COLUMN "weeks_from" numeric;
  ALTER TABLE "_configurator_v_version_timelines" ADD COLUMN "weeks_to" numeric;
  ALTER TABLE "_configurator_v_version_features" ADD COLUMN "price_from" "enum__configurator_v_version_features_price_from" DEFAULT 'product';
  ALTER TABLE "_configurator_v_version_features" ADD COLUMN "product_id" uuid;
  CREATE UNIQUE INDEX "products_name_idx" ON "products" USING btree ("name");
  CREATE UNIQUE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "configurator_website_types" ADD CONSTRAINT "configurator_website_types_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_services" ADD CONSTRAINT "configurator_services_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "configurator_features" ADD CONSTRAINT "configurator_features_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_website_types" ADD CONSTRAINT "_configurator_v_version_website_types_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_services" ADD CONSTRAINT "_configurator_v_version_services_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_features" ADD CONSTRAINT "_configurator_v_version_features_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "configurator_website_types_product_idx" ON "configurator_website_types" USING btree ("product_id");
  CREATE INDEX "configurator_services_product_idx" ON "configurator_services" USING btree ("product_id");
  CREATE INDEX "configurator_features_product_idx" ON "configurator_features" USING btree ("product_id");
  CREATE INDEX "_configurator_v_version_website_types_product_idx" ON "_configurator_v_version_website_types" USING btree ("product_id");
  CREATE INDEX "_configurator_v_version_services_product_idx" ON "_configurator_v_version_services" USING btree ("product_id");
  CREATE INDEX "_configurator_v_version_features_product_idx" ON "_configurator_v_version_features" USING btree ("product_id");`)
  // The price list, the prices of choices and three claims stay where they are: the version before reads them.
  await db.execute(productsFromChoices)
  for (const table of ['website_types', 'services', 'features']) {
    await db.execute(sql.raw(priceSources(`configurator_${table}`)))
    await db.execute(sql.raw(priceSources(`_configurator_v_version_${table}`)))
  }
  await db.execute(renamePlaceholders)
}

/** The key of the product that a choice of the configurator sells; any other gets its own key in camel case. */
const PRODUCT_KEY = `case key
  when 'website' then 'bedrijfswebsite' when 'webshop' then 'webshopBasis' when 'landingpage' then 'landingspagina'
  when 'landing-pages' then 'extraLandingspagina' when 'seo' then 'vindbaarheid' when 'ads' then 'advertenties'
  when 'social' then 'socialMedia' when 'email' then 'nieuwsbrief' when 'dashboard' then 'offertesysteem'
  when 'auto-quote' then 'offertesysteem' when 'multi-language' then 'extraTaal' when 'booking' then 'boekingssysteem'
  when 'client-portal' then 'klantportaal' when 'premium-support' then 'premiumSupport' when 'crm' then 'crmKoppeling'
  when 'payments' then 'betaalkoppeling' when 'seo-extended' then 'vindbaarheidUitgebreid'
  when 'social-integration' then 'socialPakket' when 'ecommerce' then 'webshopUitbreiding'
  when 'multilingual-setup' then 'meertaligeInrichting' when 'analytics' then 'statistieken'
  when 'content' then 'contentpakket' when 'priority-hosting' then 'hostingVoorrang'
  else 'keuze' || replace(initcap(regexp_replace(key, '[^a-zA-Z0-9]+', ' ', 'g')), ' ', '') end`

/** What staff charged for a choice becomes the price of its product. Seeds add the products that are new. */
const productsFromChoices = sql`
  with choices as (
    select 1 as place, _order, key, label, description, price_kind::text as kind, amount, starting_at, false as countable,
      'website' as product_group from configurator_website_types
    union all select 2, _order, key, label, description, price_kind::text, amount, starting_at, false, 'option'
      from configurator_services
    union all select 3, _order, key, label, description, price_kind::text, amount, starting_at, countable, 'option'
      from configurator_features
  ), priced as (
    select distinct on (product_key) * from (select *, ${sql.raw(PRODUCT_KEY)} as product_key from choices
      where kind <> 'included' and key not in ('hosting', 'domain')) keyed
    order by product_key, place, _order
  )
  insert into products (name, key, description, "group", price_kind, amount, starting_at, unit, reason, "order")
  select label, product_key, coalesce(nullif(description, ''), label), product_group::enum_products_group,
    kind::enum_products_price_kind, case when kind <> 'request' then coalesce(amount, 0) end,
    coalesce(starting_at, false), case when countable then 'per stuk' end,
    case when kind = 'request' then 'De prijs staat in je offerte.' end, place * 1000 + _order * 10
  from priced on conflict do nothing`

function priceSources(table: string): string {
  const type = `enum_${table}_price_from`
  return `
    update ${table} set price_from = (case when key in ('hosting', 'domain') then key
      when price_kind::text = 'included' then 'included' else 'product' end)::${type};
    update ${table} set product_id = products.id from products
      where price_from = 'product' and products.key = ${PRODUCT_KEY.replaceAll('case key', `case ${table}.key`).replace('(key,', `(${table}.key,`)}`
}

const renamePlaceholders = sql`
  do $$
  declare found record;
  begin
    for found in select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and data_type in ('character varying', 'jsonb')
      and table_name ~ '^_?(about|chat|claims|configurator|faqs|home|landing_pages|page_texts|posts|regions|services|shared_texts)'
    loop
      execute format($q$update %1$I set %2$I = replace(replace(replace(replace(replace(%2$I::text,
        'vanaf {websiteFrom}', '{bedrijfswebsite}'), 'vanaf {webshopFrom}', '{webshopBasis}'),
        '{websiteFrom} excl. btw', '{bedrijfswebsite}'), '{websiteFrom}', '{bedrijfswebsite}'),
        '{webshopFrom}', '{webshopBasis}')::%3$s where %2$I::text ~ '\{web(site|shop)From\}'$q$,
        found.table_name, found.column_name, found.data_type);
    end loop;
  end $$`

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products" CASCADE;
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "configurator_website_types_product_idx";
  DROP INDEX "configurator_services_product_idx";
  DROP INDEX "configurator_features_product_idx";
  DROP INDEX "_configurator_v_version_website_types_product_idx";
  DROP INDEX "_configurator_v_version_services_product_idx";
  DROP INDEX "_configurator_v_version_features_product_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "page_texts" DROP COLUMN "prices_words_options";
  ALTER TABLE "_page_texts_v" DROP COLUMN "version_prices_words_options";
  ALTER TABLE "configurator_website_types" DROP COLUMN "price_from";
  ALTER TABLE "configurator_website_types" DROP COLUMN "product_id";
  ALTER TABLE "configurator_services" DROP COLUMN "price_from";
  ALTER TABLE "configurator_services" DROP COLUMN "product_id";
  ALTER TABLE "configurator_timelines" DROP COLUMN "weeks_from";
  ALTER TABLE "configurator_timelines" DROP COLUMN "weeks_to";
  ALTER TABLE "configurator_features" DROP COLUMN "price_from";
  ALTER TABLE "configurator_features" DROP COLUMN "product_id";
  ALTER TABLE "_configurator_v_version_website_types" DROP COLUMN "price_from";
  ALTER TABLE "_configurator_v_version_website_types" DROP COLUMN "product_id";
  ALTER TABLE "_configurator_v_version_services" DROP COLUMN "price_from";
  ALTER TABLE "_configurator_v_version_services" DROP COLUMN "product_id";
  ALTER TABLE "_configurator_v_version_timelines" DROP COLUMN "weeks_from";
  ALTER TABLE "_configurator_v_version_timelines" DROP COLUMN "weeks_to";
  ALTER TABLE "_configurator_v_version_features" DROP COLUMN "price_from";
  ALTER TABLE "_configurator_v_version_features" DROP COLUMN "product_id";
  DROP TYPE "public"."enum_products_group";
  DROP TYPE "public"."enum_products_price_kind";
  DROP TYPE "public"."enum_configurator_website_types_price_from";
  DROP TYPE "public"."enum_configurator_services_price_from";
  DROP TYPE "public"."enum_configurator_features_price_from";
  DROP TYPE "public"."enum__configurator_v_version_website_types_price_from";
  DROP TYPE "public"."enum__configurator_v_version_services_price_from";
  DROP TYPE "public"."enum__configurator_v_version_features_price_from";`)
}
