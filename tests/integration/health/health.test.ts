import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { invoiceFileQueue } from '@/features/billing/server/finalInvoiceRepository'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { administratorAddresses } from '@/platform/access/administrators'
import { backupSettings } from '@/platform/backup/backupSettings'
import { recordRun } from '@/platform/backup/backups'
import { database, readWithin, transaction } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import {
  findMissingMigrations,
  healthChecks,
  readBackupDisk,
  readHealth,
  readValidUntil,
} from '@/platform/health/checks'
import { readMetrics } from '@/platform/health/metrics'
import type { CheckReading } from '@/platform/health/model/health'
import { readQueue } from '@/platform/health/queues'
import { HEALTH_MAIL, watchHealth } from '@/platform/health/watchHealth'
import { JobProgress, readFailingJobs, writeHeartbeat } from '@/platform/jobs/heartbeat'
import { withRequestId } from '@/platform/log/requestId'
import { registryOf } from '@/platform/registry'
import { tlsPeer } from '../../support/certificates'
import { orderInput } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { drizzle } = database(ctx)
const MINUTE = 60_000
const at = (ms: number) => ({ ...ctx, now: () => new Date(Date.now() + ms) })

async function read(key: string, moment = ctx): Promise<CheckReading> {
  const [reading] = await readHealth(
    moment,
    healthChecks(moment).filter(check => check.key === key),
  )
  if (!reading) throw new Error(`no check ${key}`)
  return reading
}

/** What keeps every other line green, so that a test sees only what it breaks. */
async function beat(moment = ctx, progress = new JobProgress()): Promise<void> {
  await writeHeartbeat(moment, progress)
}

