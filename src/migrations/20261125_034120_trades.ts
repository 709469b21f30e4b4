import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "configurator_trades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"website_type" varchar,
  	"services" varchar,
  	"timeline" varchar,
  	"features" varchar
  );
  
  CREATE TABLE "_configurator_v_version_trades" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"key" varchar,
  	"website_type" varchar,
  	"services" varchar,
  	"timeline" varchar,
  	"features" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "configurator" ADD COLUMN "towns" varchar;
  ALTER TABLE "_configurator_v" ADD COLUMN "version_towns" varchar;
  ALTER TABLE "configurator_trades" ADD CONSTRAINT "configurator_trades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_configurator_v_version_trades" ADD CONSTRAINT "_configurator_v_version_trades_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_configurator_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "configurator_trades_order_idx" ON "configurator_trades" USING btree ("_order");
  CREATE INDEX "configurator_trades_parent_id_idx" ON "configurator_trades" USING btree ("_parent_id");
  CREATE INDEX "_configurator_v_version_trades_order_idx" ON "_configurator_v_version_trades" USING btree ("_order");
  CREATE INDEX "_configurator_v_version_trades_parent_id_idx" ON "_configurator_v_version_trades" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "configurator_trades" CASCADE;
  DROP TABLE "_configurator_v_version_trades" CASCADE;
  ALTER TABLE "configurator" DROP COLUMN "towns";
  ALTER TABLE "_configurator_v" DROP COLUMN "version_towns";`)
}
