import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Words of the seed that now name a claim or a price: table, its versions, column, as it stood, as it stands. */
const NAMED = [
  ...[
    ['websites gebouwd', '40+', '{aboutWebsites}'],
    ['mensen in het team', '3', '{aboutTeam}'],
    ['van de 5 als beoordeling', '4,8', '{aboutRating}'],
    ['jaar onderweg', '1', '{aboutYears}'],
  ].map(([label, from, to]) => ['about_stats', '_about_v_version_stats', 'value', from, to, `"label" = '${label}'`]),
  ...[
    ['price', 'vanaf € 795', 'vanaf {websiteFrom}'],
    ['price', 'vanaf € 1.499', 'vanaf {webshopFrom}'],
    ['price', '€ 1 het eerste jaar', '{domainFirstYear} het eerste jaar'],
    ['note', 'Daarna € 30 per jaar.', 'Daarna {domainYearly} per jaar.'],
  ].map(part => ['prices_websites', '_prices_v_version_websites', ...part]),
  ['services', '_services_v', 'starting_price', 'vanaf € 795', 'vanaf {websiteFrom}'],
  [
    ...['configurator_services', '_configurator_v_version_services', 'description'],
    'Het eerste jaar voor dit bedrag, daarna € 30 per jaar.',
    'Het eerste jaar voor dit bedrag, daarna {domainYearly} per jaar.',
  ],
  [
    ...['faqs', '_faqs_v', 'answer'],
    'Een bedrijfswebsite begint bij € 795 excl. btw, een webshop bij € 1.499. In de configurator zie je meteen wat jouw keuzes betekenen. Daarna krijg je een offerte met een vaste prijs.',
    'Een bedrijfswebsite begint bij {websiteFrom} excl. btw, een webshop bij {webshopFrom}. In de configurator zie je meteen wat jouw keuzes betekenen. Daarna krijg je een offerte met een vaste prijs.',
  ],
  [
    ...['faqs', '_faqs_v', 'answer'],
    'Een maandpakket loopt minstens 3 maanden. Daarna zeg je op met een maand opzegtermijn. Een eenmalige site is na betaling helemaal van jou.',
    '{subscriptionTerm} Een eenmalige site is na betaling helemaal van jou.',
  ],
]
/** Records keep their fields in the versions table under another name; lists do not. */
const PREFIXED = ['_services_v', '_faqs_v']

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" ADD COLUMN "website_from" varchar;
  ALTER TABLE "claims" ADD COLUMN "webshop_from" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_websites" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_team" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_rating" varchar;
  ALTER TABLE "claims" ADD COLUMN "about_years" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_website_from" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_webshop_from" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_websites" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_team" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_rating" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_about_years" varchar;`)
  // A house that stands already has its claims: the new ones begin as the seed writes them.
  await db.execute(sql`
    UPDATE "claims" SET
      "website_from" = '€ 795',
      "webshop_from" = '€ 1.499',
      "about_websites" = '40+',
      "about_team" = '3',
      "about_rating" = '4,8',
      "about_years" = '1';
    UPDATE "_claims_v" SET
      "version_website_from" = '€ 795',
      "version_webshop_from" = '€ 1.499',
      "version_about_websites" = '40+',
      "version_about_team" = '3',
      "version_about_rating" = '4,8',
      "version_about_years" = '1';`)
  // What staff put in words of their own stays theirs.
  for (const [table, versions, column, from, to, where = 'true'] of NAMED) {
    await db.execute(sql.raw(`UPDATE "${table}" SET "${column}" = '${to}' WHERE "${column}" = '${from}' AND ${where}`))
    const kept = PREFIXED.includes(String(versions)) ? `version_${column}` : column
    await db.execute(sql.raw(`UPDATE "${versions}" SET "${kept}" = '${to}' WHERE "${kept}" = '${from}' AND ${where}`))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DROP COLUMN "website_from";
  ALTER TABLE "claims" DROP COLUMN "webshop_from";
  ALTER TABLE "claims" DROP COLUMN "about_websites";
  ALTER TABLE "claims" DROP COLUMN "about_team";
  ALTER TABLE "claims" DROP COLUMN "about_rating";
  ALTER TABLE "claims" DROP COLUMN "about_years";
  ALTER TABLE "_claims_v" DROP COLUMN "version_website_from";
  ALTER TABLE "_claims_v" DROP COLUMN "version_webshop_from";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_websites";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_team";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_rating";
  ALTER TABLE "_claims_v" DROP COLUMN "version_about_years";`)
}
