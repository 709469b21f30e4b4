import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Mail that waited when its backup was made. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_mail_messages_state" ADD VALUE 'held';`)
}

/** No type loses a value: nobody uses this one any more. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE mail_messages SET state = 'failed' WHERE state = 'held';`)
}
