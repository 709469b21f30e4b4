import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import type { InboxCollection, InboxCounts } from '@/features/leads/model/inbox'
import { countInbox, getMonthStats, mergeLeadCounts } from '@/features/leads/server/inboxStats'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { newBot, newDoubtful, newLead, newRequest } from '../../support/leads'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const { drizzle } = database(ctx)

const HOUR = 3_600_000
const at = (iso: string) => new Date(iso)
const counted = (now: Date) => countInbox({ ...ctx, now: () => now })

/** What a change adds to each count. */
async function added(now: Date, work: () => Promise<unknown>): Promise<Partial<InboxCounts>> {
  const before = await counted(now)
  await work()
  const after = await counted(now)
  const names = Object.keys(after) as (keyof InboxCounts)[]
  const grown = names.filter(name => after[name] !== before[name])
  return Object.fromEntries(grown.map(name => [name, after[name] - before[name]]))
}

/** What the counters say is what stands in the tables. */
async function expectTrue() {
  const { rows } = await drizzle.execute(sql`
    select
      (select count(*)::int from leads where not quarantined and kind = 'ads') as ads,
      (select count(*)::int from configurator_requests where not quarantined) as configurator,
      (select count(*)::int from leads where not quarantined) +
        (select count(*)::int from configurator_requests where not quarantined) as "all"`)
  expect(await counted(new Date())).toMatchObject(rows[0] ?? {})
}

describe('the counts', () => {
  const now = at('2026-05-20T12:00:00Z')
  const may = at('2026-05-02T12:00:00Z')

  test('begin with what stood there when the counters were made', expectTrue)

  test.each([
    ['2026-05-19T12:00:00Z', 'contacted', 1],
    ['2026-05-20T21:59:00Z', 'quoted', 1],
    ['2026-05-20T22:00:00Z', 'quoted', 0],
    ['2026-05-19T12:00:00Z', 'lost', 0],
  ] as const)(
    'of what is to be done: a next step on %s of a lead that is %s adds %i',
    async (on, status, n) => {
      const { id } = await newLead(ctx, {}, now)
      const plan = () =>
        ctx.payload.update({
          collection: 'leads',
          id,
          data: { status, nextStepOn: on },
          depth: 0,
          ...asSystem,
        })
      expect((await added(now, plan)).toDo ?? 0).toBe(n)
    },
  )

  test('grow with each lead, in its tab and in its month', async () => {
    expect(await added(now, () => newLead(ctx, {}, may))).toEqual({ all: 1, thisMonth: 1, overdue: 1 })
    expect(await added(now, () => newLead(ctx, { kind: 'ads' }, now))).toEqual({
      all: 1,
      ads: 1,
      thisMonth: 1,
    })
    expect(await added(now, () => newRequest(ctx, {}, now))).toEqual({
      all: 1,
      configurator: 1,
      thisMonth: 1,
    })
    const lastYear = at('2025-05-20T12:00:00Z')
    expect(await added(now, () => newLead(ctx, {}, lastYear))).toEqual({ all: 1, overdue: 1 })
  })

  test('take the month of the calendar in Amsterdam', async () => {
    const [first, before] = [at('2026-04-30T22:00:00Z'), at('2026-04-30T21:59:59Z')]
    expect((await added(now, () => newLead(ctx, {}, first))).thisMonth).toBe(1)
    expect((await added(now, () => newLead(ctx, {}, before))).thisMonth).toBeUndefined()
  })

  test('leave out what a machine sent or is doubtful, until somebody sees that it was a person', async () => {
    expect(await added(now, () => newBot(ctx))).toEqual({})
    expect(await added(now, () => newDoubtful(ctx))).toEqual({ doubt: 1 })
    const lead = await newLead(ctx, {}, now)
    const apart = (quarantined: boolean) =>
      ctx.payload.update({ collection: 'leads', id: lead.id, data: { quarantined }, depth: 0, ...asSystem })
    expect(await added(now, () => apart(true))).toEqual({ all: -1, thisMonth: -1, doubt: 1 })
    expect(await added(now, () => apart(true))).toEqual({})
    expect(await added(now, () => apart(false))).toEqual({ all: 1, thisMonth: 1, doubt: -1 })
  })

  test('shrink when a lead is thrown away, and stay when it is moved on', async () => {
    const [lead, request] = [await newLead(ctx, { kind: 'ads' }, may), await newRequest(ctx, {}, now)]
    const { id } = lead
    const update = { collection: 'leads', id, data: { status: 'won' }, depth: 0, ...asSystem } as const
    expect(await added(now, () => ctx.payload.update(update))).toEqual({ overdue: -1 })
    const drop = (collection: InboxCollection, which: string) => () =>
      ctx.payload.delete({ collection, id: which, depth: 0, ...asSystem })
    expect(await added(now, drop('leads', id))).toEqual({ all: -1, ads: -1, thisMonth: -1 })
    expect(await added(now, drop('configurator-requests', request.id))).toEqual({
      ...{ all: -1, configurator: -1, thisMonth: -1 },
    })
  })

  test('are the same before and after folding, also with many rounds and leads at once', async () => {
    expect(await added(now, () => mergeLeadCounts(ctx))).toEqual({})
    const work = [
      ...Array.from({ length: 8 }, () => newLead(ctx, {}, now)),
      ...Array.from({ length: 8 }, () => mergeLeadCounts(ctx)),
      ...Array.from({ length: 8 }, () => newRequest(ctx, {}, now)),
    ]
    expect(await added(now, () => Promise.all(work))).toMatchObject({ configurator: 8 })
    await expectTrue()
    await mergeLeadCounts(ctx)
    await expectTrue()
    const { rows } = await drizzle.execute('select count(*)::int as left from bureau.lead_changes')
    expect(rows).toEqual([{ left: 0 }])
  })

  test('of a lead that is rolled back are none', async () => {
    const failing = () =>
      drizzle.transaction(async tx => {
        await tx.execute(sql`insert into leads (kind, name, status) values ('quote', 'Nooit', 'new')`)
        throw new Error('no')
      })
    expect(await added(now, () => expect(failing()).rejects.toThrow('no'))).toEqual({})
  })
})

