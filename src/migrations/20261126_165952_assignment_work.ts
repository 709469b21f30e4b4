import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "assignment_checklists_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"website_type" varchar,
  	"tasks" varchar NOT NULL
  );
  
  CREATE TABLE "assignment_checklists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "quotes" ADD COLUMN "assignment_id" uuid;
  ALTER TABLE "assignments" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "assignments" ADD COLUMN "planned_from" varchar;
  ALTER TABLE "assignments" ADD COLUMN "planned_until" varchar;
  ALTER TABLE "assignments" ADD COLUMN "checklist" jsonb;
  ALTER TABLE "instalments" ADD COLUMN "quote_id" uuid;
  ALTER TABLE "assignment_checklists_templates" ADD CONSTRAINT "assignment_checklists_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assignment_checklists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "assignment_checklists_templates_order_idx" ON "assignment_checklists_templates" USING btree ("_order");
  CREATE INDEX "assignment_checklists_templates_parent_id_idx" ON "assignment_checklists_templates" USING btree ("_parent_id");
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assignments" ADD CONSTRAINT "assignments_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instalments" ADD CONSTRAINT "instalments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quotes_assignment_idx" ON "quotes" USING btree ("assignment_id");
  CREATE INDEX "assignments_owner_idx" ON "assignments" USING btree ("owner_id");
  CREATE INDEX "instalments_quote_idx" ON "instalments" USING btree ("quote_id");`)
  await db.execute(sql`
    UPDATE quotes q SET assignment_id = a.id FROM assignments a WHERE a.quote_id = q.id;
    UPDATE instalments t SET quote_id = a.quote_id FROM assignments a WHERE a.id = t.assignment_id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assignment_checklists_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignment_checklists" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "assignment_checklists_templates" CASCADE;
  DROP TABLE "assignment_checklists" CASCADE;
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_assignment_id_assignments_id_fk";
  
  ALTER TABLE "assignments" DROP CONSTRAINT "assignments_owner_id_staff_id_fk";
  
  ALTER TABLE "instalments" DROP CONSTRAINT "instalments_quote_id_quotes_id_fk";
  
  DROP INDEX "quotes_assignment_idx";
  DROP INDEX "assignments_owner_idx";
  DROP INDEX "instalments_quote_idx";
  ALTER TABLE "quotes" DROP COLUMN "assignment_id";
  ALTER TABLE "assignments" DROP COLUMN "owner_id";
  ALTER TABLE "assignments" DROP COLUMN "planned_from";
  ALTER TABLE "assignments" DROP COLUMN "planned_until";
  ALTER TABLE "assignments" DROP COLUMN "checklist";
  ALTER TABLE "instalments" DROP COLUMN "quote_id";`)
}
