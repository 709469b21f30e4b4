import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Mail that was sent before keeps no link that grants something, and no key of a colleague stays readable. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mail_messages" ADD COLUMN "sealed" varchar;
    UPDATE mail_messages SET about_collection = 'staff' WHERE template = 'account';
    -- What still waits is sent as it is.
    UPDATE mail_messages SET
      html = regexp_replace(html, '((sleutel|bestelling)=|/admin/reset/)[^"<[:space:]]+', '\\1verborgen', 'g'),
      text = regexp_replace(text, '((sleutel|bestelling)=|/admin/reset/)[^"<[:space:]]+', '\\1verborgen', 'g'),
      unsubscribe = NULL
    WHERE state <> 'queued';
    UPDATE staff SET reset_password_token = NULL, reset_password_expiration = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mail_messages" DROP COLUMN "sealed";`)
}
