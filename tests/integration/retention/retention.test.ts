import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import { database, transaction } from '@/platform/db/transaction'
import { findMail } from '@/platform/email/mailRepository'
import { attemptMail, queueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { registryOf } from '@/platform/registry'
import { RetentionTables } from '@/platform/retention/admin/RetentionTables'
import { clearOldRecords, readClearings } from '@/platform/retention/clearOldRecords'
import type { Retention } from '@/platform/retention/retention'
import { rendered } from '../../support/rendered'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { drizzle } = database(ctx)
const { retention, keptRecords } = registryOf(ctx)
const at = (moment: string) => ({ ...ctx, now: () => new Date(moment) })

const LONG_AGO = '2024-01-10T10:00:00Z'
const NIGHT = '2026-11-27T02:10:00Z'
/** Three minutes later, still in the hour of the night. */
const SAME_NIGHT = '2026-11-27T02:13:00Z'
const DAY_AFTER = '2026-11-27T13:00:00Z'
const NEXT_NIGHT = '2026-11-28T02:10:00Z'

/** Rows of an array, a relation or a version go with the record that they are of. */
async function tables(): Promise<string[]> {
  const { rows } = await drizzle.execute<{ name: string }>(sql`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'bureau') and c.relname !~ '^_.*_v$'
      and not exists (select from pg_attribute a join pg_constraint k on k.conrelid = c.oid and a.attnum = any(k.conkey)
        where a.attrelid = c.oid and a.attname in ('_parent_id', 'parent_id') and k.contype = 'f' and k.confdeltype = 'c')
    order by 1`)
  return rows.map(row => row.name)
}

describe('the table of periods', () => {
  test('names every table, as one that is cleared or as one that is kept with a reason', async () => {
    const named = new Set([...retention, ...keptRecords].flatMap(each => each.tables))
    expect((await tables()).filter(name => !named.has(name))).toEqual([])
  })

  test('names no table that does not exist', async () => {
    const { rows } = await drizzle.execute<{ name: string }>(sql`
      select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name from pg_tables`)
    const existing = new Set(rows.map(row => row.name))
    const named = [...retention, ...keptRecords].flatMap(each => each.tables)
    expect(named.filter(name => !existing.has(name))).toEqual([])
  })

  test('has each key once, and a period and a reason in words', () => {
    const keys = retention.map(each => each.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { label, reason } of [...retention, ...keptRecords]) {
      expect(label).toMatch(/^[A-Z].*[^.]$/)
      expect(reason).toMatch(/^[A-Z].*\.$/)
    }
    for (const { period } of retention) expect(period).toMatch(/[^.]$/)
  })

  test('stands on Toestand, each with its period and reason', async () => {
    const html = rendered(await RetentionTables({ ctx }))
    const shown = [
      ...retention.flatMap(({ label, period, reason }) => [label, period, reason]),
      ...keptRecords.flatMap(({ label, reason }) => [label, reason]),
    ]
    expect(shown.filter(text => !html.includes(text))).toEqual([])
  })
})

describe('every night', () => {
  const cleared: string[] = []
  /** `left` is how much there is, batch by batch. */
  const part = (key: string, left: number[] = []): Retention => ({
    ...{ key, label: key, period: '1 dag', reason: 'Proef.', tables: [] },
    clear: async () => {
      cleared.push(key)
      return left.shift() ?? 0
    },
  })
  const run = (moment: string, parts: Retention[], maxMs?: number) => {
    cleared.length = 0
    return clearOldRecords(at(moment), parts, maxMs)
  }

  test('each part is cleared batch by batch, once, and again a night later', async () => {
    const parts = [part('first', [500, 12]), part('second')]
    await run(NIGHT, parts)
    expect(cleared).toEqual(['first', 'first', 'first', 'second'])
    for (const moment of [SAME_NIGHT, DAY_AFTER]) {
      await run(moment, parts)
      expect(cleared).toEqual([])
    }
    await run(NEXT_NIGHT, parts)
    expect(cleared).toEqual(['first', 'second'])
    const [kept] = (await readClearings(ctx)).filter(each => each.key === 'first')
    expect(kept?.finishedAt).toEqual(new Date(NEXT_NIGHT))
  })

  test('one that fails stops no other, is said, and is tried again', async () => {
    const broken = { ...part('broken'), clear: () => Promise.reject(new Error('no')) }
    await expect(run(NIGHT, [broken, part('after')])).rejects.toThrow('old records were not cleared')
    expect(cleared).toEqual(['after'])
    await run(SAME_NIGHT, [part('broken'), part('after')])
    expect(cleared).toEqual(['broken'])
  })

  test('what takes long goes on in the next run', async () => {
    const parts = [part('long', [500, 500, 500]), part('later')]
    await run(NIGHT, parts, 0)
    expect(cleared).toEqual(['long'])
    await run(SAME_NIGHT, parts)
    expect(cleared).toEqual(['long', 'long', 'long', 'later'])
  })
})

const clear = async (key: string, moment: string) => {
  const found = retention.find(each => each.key === key)
  if (!found) throw new Error(`nothing is called ${key}`)
  while ((await found.clear(at(moment))) > 0);
}

describe('mail', () => {
  async function mailed(moment: string, about?: { collection: string; id: string }, isSent = true) {
    const draft = { template: 'test', to: 'jan@proeftuin.example', subject: 's', html: 'h', text: 't' }
    const past = at(moment)
    const [mail] = await transaction(past, tx => queueMail(past, tx, [{ ...draft, about }]))
    if (!mail) throw new Error('no mail')
    if (isSent) await attemptMail(past, mail)
    return mail.id
  }
  const isThere = async (id: string) => (await findMail(ctx, id)) !== null

  test('goes when its record is gone, unless it is still to be sent', async () => {
    const lead = await ctx.payload.create({
      collection: 'webhook-events',
      data: { source: 'meta', eventId: randomUUID(), state: 'done', attempts: 0 },
      depth: 0,
      ...asSystem,
    })
    const gone = { collection: 'webhook-events', id: randomUUID() }
    const kept = await mailed(LONG_AGO, { collection: 'webhook-events', id: lead.id })
    const unknown = await mailed(LONG_AGO, { collection: 'elders', id: randomUUID() })
    const waiting = await mailed(NIGHT, gone, false)
    const over = await mailed(NIGHT, gone)
    await clear('mails-of-gone-records', SAME_NIGHT)
    expect(await Promise.all([kept, unknown, waiting, over].map(isThere))).toEqual([true, true, true, false])
  })

  test('about accounts of staff and about nothing stays a year', async () => {
    const old = '2025-11-20T10:00:00Z'
    const ids = [
      await mailed(old),
      await mailed(old, { collection: 'staff', id: randomUUID() }),
      await mailed(old, { collection: 'hosting-orders', id: randomUUID() }),
      await mailed('2025-12-20T10:00:00Z'),
    ]
    await clear('other-mails', '2026-11-19T10:00:00Z')
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true, true, true])
    await clear('other-mails', NIGHT)
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, true, true])
  })
})

