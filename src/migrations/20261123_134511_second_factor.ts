import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"second_factor_for_all" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
  // Written by hand: the second step of staff, which Payload does not know and no route of it reads.
  await db.execute(sql`
    CREATE TABLE bureau.staff_totp (
      staff_id uuid PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      last_step bigint NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE TABLE bureau.staff_passkeys (
      id text PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
      name text NOT NULL,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX staff_passkeys_of_staff ON bureau.staff_passkeys (staff_id);
    CREATE TABLE bureau.staff_recovery_codes (
      staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
      code_hash text NOT NULL,
      PRIMARY KEY (staff_id, code_hash)
    );
    CREATE TABLE bureau.staff_challenges (
      challenge text PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
      used_for text NOT NULL CHECK (used_for IN ('passkey', 'newPasskey', 'newTotp')),
      sealed_secret text,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX staff_challenges_of_staff ON bureau.staff_challenges (staff_id);`)
  // End of what was written by hand.
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_settings" CASCADE;`)
  // Written by hand.
  await db.execute(sql`
    DROP TABLE bureau.staff_challenges, bureau.staff_recovery_codes, bureau.staff_passkeys, bureau.staff_totp;`)
}
