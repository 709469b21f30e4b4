import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Labels = Record<string, string>

const LEAD_STATUS: Labels = {
  ...{ new: 'Nieuw', contacted: 'Contact gehad', quoted: 'Offerte verstuurd', won: 'Gewonnen', lost: 'Verloren' },
}
const ORDER_STATUS: Labels = {
  ...{ active: 'Actief', pending: 'In behandeling', suspended: 'Opgeschort', cancelled: 'Geannuleerd' },
}
const DOMAIN_STATE: Labels = {
  ...{ own: 'Eigen domein', toRegister: 'Nog registreren', provisional: 'Mogelijk vrij, nog registreren' },
  ...{ onRequest: 'Op aanvraag', toMove: 'Nog verhuizen', registered: 'Geregistreerd', moved: 'Verhuisd' },
  ...{ lost: 'Bleek bezet' },
}
const INVOICE_STATUS: Labels = { draft: 'Concept', sent: 'Verstuurd', credited: 'Gecrediteerd' }
const INVOICE_PAYMENT_STATUS: Labels = { paid: 'Betaald', pending: 'Openstaand', overdue: 'Achterstallig' }
const PAYMENT_STATE: Labels = {
  ...{ open: 'Open', pending: 'In behandeling', paid: 'Betaald', failed: 'Mislukt' },
  ...{ canceled: 'Geannuleerd', expired: 'Verlopen' },
}
const SUBSCRIPTION_STATE: Labels = {
  ...{ pending: 'Nog te bevestigen', confirmed: 'Aangemeld', unsubscribed: 'Afgemeld' },
}

/** Whose values are codes of a table; rows have the code or its label. What is no code of it stays a legacy event. */
const CHOICES: [collection: string, change: string, code: string, labels: Labels][] = [
  ['leads', 'Status', 'lead.statusChanged', LEAD_STATUS],
  ['configurator-requests', 'Status', 'lead.statusChanged', LEAD_STATUS],
  ['hosting-orders', 'Status', 'order.statusChanged', ORDER_STATUS],
  ['hosting-orders', 'Domein', 'order.domainChanged', DOMAIN_STATE],
  ['hosting-invoices', 'Status', 'invoice.statusChanged', INVOICE_STATUS],
  ['hosting-invoices', 'Betaling', 'invoice.paymentStatusChanged', INVOICE_PAYMENT_STATUS],
  ['payments', 'Stand', 'payment.stateChanged', PAYMENT_STATE],
  ['newsletter-subscribers', 'Stand', 'subscription.stateChanged', SUBSCRIPTION_STATE],
]

/** Before codes an erasure emptied every word but these. */
const KEPT_WORDS = ['Status', 'Stand']

/** Whose two values are kept as they were written. */
const TEXTS: [collection: string, change: string, code: string][] = [
  ...['leads', 'configurator-requests'].flatMap((collection): [string, string, string][] => [
    [collection, 'Wie pakt dit op', 'lead.ownerChanged'],
    [collection, 'Volgende stap', 'lead.nextStepChanged'],
    [collection, 'Notities', 'lead.notesChanged'],
  ]),
  ['hosting-orders', 'Gefactureerd tot', 'order.invoicedUntilChanged'],
]

/** Which say one thing. */
const SINGLE: [collection: string, change: string, code: string, key: string][] = [
  ['hosting-orders', 'Reden', 'order.statusReason', 'text'],
  ['hosting-orders', 'Opgezegd per', 'order.cancelledPer', 'day'],
  ['hosting-orders', 'Wijziging gevraagd', 'order.changeRequested', 'text'],
  ['hosting-orders', 'Extra toegevoegd', 'order.extraAdded', 'label'],
  ['hosting-invoices', 'Creditfactuur gemaakt', 'invoice.credited', 'credit'],
  ['hosting-invoices', 'Opnieuw gemaild', 'invoice.resent', 'to'],
]

