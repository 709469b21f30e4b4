import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The security log is append-only for everybody who reaches the database as the site does. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION bureau.keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Only the retention of one year may delete.
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'the security log is kept as it is' USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER keep_security_event BEFORE UPDATE OR DELETE ON security_events
      FOR EACH ROW EXECUTE FUNCTION bureau.keep_security_event();
    CREATE TRIGGER keep_security_events BEFORE TRUNCATE ON security_events
      FOR EACH STATEMENT EXECUTE FUNCTION bureau.keep_security_event();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION bureau.keep_security_event CASCADE;`)
}
