import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_doubt" AS ENUM('doubtful', 'machine');
  CREATE TYPE "public"."enum_configurator_requests_doubt" AS ENUM('doubtful', 'machine');
  ALTER TABLE "leads" ADD COLUMN "reference" varchar;
  ALTER TABLE "leads" ADD COLUMN "doubt" "enum_leads_doubt";
  ALTER TABLE "leads" ADD COLUMN "doubt_score" numeric;
  ALTER TABLE "leads" ADD COLUMN "doubt_signs" jsonb;
  ALTER TABLE "leads" ADD COLUMN "doubt_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "configurator_requests" ADD COLUMN "reference" varchar;
  ALTER TABLE "configurator_requests" ADD COLUMN "doubt" "enum_configurator_requests_doubt";
  ALTER TABLE "configurator_requests" ADD COLUMN "doubt_score" numeric;
  ALTER TABLE "configurator_requests" ADD COLUMN "doubt_signs" jsonb;
  ALTER TABLE "configurator_requests" ADD COLUMN "doubt_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "configurator_requests" ADD COLUMN "price_text_incl" varchar;
  ALTER TABLE "configurator_requests" ADD COLUMN "addition_to_id" uuid;
  ALTER TABLE "configurator_requests" ADD CONSTRAINT "configurator_requests_addition_to_id_configurator_requests_id_fk" FOREIGN KEY ("addition_to_id") REFERENCES "public"."configurator_requests"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE UNIQUE INDEX "configurator_requests_reference_idx" ON "configurator_requests" USING btree ("reference");
  CREATE INDEX "configurator_requests_addition_to_idx" ON "configurator_requests" USING btree ("addition_to_id");`)

  // Drawn by the database, so that the version before this one gives references too.
  await db.execute(sql.raw(`
    CREATE FUNCTION bureau.draw_reference() RETURNS text LANGUAGE sql VOLATILE AS $$
      select string_agg(substr('3479CFGHJKMNPRTWXY', 1 + get_byte(bytes, place) % 18, 1), '')
      from (select uuid_send(gen_random_uuid()) as bytes) drawn, generate_series(0, 5) place
    $$;

    CREATE FUNCTION bureau.new_reference() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
    DECLARE drawn text;
    BEGIN
      LOOP
        drawn := bureau.draw_reference();
        EXIT WHEN NOT EXISTS (SELECT FROM leads WHERE reference = drawn)
          AND NOT EXISTS (SELECT FROM configurator_requests WHERE reference = drawn);
      END LOOP;
      RETURN drawn;
    END $$;`))
  for (const table of ['leads', 'configurator_requests']) {
    await db.execute(sql.raw(`
      -- One by one: a reference must be seen by the next draw.
      DO $$ DECLARE lead uuid; BEGIN
        FOR lead IN SELECT id FROM ${table} WHERE reference IS NULL LOOP
          UPDATE ${table} SET reference = bureau.new_reference() WHERE id = lead;
        END LOOP;
      END $$;
      ALTER TABLE ${table} ALTER COLUMN reference SET DEFAULT bureau.new_reference();
      CREATE INDEX ${table}_doubtful ON ${table} (created_at, id)
        WHERE quarantined AND doubt IS DISTINCT FROM 'machine';
      CREATE INDEX ${table}_doubt_mailed ON ${table} (doubt_mailed_at) WHERE doubt_mailed_at IS NOT NULL;`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE leads ALTER COLUMN reference DROP DEFAULT;
    ALTER TABLE configurator_requests ALTER COLUMN reference DROP DEFAULT;
    DROP FUNCTION bureau.new_reference, bureau.draw_reference;
    DROP INDEX leads_doubtful, leads_doubt_mailed, configurator_requests_doubtful, configurator_requests_doubt_mailed;`)
  await db.execute(sql`
   ALTER TABLE "configurator_requests" DROP CONSTRAINT "configurator_requests_addition_to_id_configurator_requests_id_fk";
  
  DROP INDEX "leads_reference_idx";
  DROP INDEX "configurator_requests_reference_idx";
  DROP INDEX "configurator_requests_addition_to_idx";
  ALTER TABLE "leads" DROP COLUMN "reference";
  ALTER TABLE "leads" DROP COLUMN "doubt";
  ALTER TABLE "leads" DROP COLUMN "doubt_score";
  ALTER TABLE "leads" DROP COLUMN "doubt_signs";
  ALTER TABLE "leads" DROP COLUMN "doubt_mailed_at";
  ALTER TABLE "configurator_requests" DROP COLUMN "reference";
  ALTER TABLE "configurator_requests" DROP COLUMN "doubt";
  ALTER TABLE "configurator_requests" DROP COLUMN "doubt_score";
  ALTER TABLE "configurator_requests" DROP COLUMN "doubt_signs";
  ALTER TABLE "configurator_requests" DROP COLUMN "doubt_mailed_at";
  ALTER TABLE "configurator_requests" DROP COLUMN "price_text_incl";
  ALTER TABLE "configurator_requests" DROP COLUMN "addition_to_id";
  DROP TYPE "public"."enum_leads_doubt";
  DROP TYPE "public"."enum_configurator_requests_doubt";`)
}