/** Which say nothing but that it happened. */
const BARE: [collection: string, change: string, code: string][] = [
  ['hosting-invoices', 'Concept weggegooid', 'invoice.draftDeleted'],
  ['hosting-customers', 'Gegevens gewist', 'customer.erased'],
]

/** What the screen made of a value of each collection, whatever the word. */
const SHOWN: [collection: string, labels: Labels][] = [
  ['leads', LEAD_STATUS],
  ['configurator-requests', LEAD_STATUS],
  ['hosting-orders', { ...DOMAIN_STATE, ...ORDER_STATUS }],
  ['hosting-invoices', { ...INVOICE_PAYMENT_STATUS, ...INVOICE_STATUS }],
  ['payments', PAYMENT_STATE],
]

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const cell = (value: string | Labels) =>
  typeof value === 'string' ? text(value) : `${text(JSON.stringify(value))}::jsonb`
const table = (rows: (string | Labels)[][]) => rows.map(row => `(${row.map(cell).join(', ')})`).join(', ')

const MONTHS = `array['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september',
  'oktober', 'november', 'december']`
const SHORT_MONTHS = `array['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']`

/** Functions of this session. Each answers null for what it cannot read. */
const READERS = `
  create function pg_temp.code_of(value text, labels jsonb) returns text language sql immutable as $$
    select case when labels ? value then value
      else (select key from jsonb_each_text(labels) as each where each.value = code_of.value) end $$;
  -- '20 november 2026'
  create function pg_temp.day_of(value text) returns text language sql immutable as $$
    select to_char(make_date(part[3]::int, array_position(${MONTHS}, part[2]), part[1]::int), 'YYYY-MM-DD')
    from regexp_match(value, '^([0-9]{1,2}) ([a-z]+) ([0-9]{4})$') as part
    where array_position(${MONTHS}, part[2]) is not null $$;
  -- '20 nov 2026, 10:56', in Amsterdam
  create function pg_temp.moment_of(value text) returns text language sql stable as $$
    select to_char(make_timestamp(part[3]::int, array_position(${SHORT_MONTHS}, part[2]), part[1]::int, part[4]::int,
      part[5]::int, 0) at time zone 'Europe/Amsterdam' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
    from regexp_match(value, '^([0-9]{1,2}) ([a-z]{3})[.]? ([0-9]{4}),? ([0-9]{2}):([0-9]{2})$') as part
    where array_position(${SHORT_MONTHS}, part[2]) is not null $$;
  -- '€ 1.499,00'
  create function pg_temp.cents_of(value text) returns bigint language sql immutable as $$
    select regexp_replace(value, '[^0-9]', '', 'g')::bigint
    where value ~ '^€[[:space:]\u00a0][0-9]{1,3}([.][0-9]{3})*,[0-9]{2}$' $$;
  create function pg_temp.pair(before anyelement, after anyelement) returns jsonb language sql immutable as $$
    select jsonb_strip_nulls(jsonb_build_object('from', before, 'to', after)) $$;`

/** Both values are empty, or could be read. */
const read = (reader: (column: string) => string) =>
  ['before', 'after'].map(column => `(e.${column} is null or ${reader(`e.${column}`)} is not null)`).join(' and ')

const choice = (column: string) => `pg_temp.code_of(${column}, k.labels)`
const day = (column: string) => `pg_temp.day_of(${column})`
const cents = (column: string) => `pg_temp.cents_of(${column})`
const isLead = `e.subject_collection in ('leads', 'configurator-requests')`

