import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "security_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"client_ip" varchar,
  	"browser" varchar,
  	"code" varchar NOT NULL,
  	"details" jsonb,
  	"actor_collection" varchar NOT NULL,
  	"actor_id" varchar,
  	"actor_name" varchar,
  	"subject_collection" varchar,
  	"subject_id" varchar,
  	"subject_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "security_events_id" uuid;
  CREATE INDEX "security_events_client_ip_idx" ON "security_events" USING btree ("client_ip");
  CREATE INDEX "security_events_code_idx" ON "security_events" USING btree ("code");
  CREATE INDEX "security_events_actor_id_idx" ON "security_events" USING btree ("actor_id");
  CREATE INDEX "security_events_subject_id_idx" ON "security_events" USING btree ("subject_id");
  CREATE INDEX "security_events_updated_at_idx" ON "security_events" USING btree ("updated_at");
  CREATE INDEX "security_events_created_at_idx" ON "security_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_security_events_fk" FOREIGN KEY ("security_events_id") REFERENCES "public"."security_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_security_events_id_idx" ON "payload_locked_documents_rels" USING btree ("security_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "security_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "security_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_security_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_security_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "security_events_id";`)
}
