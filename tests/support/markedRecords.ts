import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { asSystem } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { bearing, loggedIn } from './customers'
import { recordsFor } from './hostingRecords'
import { newLead, newRequest } from './leads'
import { newSubscriber, signUp } from './subscriptions'
import { staffMember, staffToken } from './testCtx'

export const READERS = ['visitor', 'customer', 'editor', 'operator', 'admin'] as const
export type Reader = (typeof READERS)[number]

type Mark = { text: string; readers: readonly Reader[] }

const newMark = (...readers: Reader[]): Mark => ({ text: `merk-${randomUUID()}`, readers })

/** Records of others, each with a text that stands nowhere else, and who may read it. */
export async function markedRecords(ctx: Ctx) {
  const sales = ['operator', 'admin'] as const
  const marks = {
    ...{ lead: newMark(...sales), request: newMark(...sales), customer: newMark(...sales) },
    ...{ subscriber: newMark(...sales), staff: newMark('admin'), draft: newMark('editor', ...sales) },
    ...{ event: newMark('admin') },
  }
  const kept = { ...ctx, mail: storedMail }
  const lead = await newLead(ctx, { name: marks.lead.text, phone: marks.lead.text.slice(0, 40) })
  const request = await newRequest(ctx, { name: marks.request.text })
  const subscriber = await newSubscriber(
    kept,
    signUp({ email: `${marks.subscriber.text}@proeftuin.example` }),
  )
  const other = await loggedIn(ctx, { name: marks.customer.text })
  const records = await recordsFor(ctx, other.id)
  const { id: colleague } = await staffMember(ctx.payload, 'editor')
  await ctx.payload.update({
    ...{ collection: 'staff', id: colleague, data: { name: marks.staff.text }, depth: 0 },
    ...asSystem,
  })
  const draft = await ctx.payload.create({
    collection: 'faqs',
    data: { question: marks.draft.text, answer: marks.draft.text, _status: 'draft' } as never,
    draft: true,
    depth: 0,
    ...asSystem,
  })
  const subject = { collection: 'staff', id: colleague, name: marks.event.text } as const
  await recordSecurityEvent(ctx, null, { event: { code: 'loggedOut' }, subject, actor: subject })
  const ids = {
    ...{ leads: lead.id, 'configurator-requests': request.id, 'newsletter-subscribers': subscriber.id },
    ...{ 'hosting-customers': other.id, 'hosting-orders': records.order, payments: records.payment },
    ...{ 'hosting-invoices': records.openInvoice, staff: colleague, faqs: String(draft.id) },
  }
  const nobodys = (await secretsIn(ctx)).map(text => ({ text, readers: [] }))
  const all: Mark[] = [...Object.values(marks), { text: records.mark, readers: sales }, ...nobodys]
  return { ids: ids as Record<string, string>, all }
}

/** What the database holds and nobody reads over any route. */
async function secretsIn(ctx: Ctx): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute<{ secret: string | null }>(sql`
    select hash as secret from staff union select salt from staff
    union select hash from hosting_customers union select salt from hosting_customers
    union select submission_key from leads union select token_hash from newsletter_subscribers
    union select order_key from hosting_orders`)
  return rows.flatMap(({ secret }) => (secret && secret.length > 8 ? [secret] : []))
}

/** The marks in an answer that this reader may not see. */
export const leaksIn = (said: string, reader: Reader, all: Mark[]) =>
  all.filter(({ text, readers }) => !readers.includes(reader) && said.includes(text)).map(({ text }) => text)

/** How each of them asks. */
export async function sessionsOfAll(ctx: Ctx): Promise<Record<Reader, Record<string, string>>> {
  const staff = async (role: 'editor' | 'operator' | 'admin') => bearing(await staffToken(ctx.payload, role))
  return {
    visitor: {},
    customer: bearing((await loggedIn(ctx)).token),
    ...{ editor: await staff('editor'), operator: await staff('operator'), admin: await staff('admin') },
  }
}