const MAP_WORDS = `
  update events set before = nullif(before, ''), after = nullif(after, '') where before = '' or after = '';

  update events e set code = k.code, details = pg_temp.pair(${choice('e.before')}, ${choice('e.after')})
  from (values ${table(CHOICES)}) as k (collection, change, code, labels)
  where e.subject_collection = k.collection and e.change = k.change and ${read(choice)}
    and (e.change not in (${KEPT_WORDS.map(text).join(', ')}) or (e.before is not null and e.after is not null));

  update events e set code = k.code, details = pg_temp.pair(e.before::text, e.after::text)
  from (values ${table(TEXTS)}) as k (collection, change, code)
  where e.subject_collection = k.collection and e.change = k.change;

  update events e set code = k.code, details = jsonb_strip_nulls(jsonb_build_object(k.key, e.after))
  from (values ${table(SINGLE)}) as k (collection, change, code, key)
  where e.subject_collection = k.collection and e.change = k.change and e.before is null;

  update events e set code = k.code, details = '{}'
  from (values ${table(BARE)}) as k (collection, change, code)
  where e.subject_collection = k.collection and e.change = k.change and e.before is null and e.after is null;

  update events e set code = 'lead.nextStepDateChanged', details = pg_temp.pair(${day('e.before')}, ${day('e.after')})
  where ${isLead} and e.change = 'Volgende stap op' and ${read(day)};

  update events e set code = 'lead.quarantineChanged', details = pg_temp.pair(e.before = 'ja', e.after = 'ja')
  where ${isLead} and e.change = 'Apart gehouden' and ${read(column => `nullif(${column} in ('ja', 'nee'), false)`)};

  update events e set code = case e.change when 'Terugbetaald' then 'payment.refunded' else 'payment.chargedBack' end,
    details = pg_temp.pair(${cents('e.before')}, ${cents('e.after')})
  where e.subject_collection = 'payments' and e.change in ('Terugbetaald', 'Teruggeboekt') and ${read(cents)};

  -- Whoever was warned of is not warned of again, whatever can be read of it.
  update events e set code = 'order.setUpWarned', details = jsonb_strip_nulls(jsonb_build_object('promised',
    case when e.after is not null then coalesce(pg_temp.moment_of(e.after), (
      select to_char(o.set_up_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from hosting_orders o
      where o.id::text = e.subject_id)) end))
  where e.subject_collection = 'hosting-orders' and e.change = 'Waarschuwing gemaild';

  update events e set code = 'invoice.created',
    details = jsonb_strip_nulls(jsonb_build_object('status', ${choice('e.after')}))
  from (values (${cell(INVOICE_STATUS)})) as k (labels)
  where e.subject_collection = 'hosting-invoices' and e.change = 'Factuur gemaakt' and e.before is null
    and ${read(choice)};

  update events e set code = 'customer.erasureRequested',
    details = case when e.after is null then '{}'::jsonb else '{"isAsked": true}' end
  where e.subject_collection = 'hosting-customers' and e.change = 'Wil vergeten worden' and e.before is null
    and coalesce(e.after, 'Gevraagd') = 'Gevraagd';

  update events e set code = 'order.taskTicked',
    details = jsonb_build_object('label', e.change, 'isDone', e.after is not null)
  where e.code is null and e.subject_collection = 'hosting-orders'
    and ((e.before is null and e.after = 'klaar') or (e.before = 'klaar' and e.after is null));

  update events e set code = 'legacy', details = jsonb_strip_nulls(jsonb_build_object('change', e.change,
    'before', coalesce(k.labels ->> e.before, e.before), 'after', coalesce(k.labels ->> e.after, e.after)))
  from events other left join (values ${table(SHOWN)}) as k (collection, labels)
    on k.collection = other.subject_collection
  where other.id = e.id and e.code is null;`