describe('the picture of a month', () => {
  test('shows the leads of each day by the way they came, folded or not', async () => {
    const day = at('2026-02-28T23:30:00Z')
    await newLead(ctx, { kind: 'ads', source: 'meta-ads' }, day)
    await newLead(ctx, { source: 'chat' }, day)
    await mergeLeadCounts(ctx)
    await newLead(ctx, { source: 'prijzen' }, day)
    await newLead(ctx, {}, day)
    await newRequest(ctx, {}, at('2026-03-31T21:59:00Z'))
    await newLead(ctx, {}, at('2026-03-31T22:00:00Z'))
    const { month, days } = await getMonthStats(ctx, '2026-03')
    const none = { ads: 0, configurator: 0, chat: 0, website: 0 }
    expect([month, days.length]).toEqual(['2026-03', 31])
    expect(days[0]).toEqual({ day: '2026-03-01', leads: { ...none, ads: 1, chat: 1, website: 2 } })
    expect(days.at(-1)).toEqual({ day: '2026-03-31', leads: { ...none, configurator: 1 } })
    expect(days.slice(1, -1).every(({ leads }) => Object.values(leads).every(n => n === 0))).toBe(true)
  })

  test('measures how long people waited, beside what is promised', async () => {
    const empty = await getMonthStats(ctx, '2026-06')
    expect(empty).toMatchObject({ answered: 0, medianMs: null, worstMs: null, responseTime: 'binnen 24 uur' })
    const came = at('2026-06-10T12:00:00Z')
    for (const [table, hours] of [
      ['leads', 1],
      ['configurator_requests', 2],
      ['leads', 30],
      ['leads', 31],
    ] as const) {
      const { id } = table === 'leads' ? await newLead(ctx, {}, came) : await newRequest(ctx, {}, came)
      const answered = new Date(came.getTime() + hours * HOUR + 59_999).toISOString()
      await drizzle.execute(sql`
        update ${sql.raw(table)} set status = 'quoted', updated_at = ${answered} where id = ${id}`)
      await drizzle.execute(
        sql`update ${sql.raw(table)} set status = 'won', updated_at = now() where id = ${id}`,
      )
      if (hours === 2) await mergeLeadCounts(ctx)
    }
    await newLead(ctx, {}, came)
    const measured = { answered: 4, medianMs: 2 * HOUR, worstMs: 31 * HOUR }
    expect(await getMonthStats(ctx, '2026-06')).toMatchObject(measured)
    await mergeLeadCounts(ctx)
    expect(await getMonthStats(ctx, '2026-06')).toMatchObject(measured)
  })

  test('measures an answer by staff from the moment that the lead came', async () => {
    const came = at('2026-07-01T12:00:00Z')
    const { id } = await newLead(ctx, {}, came)
    const data = { status: 'contacted' } as const
    const moved = await ctx.payload.update({ collection: 'leads', id, data, depth: 0, ...asSystem })
    const { medianMs } = await getMonthStats(ctx, '2026-07')
    const waited = Date.parse(moved.updatedAt) - came.getTime()
    expect(medianMs).toBe(waited - (waited % (15 * 60_000)))
  })
})

test('who does not sell counts nothing', async () => {
  const editor = { ...base, user: await staffMember(base.payload, 'editor') }
  await expect(countInbox(editor)).rejects.toThrow('not allowed')
  await expect(getMonthStats(editor, '2026-06')).rejects.toThrow('not allowed')
  await expect(countInbox(base)).rejects.toThrow('not allowed')
})
