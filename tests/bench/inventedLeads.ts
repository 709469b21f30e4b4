import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

export const OWNERS = Array.from({ length: 8 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`)
const ONE_WAITS_IN = 500
const FIRST = ['Jan', 'Piet', 'Marloes', 'Sanne', 'Gerrit', 'Hendrik', 'Riet', 'Öznur', 'Ahmed', 'Femke']
const SYLLABLES =
  'aal berg dam eik gaard hof huis kamp land meer nijs oord punt rijn schut stra veld wal zoet'
const TRADES = ['Hoveniersbedrijf', 'Installatietechniek', 'Klusbedrijf', 'Verhuur', 'Schilders', 'Dakwerken']

/** One of a list, another for each row. */
export const one = (list: string[]) =>
  sql`(string_to_array(${list.join(' ')}, ' '))[1 + floor(random() * ${list.length})::int]`

const WORDS =
  'graag een nieuwe website voor mijn bedrijf met foto prijzen contact en agenda we willen snel online zijn bel me over hosting of webshop'

/** Twelve to thirty words; one in a thousand names tulips. */
const message = sql`(
  select string_agg(word, ' ') || case when n % 991 = 5 then ' tulpenbollen' else '' end
  from (select ${one(WORDS.split(' '))} as word from generate_series(1, 12 + n % 19)) words)`

/** Invented people. One in nine is called Jansen, one in a thousand Zeldzaam, the others what syllables make. */
export function people(size: number): SQL {
  const syllable = one(SYLLABLES.split(' '))
  return sql`
    select n, first || ' ' || last as name, trade || ' ' || last as company, ${message} as message,
      lower(first || '.' || last || n || '@' || case when n % 3 = 0 then 'postvak' else trade || last end || '.example') as email,
      case when n % 3 = 0 then '06' else '+31 6 ' end || lpad(floor(random() * 1e8)::int::text, 8, '0') as phone,
      now() - n * (interval '3 years' / ${size}::int) as came
    from (
      select n, ${one(FIRST)} as first, ${one(TRADES)} as trade,
        case when n % 997 = 7 then 'Zeldzaam' when n % 9 = 0 then 'Jansen' else initcap(${syllable} || ${syllable} || ${syllable}) end as last
      from generate_series(1, ${size}::int) n
    ) names`
}

/** Leads of these people. The latest wait for an answer, most of them too long; all others were answered. */
export function insertLeads(table: 'leads' | 'configurator_requests', size: number): SQL {
  const waits = sql`n <= ${Math.ceil(size / ONE_WAITS_IN)}::int`
  const status = sql`case when ${waits} then 'new' else ${one(['contacted', 'quoted', 'won', 'lost'])} end`
  const [column, kind] =
    table === 'leads'
      ? [
          sql`message, kind,`,
          sql`message, ${one(['quote', 'quote', 'contact', 'appointment', 'ads'])}::enum_leads_kind,`,
        ]
      : [sql`description,`, sql`message,`]
  return sql`
    insert into ${sql.raw(table)} (${column} source, name, email, phone, company, status, owner_id, notes, next_step_on, created_at,
      updated_at, respond_by, open_until)
    select ${kind} ${one(['prijzen', 'chat', 'diensten', 'locatie-page'])}, name, email, phone, company,
      (${status})::${sql.raw(`enum_${table}_status`)}, case when n % 5 > 0 then ${one(OWNERS)}::uuid end,
      case when n % 4 = 0 then 'Belt terug over ' || company end,
      case when n % 50 = 0 then came + interval '3 years' - interval '1 day' end, came, came + interval '3 hours', came + interval '1 day', case when ${waits} then came + interval '1 day' end
    from (${people(size)}) people`
}