/** Words of the log become codes with details; what nobody wrote like this stays as it was shown. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE "events" ADD COLUMN "code" varchar;
    ALTER TABLE "events" ADD COLUMN "details" jsonb;
    ${READERS}
    ${MAP_WORDS}
    DROP FUNCTION pg_temp.code_of, pg_temp.day_of, pg_temp.moment_of, pg_temp.cents_of, pg_temp.pair;
    ALTER TABLE "events" ALTER COLUMN "code" SET NOT NULL;
    ALTER TABLE "events" ALTER COLUMN "details" SET NOT NULL;
    ALTER TABLE "events" DROP COLUMN "change";
    ALTER TABLE "events" DROP COLUMN "before";
    ALTER TABLE "events" DROP COLUMN "after";`),
  )
}

/** Functions of this session that write a value as the log had it. */
const WRITERS = `
  create function pg_temp.long_day(value text) returns text language sql immutable as $$
    select date_part('day', value::date) || ' ' || (${MONTHS})[date_part('month', value::date)::int] || ' '
      || date_part('year', value::date) $$;
  create function pg_temp.moment(value text) returns text language sql stable as $$
    select date_part('day', at) || ' ' || (${SHORT_MONTHS})[date_part('month', at)::int] || to_char(at, ' YYYY, HH24:MI')
    from (select value::timestamptz at time zone 'Europe/Amsterdam' as at) as local $$;
  create function pg_temp.amount(value text) returns text language sql immutable as $$
    select '€\u00a0' || regexp_replace((value::bigint / 100)::text, '(?<=[0-9])(?=([0-9]{3})+$)', '.', 'g')
      || ',' || lpad((value::bigint % 100)::text, 2, '0') $$;`

/** Every code with its word, and the keys of what was and what became. */
const WORDS: [code: string, change: string, before: string, after: string][] = [
  ...[...CHOICES, ...TEXTS].map(([, change, code]): [string, string, string, string] => [code, change, 'from', 'to']),
  ...SINGLE.map(([, change, code, key]): [string, string, string, string] => [code, change, '', key]),
  ...BARE.map(([, change, code]): [string, string, string, string] => [code, change, '', '']),
  ['invoice.created', 'Factuur gemaakt', '', 'status'],
  ['order.setUpWarned', 'Waarschuwing gemaild', '', 'promised'],
  ['lead.nextStepDateChanged', 'Volgende stap op', 'from', 'to'],
  ['lead.quarantineChanged', 'Apart gehouden', 'from', 'to'],
  ['payment.refunded', 'Terugbetaald', 'from', 'to'],
  ['payment.chargedBack', 'Teruggeboekt', 'from', 'to'],
  ['customer.erasureRequested', 'Wil vergeten worden', '', 'isAsked'],
]

const written = (column: string) => `case e.code
  when 'lead.nextStepDateChanged' then pg_temp.long_day(${column})
  when 'lead.quarantineChanged' then case ${column} when 'true' then 'ja' when 'false' then 'nee' end
  when 'payment.refunded' then pg_temp.amount(${column})
  when 'payment.chargedBack' then pg_temp.amount(${column})
  when 'order.setUpWarned' then pg_temp.moment(${column})
  when 'customer.erasureRequested' then case ${column} when 'true' then 'Gevraagd' end
  else ${column} end`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE "events" ADD COLUMN "change" varchar;
    ALTER TABLE "events" ADD COLUMN "before" varchar;
    ALTER TABLE "events" ADD COLUMN "after" varchar;
    ${WRITERS}
    update events e set change = k.change, before = ${written('(e.details ->> k.was)')},
      after = ${written('(e.details ->> k.became)')}
    from (values ${table(WORDS)}) as k (code, change, was, became) where e.code = k.code;
    update events set change = details ->> 'label', before = case details ->> 'isDone' when 'false' then 'klaar' end,
      after = case details ->> 'isDone' when 'true' then 'klaar' end
    where code = 'order.taskTicked';
    update events set change = coalesce(details ->> 'change', code), before = details ->> 'before',
      after = details ->> 'after'
    where change is null;
    DROP FUNCTION pg_temp.long_day, pg_temp.moment, pg_temp.amount;
    ALTER TABLE "events" ALTER COLUMN "change" SET NOT NULL;
    ALTER TABLE "events" DROP COLUMN "code";
    ALTER TABLE "events" DROP COLUMN "details";`),
  )
}
