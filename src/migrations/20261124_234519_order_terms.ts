import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An order has a title, and each of its lines what was agreed on its term: no minimum and no notice until now. Lines
 * renew with their order, and a name on a day of its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "hosting_orders" ADD COLUMN "title" varchar;
    UPDATE hosting_orders o SET title = package_name, lines = (
      select coalesce(jsonb_agg(line || jsonb_build_object(
          'renewal', line -> 'renewal' || '{"minimumMonths": 0, "noticeDays": 0}',
          'startedOn', case when line ->> 'kind' <> 'domain' or o.domain_renews_on is not null then o.started_on end,
          'renewsOn', case line ->> 'kind' when 'domain' then o.domain_renews_on else o.invoiced_until end
        ) order by place), '[]')
      from jsonb_array_elements(coalesce(nullif(o.lines, 'null'), '[]')) with ordinality as each (line, place));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "hosting_orders" DROP COLUMN "title";`)
}
