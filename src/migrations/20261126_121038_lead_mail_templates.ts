import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lead_mail_templates_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "lead_mail_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "lead_mail_templates_templates" ADD CONSTRAINT "lead_mail_templates_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lead_mail_templates_templates_order_idx" ON "lead_mail_templates_templates" USING btree ("_order");
  CREATE INDEX "lead_mail_templates_templates_parent_id_idx" ON "lead_mail_templates_templates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_mail_templates_templates" CASCADE;
  DROP TABLE "lead_mail_templates" CASCADE;`)
}
