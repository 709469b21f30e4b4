import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" ADD COLUMN "order_id" uuid;
  ALTER TABLE "bookings" ADD COLUMN "set_off_with_id" uuid;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_hosting_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hosting_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_set_off_with_id_bookings_id_fk" FOREIGN KEY ("set_off_with_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_order_idx" ON "bookings" USING btree ("order_id");
  CREATE INDEX "bookings_set_off_with_idx" ON "bookings" USING btree ("set_off_with_id");`)
  // Custom: a booking loses an order that is deleted, and what is set off has two halves.
  await db.execute(sql`
    CREATE UNIQUE INDEX bookings_two_halves ON bookings (set_off_with_id);
    CREATE OR REPLACE FUNCTION bureau.keep_booking() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      may_change constant text[] := '{invoice_id,customer_id,payment_id,order_id,asks_decision,decided_at,decision,updated_at}';
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'booking % stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
    END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Custom: before the columns go.
  await db.execute(sql`
    DROP INDEX bookings_two_halves;
    CREATE OR REPLACE FUNCTION bureau.keep_booking() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      may_change constant text[] := '{invoice_id,customer_id,payment_id,asks_decision,decided_at,decision,updated_at}';
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'booking % stays as it is', OLD.id USING ERRCODE = 'restrict_violation';
    END $$;`)
  await db.execute(sql`
   ALTER TABLE "bookings" DROP CONSTRAINT "bookings_order_id_hosting_orders_id_fk";
  
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_set_off_with_id_bookings_id_fk";
  
  DROP INDEX "bookings_order_idx";
  DROP INDEX "bookings_set_off_with_idx";
  ALTER TABLE "bookings" DROP COLUMN "order_id";
  ALTER TABLE "bookings" DROP COLUMN "set_off_with_id";`)
}
