import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { toImage } from '@/platform/media/images'
import { keepTogether } from '@/platform/text/keepTogether'
import { CONTACT_BUTTONS, CONTACT_LINES, type Company, contactWords } from '../model/company'
import type { OpeningDays } from '../model/openingDays'
import { listClosures } from './closures'

export type OwnCompany = Company & { notifyEmail: string }

/** A hook passes its request: within its transaction a second connection may never come. */
export function getCompany(ctx: PageCtx, req?: Partial<PayloadRequest>): Promise<OwnCompany> {
  return cached(ctx, 'company', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'company', depth: 1, req, ...asSystem })
    const { name, initials, phone, email, whatsapp, street, postcode, city, notifyEmail } = doc
    return {
      ...{ name, initials, phone, email, whatsapp, street, postcode, city, notifyEmail },
      openingHours: (doc.openingHours ?? []).map(({ weekday, opens, closes }) => ({
        weekday: Number(weekday),
        opens,
        closes,
      })),
      visitingHours: doc.visitingHours ?? '',
      instagram: doc.instagram ?? '',
      linkedin: doc.linkedin ?? '',
      kvk: doc.kvk ?? '',
      vatId: doc.vatId ?? '',
      buttons: contactWords(CONTACT_BUTTONS, doc.buttons),
      lines: contactWords(CONTACT_LINES, doc.lines),
      mapsLink: doc.mapsLink ?? '',
      map: toImage(doc.map),
      office: toImage(doc.office),
      socialPicture: toImage(doc.socialPicture)?.address ?? '',
    }
  })
}

/** When the agency is open: its week, and the days on which it is closed. */
export async function getOpeningDays(ctx: PageCtx): Promise<OpeningDays> {
  const [{ openingHours }, closures] = await Promise.all([getCompany(ctx), listClosures(ctx)])
  return { times: openingHours, closed: closures.agency }
}

/** As pages show it. */
export async function getPublicCompany(ctx: PageCtx): Promise<Company> {
  const { notifyEmail: _, ...company } = await getCompany(ctx)
  const { phone, whatsapp, visitingHours } = company
  return {
    ...company,
    phone: keepTogether(phone),
    whatsapp: keepTogether(whatsapp),
    visitingHours: keepTogether(visitingHours),
  }
}

const DAY_MS = 86_400_000
/** RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 90

/** Where to report a weakness (RFC 9116). */
export async function securityTxt(ctx: PageCtx, siteUrl: string): Promise<string> {
  const { email } = await getCompany(ctx)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(ctx.now().getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}

export async function readCompanyName(payload: Payload): Promise<string> {
  const { rows } = await database({ payload }).drizzle.execute(sql`select name from company limit 1`)
  return rows[0] ? z.string().parse(rows[0].name) : ''
}

/** Until the commit: who comes second waits. */
export async function lockCompany(tx: Pick<Tx, 'sql'>): Promise<void> {
  await tx.sql.execute(sql`select from company for no key update`)
}
