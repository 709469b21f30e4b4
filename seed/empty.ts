import { sql } from '@payloadcms/db-postgres/drizzle'
import { PROVEN_CLAIMS } from '@/features/company/model/claims'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { about } from './data/about'
import { claims } from './data/claims'
import { company } from './data/company'

/** Staff see it on the page, and in the office. */
const UNFILLED = 'nog invullen'

/** What stands where an installation without invented content needs a value. */
export const empty = {
  company: {
    ...company,
    ...{ name: 'Jouw webbureau', initials: 'JW', phone: '000 000 00 00', whatsapp: '06 00 00 00 00' },
    ...{ street: 'Straat en nummer', postcode: '0000 AA', city: 'Plaats' },
    ...{ email: 'info@jouw-webbureau.example', notifyEmail: 'aanvragen@jouw-webbureau.example' },
    ...{ visitingHours: '', mapsLink: '', instagram: '', linkedin: '' },
  },
  /** Promises stay: whoever starts decides which they keep. Who they are, and figures that need proof, do not. */
  claims: {
    ...claims,
    ...Object.fromEntries(PROVEN_CLAIMS.map(({ name }) => [name, UNFILLED])),
    agency: UNFILLED,
  },
  about: {
    ...about,
    founder: 'Naam en functie',
    story: 'Vertel hier wie jullie zijn, voor wie jullie werken en waarom.',
    stats: about.stats.slice(-1),
  },
}

const MARK = sql`collection = 'installation' and value = 'empty'`

/** Whether this installation began without invented content. It stays so in later seeds. */
export async function beganEmpty(ctx: Ctx): Promise<boolean> {
  const { rows } = await database(ctx).drizzle.execute(sql`select 1 from bureau.seeded where ${MARK}`)
  return rows.length > 0
}

/** Refused where there is content already. */
export async function beginEmpty(ctx: Ctx): Promise<void> {
  const { rows } = await database(ctx).drizzle.execute(sql`select 1 from bureau.seeded limit 1`)
  if (rows.length > 0)
    throw new Error('There is content already. --empty is for a new database: the embedded one is in .data.')
  await database(ctx).drizzle.execute(
    sql`insert into bureau.seeded (collection, value, record_id) values ('installation', 'empty', gen_random_uuid())`,
  )
}