describe('each line turns red when its cause breaks, and green after it', () => {
  test('the worker is silent', async () => {
    expect(await read('worker')).toMatchObject({ level: 'bad', text: 'Heeft nog nooit gewerkt' })
    await beat()
    expect((await read('worker')).level).toBe('good')
    expect(await read('worker', at(5 * MINUTE))).toMatchObject({ level: 'bad' })
  })

  test('the worker hangs in a job', async () => {
    const progress = new JobProgress()
    progress.begin('renew orders', ctx.now())
    await beat(at(20 * MINUTE), progress)
    expect(await read('worker', at(20 * MINUTE))).toMatchObject({
      ...{ level: 'bad', text: expect.stringContaining('‘renew orders’') },
    })
    progress.succeed('renew orders')
    await beat(at(20 * MINUTE), progress)
    expect((await read('worker', at(20 * MINUTE))).level).toBe('good')
  })

  test('a job keeps failing', async () => {
    const progress = new JobProgress()
    const fault = new RangeError('Jan de Vries, 06 12345678')
    progress.fail('renew orders', fault, at(-60 * MINUTE).now())
    progress.fail('renew orders', fault, ctx.now())
    await beat(ctx, progress)
    // The text of an error may hold what somebody typed.
    const text = '‘renew orders’ mislukte 2× (RangeError)'
    expect(await read('jobs')).toMatchObject({ level: 'bad', text })
    const restarted = new JobProgress(await readFailingJobs(ctx))
    await beat(ctx, restarted)
    expect(await read('jobs')).toMatchObject({ level: 'bad', text })
    restarted.succeed('renew orders')
    await beat(ctx, restarted)
    expect((await read('jobs')).level).toBe('good')
  })

  test('a migration of this version is missing', async () => {
    const name = '20261126_203000_health'
    await drizzle.execute(sql`update payload_migrations set name = 'held' where name = ${name}`)
    expect(await findMissingMigrations(ctx)).toEqual([name])
    expect((await read('migrations')).level).toBe('bad')
    await drizzle.execute(sql`update payload_migrations set name = ${name} where name = 'held'`)
    expect((await read('migrations')).level).toBe('good')
  })

  test.each([
    ['backup', 'backup', 31 * 60],
    ['restore-test', 'restore-test', 93 * 24 * 60],
  ] as const)('the last %s is old', async (key, kind, minutes) => {
    await recordRun(ctx, { kind, startedAt: ctx.now(), archive: 'held.tar.gz', bytes: 1, reason: null })
    expect((await read(key)).level).toBe('good')
    expect(await read(key, at(minutes * MINUTE))).toMatchObject({ level: 'bad' })
    // One that failed does not count.
    const later = at(minutes * MINUTE)
    await recordRun(later, {
      kind,
      startedAt: later.now(),
      archive: 'held.tar.gz',
      bytes: null,
      reason: 'no',
    })
    const text = expect.stringMatching(/De laatste keer mislukte: no$/)
    expect(await read(key, later)).toMatchObject({ level: 'bad', text })
    expect(await read(key)).toMatchObject({ level: 'warning', text })
  })

  test('mail waits too long', async () => {
    await queueOne('waits')
    expect(await read('queue-mail')).toMatchObject({ level: 'good', text: expect.stringMatching(/^1 wacht/) })
    expect(await read('queue-mail', at(16 * MINUTE))).toMatchObject({ level: 'bad' })
    await drizzle.execute(sql`delete from mail_messages`)
    expect(await read('queue-mail')).toMatchObject({ level: 'good', text: 'Niets wacht' })
  })

  test('mail that one mailbox refuses for now is not late while other mail leaves', async () => {
    await queueOne('refused')
    await drizzle.execute(
      sql`update mail_messages set attempts = 4, created_at = now() - interval '2 hours', next_attempt_at = now() + interval '1 hour'`,
    )
    expect((await read('queue-mail')).level).toBe('bad')
    await queueOne('sent')
    await drizzle.execute(
      sql`update mail_messages set state = 'sent', sent_at = now() - interval '1 minute' where about_id = 'sent'`,
    )
    expect((await read('queue-mail')).level).toBe('good')
    // The worker does not try it again.
    expect((await read('queue-mail', at(80 * MINUTE))).level).toBe('bad')
    await drizzle.execute(sql`delete from mail_messages`)
  })

  test('mail is given up, until one goes out', async () => {
    for (const about of ['a', 'b', 'c']) await queueOne(about)
    await drizzle.execute(sql`update mail_messages set state = 'failed', attempts = 7, updated_at = now()`)
    expect(await read('mail')).toMatchObject({ level: 'bad', text: expect.stringMatching(/^3 mislukt/) })
    await queueOne('d')
    await drizzle.execute(
      sql`update mail_messages set state = 'sent', sent_at = now() + interval '1 second' where state = 'queued'`,
    )
    expect((await read('mail')).level).toBe('warning')
    await drizzle.execute(sql`delete from mail_messages`)
  })

  test.each([
    [
      ...(['queue-publications', 'payload_jobs'] as const),
      sql`insert into payload_jobs (wait_until, created_at, updated_at) values (now() - interval '11 minutes', now(), now())`,
    ],
    [
      ...(['queue-meta_leads', 'webhook_events'] as const),
      sql`insert into webhook_events (source, event_id, state, created_at, updated_at)
        select 'meta', 'held', state, now() - interval '2 hours', now() from unnest(enum_range(null::enum_webhook_events_state)) state limit 1`,
    ],
  ])('%s', async (key, table, insert) => {
    expect((await read(key)).level).toBe('good')
    await drizzle.execute(insert)
    expect(await read(key)).toMatchObject({ level: 'bad', text: expect.stringMatching(/^1 wacht/) })
    await drizzle.execute(sql`delete from ${sql.raw(table)}`)
  })

  test('a check that throws is bad, and no other', async () => {
    const broken = {
      key: 'broken',
      label: 'Stuk',
      group: 'work' as const,
      read: async () => Promise.reject(new Error('no')),
    }
    const [first, second] = await readHealth(ctx, [broken, ...healthChecks(ctx).slice(0, 1)])
    expect(first).toMatchObject({ level: 'bad', text: 'Niet te lezen' })
    expect(second).toMatchObject({ key: 'database', level: 'good' })
  })
})

test('a check that hangs says so after its time, holds up no other, and gives its connection back', async () => {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('begin; lock table refunds in access exclusive mode')
  const readings = await readHealth(ctx)
  const silent = readings.filter(({ text }) => text === 'Geeft geen antwoord')
  expect(silent.map(({ key, level }) => [key, level])).toEqual([['queue-refunds', 'bad']])
  const { rows } = await holder.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(rows).toEqual([])
  await holder.query('rollback')
  await holder.end()
  expect((await read('queue-refunds')).level).toBe('good')
})

test('a check that answers nothing at all is given up', async () => {
  const never = {
    key: 'never',
    label: 'Nooit',
    group: 'work' as const,
    read: () => new Promise<never>(() => {}),
  }
  const [first, second] = await readHealth(ctx, [never, ...healthChecks(ctx).slice(0, 1)])
  expect(first).toMatchObject({ level: 'bad', text: 'Geeft geen antwoord' })
  expect(second).toMatchObject({ key: 'database', level: 'good' })
})

test('the disk of the backups has a line of its own where it is another one', async () => {
  const here = { ...backupSettings(), folder: path.resolve(env.MEDIA_DIR) }
  expect(await readBackupDisk(here)).toBeNull()
  expect(await readBackupDisk({ ...here, folder: '/dev' })).toMatchObject({
    text: expect.stringMatching(/GB vrij van/),
  })
  expect(await readBackupDisk({ ...here, folder: path.join(here.folder, 'none') })).toMatchObject({
    level: 'unknown',
  })
})

