import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Payload renews a session with each refresh of its token. Staff are asked for their password after 12 hours. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION bureau.end_staff_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '12 hours');
      RETURN NEW;
    END $$;
    CREATE TRIGGER end_staff_session BEFORE INSERT OR UPDATE ON staff_sessions
      FOR EACH ROW EXECUTE FUNCTION bureau.end_staff_session();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION bureau.end_staff_session CASCADE;`)
}
