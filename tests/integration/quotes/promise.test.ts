import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { InboxLead } from '@/features/leads/model/inbox'
import type { PromiseFigures, RequestSource } from '@/features/leads/model/quotePromise'
import { exportInbox } from '@/features/leads/server/exportInbox'
import { getQuotePromise, mergeRequestCounts } from '@/features/leads/server/quotePromise'
import { triage } from '@/features/leads/server/triage'
import { createQuote, saveQuote } from '@/features/quotes/server/quoteDraft'
import { sendQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { asking, newBot, newDoubtful, newLead, newRequest } from '../../support/leads'
import { ACCEPTANCE, answerAs, holderAt, keyOf, quoteDraft, quoteStaff } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const staff = await quoteStaff(ctx)
const at = (iso: string) => new Date(iso)
const HOUR = 3_600_000

async function quoted(lead: InboxLead, when: string): Promise<string> {
  const then = { ...staff, now: () => at(when) }
  const made = await createQuote(then, { from: { collection: lead.collection, id: lead.id } })
  if (made.kind !== 'created') throw new Error(made.kind)
  const saved = await saveQuote(then, made.id, { version: 1, draft: quoteDraft() })
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  const sent = await sendQuote(then, made.id, saved.version)
  if (!('edition' in sent)) throw new Error(sent.kind)
  return made.id
}

async function accepted(id: string, when: string): Promise<void> {
  const answer = await answerAs(holderAt(ctx, at(when)), await keyOf(ctx, id), 'accept', ACCEPTANCE)
  expect(answer).toEqual({ kind: 'done' })
}

const promiseAt = (month: string, now: string) => getQuotePromise({ ...staff, now: () => at(now) }, month)

function figuresOf(
  { sources }: Awaited<ReturnType<typeof promiseAt>>,
  source: RequestSource,
): PromiseFigures {
  const found = sources.find(each => each.source === source)
  if (!found) throw new Error(`no figures of ${source}`)
  return found.figures
}

/** Of the draft of `tests/support/quotes.ts` with what `ACCEPTANCE` chooses. */
const AGREED = { once: 157_000, yearly: 12 * 1450 }

describe('the month picture of quotes', () => {
  // Wednesday the 4th to Saturday the 7th of February 2026 are open days, Sunday the 8th is not.
  const MONTH = '2026-02'

  test('shows who asked, who was quoted in time, what was agreed, and who waits longest', async () => {
    const form = await newLead(ctx, { source: 'contact' }, at('2026-02-04T09:00Z'))
    const region = await newLead(ctx, { source: await anyRegion() }, at('2026-02-04T10:00Z'))
    const request = await newRequest(ctx, {}, at('2026-02-07T12:00Z'))
    await newLead(ctx, { kind: 'ads', source: 'meta-ads-landing' }, at('2026-02-05T10:00Z'))
    await newLead(ctx, { kind: 'contact', message: 'Hallo' }, at('2026-02-05T10:00Z'))
    await newBot(ctx, {}, at('2026-02-05T10:00Z'))
    await newDoubtful(ctx, {}, at('2026-02-05T10:00Z'))

    await accepted(await quoted(form, '2026-02-04T11:00Z'), '2026-02-05T08:00Z')
    await quoted(region, '2026-02-06T10:00Z')
    // Monday: the Sunday between does not count.
    await quoted(request, '2026-02-09T11:00Z')

    const promise = await promiseAt(MONTH, '2026-02-09T12:00Z')
    const nothing = { accepted: 0, once: 0, yearly: 0, openMs: null }
    expect(figuresOf(promise, 'form')).toEqual({
      ...{ requests: 1, quotes: 1, accepted: 1, ...AGREED },
      ...{ medianMs: 2 * HOUR, keptShare: 100, openMs: null },
    })
    expect(figuresOf(promise, 'region')).toEqual({
      ...{ ...nothing, requests: 1, quotes: 1, medianMs: 48 * HOUR, keptShare: 0 },
    })
    expect(figuresOf(promise, 'configurator')).toEqual({
      ...{ ...nothing, requests: 1, quotes: 1, medianMs: 23 * HOUR, keptShare: 100 },
    })
    expect(figuresOf(promise, 'ads')).toEqual({
      ...{ ...nothing, requests: 1, quotes: 0, medianMs: null, keptShare: 0, openMs: (3 * 24 + 2) * HOUR },
    })
    expect(promise.total).toEqual({
      ...{ requests: 4, quotes: 3, accepted: 1, ...AGREED },
      ...{ medianMs: 23 * HOUR, keptShare: 50, openMs: (3 * 24 + 2) * HOUR },
    })
  })

  test('counts a lead once, however many quotes it gets, from the first that was sent', async () => {
    const lead = await newLead(ctx, {}, at('2025-02-04T09:00Z'))
    await quoted(lead, '2025-02-04T10:00Z')
    await accepted(await quoted(lead, '2025-02-06T10:00Z'), '2025-02-06T11:00Z')
    const { total } = await promiseAt('2025-02', '2025-02-07T09:00Z')
    expect(total).toMatchObject({ requests: 1, quotes: 1, accepted: 1, ...AGREED, medianMs: HOUR })
  })

  test('nobody waits any more whom staff lost, or won by telephone', async () => {
    const lead = await newLead(ctx, {}, at('2025-03-04T09:00Z'))
    const { collection, id, updatedAt } = lead
    expect((await promiseAt('2025-03', '2025-03-04T10:00Z')).total.openMs).toBe(HOUR)
    await triage(staff, { leads: [{ collection, id, updatedAt }], change: { status: 'contacted' } })
    expect((await promiseAt('2025-03', '2025-03-04T10:00Z')).total.openMs).toBe(HOUR)
    await ctx.payload.update({ collection: 'leads', id, data: { status: 'lost' }, depth: 0, ...asSystem })
    expect((await promiseAt('2025-03', '2025-03-04T10:00Z')).total).toMatchObject({
      requests: 1,
      openMs: null,
    })
  })

  test('is the same before and after folding, and takes back what is thrown away', async () => {
    const lead = await newLead(ctx, {}, at('2025-04-04T09:00Z'))
    const before = await promiseAt('2025-04', '2025-04-05T09:00Z')
    await mergeRequestCounts(ctx)
    expect(await promiseAt('2025-04', '2025-04-05T09:00Z')).toEqual(before)
    const { rows } = await database(ctx).drizzle.execute(
      sql`select count(*)::int as left from bureau.request_changes`,
    )
    expect(rows).toEqual([{ left: 0 }])
    await ctx.payload.delete({ collection: 'leads', id: lead.id, depth: 0, ...asSystem })
    expect((await promiseAt('2025-04', '2025-04-05T09:00Z')).total.requests).toBe(before.total.requests - 1)
  })

  test('is for those who sell', async () => {
    await expect(getQuotePromise({ ...ctx, user: null }, MONTH)).rejects.toThrow('not allowed')
  })
})

test('the list of leads takes the quote along', async () => {
  const name = 'Jorinde Exportproef'
  const lead = await newLead(ctx, { name }, at('2025-05-07T09:00Z'))
  await accepted(await quoted(lead, '2025-05-07T12:30Z'), '2025-05-08T08:00Z')
  const text = await new Response(exportInbox(staff, asking({ search: name }))).text()
  const [headings = '', row = ''] = text.trim().split('\r\n')
  expect(headings).toContain('"Offerte verstuurd";"Gewacht op de offerte";"Belofte gehaald"')
  expect(row).toContain('2025-05-07 14:30')
  expect(row).toContain('3 u 30 min')
  expect(row).toContain('1570,00')
})

async function anyRegion(): Promise<string> {
  const { docs } = await ctx.payload.find({ collection: 'regions', limit: 1, depth: 0, ...asSystem })
  const [region] = docs
  if (!region) throw new Error('no region was seeded')
  return region.path
}