test('the history of a record that is gone stays a year', async () => {
  const id = randomUUID()
  const event = { code: 'customer.erasureRequested', isAsked: true } as const
  const order = (await drizzle.execute<{ id: string }>(sql`select id::text from hosting_customers limit 1`))
    .rows[0]
  const subjects = [id, order?.id ?? '']
  for (const subject of subjects)
    await recordEvent(at(LONG_AGO), null, { collection: 'hosting-customers', id: subject }, event)
  const left = async () => {
    const { rows } = await drizzle.execute<{ id: string }>(
      sql`select subject_id as id from events where created_at = ${LONG_AGO}`,
    )
    return rows.map(row => row.id)
  }
  await clear('events', '2025-01-08T10:00:00Z')
  expect((await left()).sort()).toEqual([...subjects].sort())
  await clear('events', '2025-01-11T10:00:00Z')
  expect(await left()).toEqual([order?.id])
})

test('a message of Meta goes after the months of a lead, unless its lead is still to be fetched', async () => {
  const made = async (state: 'done' | 'received' | 'failed') => {
    const data = { source: 'meta', eventId: randomUUID(), state, attempts: 0 }
    const event = await ctx.payload.create({ collection: 'webhook-events', data, depth: 0, ...asSystem })
    await drizzle.execute(sql`update webhook_events set updated_at = ${LONG_AGO} where id = ${event.id}`)
    return event.id
  }
  const ids = [await made('done'), await made('received'), await made('failed')]
  const left = async () => {
    const { rows } = await drizzle.execute<{ id: string }>(
      sql`select id::text from webhook_events where updated_at = ${LONG_AGO}`,
    )
    return ids.map(id => rows.some(row => row.id === id))
  }
  await clear('webhook-events', '2026-01-09T10:00:00Z')
  expect(await left()).toEqual([true, true, true])
  await clear('webhook-events', '2026-01-12T10:00:00Z')
  expect(await left()).toEqual([false, true, false])
})

test('a job that failed is kept a year, one that waits as long as it waits', async () => {
  const made = (hasError: boolean) => sql`
    insert into payload_jobs (has_error, processing, total_tried, created_at, updated_at)
    values (${hasError}, false, 0, ${LONG_AGO}, ${LONG_AGO})`
  await drizzle.execute(made(true))
  await drizzle.execute(made(false))
  const left = async () =>
    (await drizzle.execute(sql`select has_error as error from payload_jobs where updated_at = ${LONG_AGO}`))
      .rows
  await clear('jobs', '2025-01-08T10:00:00Z')
  expect(await left()).toHaveLength(2)
  await clear('jobs', '2025-01-11T10:00:00Z')
  expect(await left()).toEqual([{ error: false }])
})
