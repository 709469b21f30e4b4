import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import type { Edition } from '@/features/quotes/model/quote'
import { withAmounts } from '@/features/quotes/model/quoteLines'
import { deliverAssignment, planAssignment } from '@/features/quotes/server/assignmentActs'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import { findEdition, insertEdition } from '@/features/quotes/server/editionRepository'
import { getOwnQuote, listOwnQuotes } from '@/features/quotes/server/ownQuote'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { retractQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import {
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteItem,
  quoteStaff,
  savedQuote,
  sentQuote,
} from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const NOW = new Date('2031-03-03T10:00:00Z')

async function customerAs(email: string, now = NOW): Promise<Ctx> {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'hosting-customers', where, depth: 0, ...asSystem })
  const [account] = docs
  if (!account) throw new Error(`${email} has no account`)
  return { ...ctx, user: { ...account, collection: 'hosting-customers' }, now: () => now }
}

test('a customer sees what they can answer and what became work, and nobody else’s', async () => {
  const staff = await quoteStaff(ctx, NOW)
  const { prospect } = quoteDraft()
  const accepted = await sentQuote(staff, { prospect })
  expect(await answerAs(holderAt(ctx, NOW), await keyOf(ctx, accepted), 'accept')).toEqual({ kind: 'done' })
  const open = await sentQuote(staff, { prospect })
  const gone = await sentQuote(staff, { prospect })
  await retractQuote(staff, gone)
  await savedQuote(staff, { prospect })
  await sentQuote(staff)

  const customer = await customerAs(prospect.email)
  const listed = await listOwnQuotes(customer)
  expect(listed.map(each => [each.id, each.standing])).toEqual([
    [open, 'sent'],
    [accepted, 'accepted'],
  ])
  expect(listed[0]).toMatchObject({ work: null, title: 'Bedrijfswebsite', validUntil: '2031-04-02' })
  expect(listed[0]?.path).toContain(await keyOf(ctx, open))
  expect(listed[1]).toMatchObject({
    work: { status: 'planned', startsOn: null, plannedFrom: null },
    totals: { once: { incl: 189_730 }, monthly: { incl: 1755 } },
  })

  const assignment = (await findAssignmentOf(database(ctx).drizzle, accepted))?.id ?? ''
  await planAssignment(staff, assignment, {
    ...{ owner: null, plannedFrom: '2031-03-10', plannedUntil: '2031-03-12' },
    seen: { owner: staff.user?.id ?? null, plannedFrom: null, plannedUntil: null },
  })
  await deliverAssignment(staff, assignment)
  expect((await listOwnQuotes(customer))[1]?.work).toMatchObject({
    ...{ status: 'delivered', plannedFrom: '2031-03-10', deliveredAt: NOW.toISOString() },
  })

  const late = await customerAs(prospect.email, new Date('2031-04-03T10:00:00Z'))
  expect((await listOwnQuotes(late)).map(each => each.standing)).toEqual(['expired', 'accepted'])
  expect(await listOwnQuotes(ctx)).toEqual([])
})

test('a quote is shown to the address that it was sent to, whatever its draft says by now', async () => {
  const staff = await quoteStaff(ctx, NOW)
  const [{ prospect }, { prospect: other }] = [quoteDraft(), quoteDraft()]
  for (const each of [prospect, other])
    await answerAs(holderAt(ctx, NOW), await keyOf(ctx, await sentQuote(staff, { prospect: each })), 'accept')
  const open = await sentQuote(staff, { prospect })
  const draft = quoteDraft({ prospect: other })
  expect(await saveQuote(staff, open, { version: 2, draft })).toEqual({ kind: 'saved', version: 3 })
  const seenBy = async (email: string) => (await listOwnQuotes(await customerAs(email))).map(each => each.id)
  expect(await seenBy(prospect.email)).toContain(open)
  expect(await seenBy(other.email)).not.toContain(open)
})

test('work that was accepted for another account is not shown to the address of its quote', async () => {
  const staff = await quoteStaff(ctx, NOW)
  const { prospect } = quoteDraft()
  const first = await sentQuote(staff, { prospect })
  await answerAs(holderAt(ctx, NOW), await keyOf(ctx, first), 'accept')
  const customer = await customerAs(prospect.email)
  const other = { ...customer, user: customer.user && { ...customer.user, id: crypto.randomUUID() } }
  expect((await listOwnQuotes(other)).map(each => each.id)).toEqual([])
})

test('what colleagues note for each other reaches no customer, from an edition sent earlier either', async () => {
  const staff = await quoteStaff(ctx, NOW)
  const note = 'Minimaal 800, anders verliezen we erop'
  const lines = [quoteItem('site', { hint: note }), quoteItem('extra', { choice: 'optional', hint: note })]
  const id = await sentQuote(staff, { lines })
  const db = database(ctx).drizzle
  const sent = await findEdition(db, id, 1)
  expect(JSON.stringify(sent)).not.toContain(note)

  const content = { ...(sent?.content as Edition), edition: 2, lines: withAmounts(lines) }
  await transaction(ctx, tx => insertEdition(ctx, tx, id, { content, pdf: Buffer.from('') }))
  await db.execute(sql`update quotes set edition = 2 where id = ${id}`)
  for (const right of ['answer', 'read'] as const) {
    const own = await getOwnQuote(holderAt(ctx, NOW), await keyOf(ctx, id, right))
    expect(own?.edition.edition).toBe(2)
    expect(JSON.stringify(own)).not.toContain(note)
  }
})