test('invoices without a file are counted by an index', async () => {
  const { rows } = await readWithin(ctx, 4000, async limited => {
    const { drizzle } = database(limited)
    // A table of a few rows is read as a whole otherwise.
    await drizzle.execute(sql`set local enable_seqscan = off`)
    await invoiceFileQueue.measure(limited, ctx.now())
    return drizzle.execute(
      sql`select pg_stat_get_xact_numscans('hosting_invoices_numbered'::regclass)::int as scans`,
    )
  })
  expect(rows).toEqual([{ scans: 1 }])
})

test('a certificate is read as visitors get it, an expired one too', async () => {
  const { port, close } = await tlsPeer(3)
  const until = await readValidUntil('127.0.0.1', port)
  expect(Math.round(((until?.getTime() ?? 0) - Date.now()) / (24 * 60 * MINUTE))).toBe(3)
  await close()
  expect(await readValidUntil('127.0.0.1', port)).toBeNull()
})

test('every queue can be measured, and stands in the metrics', async () => {
  const text = await readMetrics(ctx)
  for (const queue of registryOf(ctx).queues) {
    const { waiting, oldest } = await readQueue(ctx, queue)
    const { key } = queue
    expect(oldest === null, key).toBe(waiting === 0)
    expect(text).toContain(`webbureau_queue_depth{queue="${key}"} ${waiting}`)
  }
  expect(text).toMatch(/webbureau_pool_connections\{state="open"\} \d/)
  expect(text).toContain('webbureau_check_bad{check="database"} 0')
})

describe('administrators are mailed', () => {
  const bad: CheckReading[] = [
    {
      key: 'worker',
      label: 'Taken op de achtergrond',
      group: 'work',
      level: 'bad',
      text: 'Werkt al 5 minuten niet',
    },
    { key: 'disk', label: 'Schijf', group: 'server', level: 'bad', text: '0,2 GB vrij van 40 GB' },
    { key: 'mail', label: 'Mail versturen', group: 'work', level: 'warning', text: '1 mislukt' },
  ]
  const watchAt = (minutes: number, readings: CheckReading[]) =>
    watchHealth(at(minutes * MINUTE), async () => readings)
  const alerts = async () => {
    const { rows } = await drizzle.execute(
      sql`select "to", subject, text from mail_messages where template = ${HEALTH_MAIL} order by created_at`,
    )
    return rows
  }

  test('one mail for one fault, however often and by however many it is seen', async () => {
    await staffMember(ctx.payload, 'admin')
    await staffMember(ctx.payload, 'operator')
    const admins = (await administratorAddresses(ctx)).length
    for (let minute = 0; minute < 100; minute += 1)
      await Promise.all([watchAt(minute, bad), watchAt(minute, bad), watchAt(minute, bad)])
    const mails = await alerts()
    expect(mails).toHaveLength(admins)
    expect(mails[0]).toMatchObject({ subject: 'De site vraagt aandacht: taken op de achtergrond en 1 meer' })
    expect(mails[0]?.text).toContain('Schijf: 0,2 GB vrij van 40 GB.')
    expect(mails[0]?.text).not.toContain('1 mislukt')
  })

  test('and once more when it comes back on another day after it was in order', async () => {
    const before = (await alerts()).length
    await watchAt(
      200,
      bad.map(each => ({ ...each, level: 'good' as const })),
    )
    for (const minute of [2000, 2002, 2004]) await watchAt(minute, bad.slice(0, 1))
    const mails = (await alerts()).slice(before)
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['De site vraagt aandacht: taken op de achtergrond']),
    )
    expect(mails).toHaveLength((await administratorAddresses(ctx)).length)
  })
})

test('the mails and the payment of an order have the id of its request', async () => {
  const input = await orderInput(ctx)
  const placed = await withRequestId('request-of-order', () => placeOrder(ctx, input))
  expect(placed.kind).toBe('placed')
  for (const table of ['mail_messages', 'payments']) {
    const { rows } = await drizzle.execute(
      sql`select count(*)::int as n from ${sql.raw(table)} where request_id = 'request-of-order'`,
    )
    expect(rows[0]?.n, table).toBeGreaterThan(0)
  }
})

async function queueOne(id: string): Promise<void> {
  const mail = { template: 'test', to: 'a@b.example', subject: 's', html: 'h', text: 't' }
  await transaction(ctx, tx => queueMail(ctx, tx, [{ ...mail, about: { collection: 'x', id } }]))
}
