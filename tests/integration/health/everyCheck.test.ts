import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle as connect } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorAddresses } from '@/platform/access/administrators'
import { recordRun } from '@/platform/backup/backups'
import { holdRestored, releaseRestored } from '@/platform/backup/hold'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { healthChecks, readHealth } from '@/platform/health/checks'
import { HEALTH_MAIL, watchHealth } from '@/platform/health/watchHealth'
import { JobProgress, writeHeartbeat } from '@/platform/jobs/heartbeat'
import { type TlsPeer, tlsPeer } from '../../support/certificates'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const settings = { BACKUP_DIR: undefined, ...env }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NO_INVOICE = randomUUID()
let peer: TlsPeer

const run = (statement: SQL) => database(ctx).drizzle.execute(statement)

/** What breaks the cause of each check. A new check, and a new queue, needs a row. */
const BREAKS: Record<string, (() => unknown) | SQL> = {
  migrations: sql`update payload_migrations set name = 'held' where name = '20261126_203000_health'`,
  // Nothing is free there.
  disk: () => Object.assign(env, { MEDIA_DIR: '/proc' }),
  'backup-disk': () => Object.assign(env, { BACKUP_DIR: '/proc' }),
  certificate: () => Object.assign(env, { SITE_URL: `https://localhost:${peer.port}` }),
  worker: sql`update bureau.worker_beat set seen_at = now() - interval '5 minutes'`,
  restore: () => holdRestored(ctx, new Date()),
  jobs: sql`insert into bureau.failing_jobs values ('renew orders', 2, now() - interval '1 hour', 'TypeError')`,
  backup: sql`update bureau.backups set finished_at = now() - interval '31 hours' where kind = 'backup'`,
  'restore-test': sql`update bureau.backups set finished_at = now() - interval '93 days' where kind = 'restore-test'`,
  mail: async () => {
    for (const id of ['a', 'b', 'c']) await queueOne(id)
    await run(sql`update mail_messages set state = 'failed', attempts = 7, updated_at = now()`)
  },
  'queue-mail': async () => {
    await queueOne('waits')
    await run(sql`update mail_messages set created_at = now() - interval '16 minutes'`)
  },
  'queue-publications': sql`insert into payload_jobs (wait_until) values (now() - interval '11 minutes')`,
  'queue-payments': sql`update payments set ask_again_at = now() - interval '31 minutes', provider_id = 'held'
    where id = (select id from payments where state = 'open' limit 1)`,
  'queue-refunds': sql`insert into refunds (state, created_at) values ('asked', now() - interval '61 minutes')`,
  'queue-invoice_files': () =>
    unguarded(sql`update bureau.invoice_files set invoice = ${NO_INVOICE}
      where invoice = (select id from hosting_invoices order by updated_at limit 1)`),
  'queue-meta_leads': sql`insert into webhook_events (source, event_id, created_at)
    values ('meta', 'held', now() - interval '2 hours')`,
  'queue-set_ups': sql`update hosting_orders set set_up_at = null, set_up_by = now() - interval '1 minute'
    where id = (select id from hosting_orders where status = 'active' and set_up_by is not null limit 1)`,
  'queue-withdrawals': sql`update withdrawals set refund_due_on = (now() - interval '2 days')::date::text
    where refund is not null`,
  'queue-appointment_reminders': sql`
    insert into appointments (id, start_at, end_at, kind, state, name, email, reference, sequence, chosen_at, updated_at, created_at)
    select gen_random_uuid(), now() + interval '22 hours', now() + interval '23 hours', kind, 'booked', 'Proef', 'a@b.example',
      'held', 0, now() - interval '3 days', now(), now() from unnest(enum_range(null::enum_appointments_kind)) kind limit 1`,
  'queue-expired_quotes': sql`update quotes set valid_until = (now() - interval '3 days')::date::text
    where id = (select id from quotes where status = 'sent' limit 1)`,
  'queue-instalments': sql`update instalments set moment = 'day', day = (now() - interval '2 days')::date::text
    where moment = 'delivery' and invoice_id is null`,
}

/** Nothing waits, and everything went well a moment ago. */
async function mend(): Promise<void> {
  Object.assign(env, settings)
  await writeHeartbeat(ctx, new JobProgress())
  await releaseRestored(ctx)
  await unguarded(
    sql`update bureau.invoice_files set invoice = (
      select id from hosting_invoices where id not in (select invoice from bureau.invoice_files) limit 1) where invoice = ${NO_INVOICE}`,
  )
  for (const statement of [
    sql`update payload_migrations set name = '20261126_203000_health' where name = 'held'`,
    sql`update payments set ask_again_at = null`,
    sql`update hosting_orders set set_up_at = now() where set_up_at is null`,
    sql`update withdrawals set refund_due_on = null`,
    sql`update quotes set valid_until = (now() + interval '30 days')::date::text where status = 'sent'`,
    sql`update instalments set moment = 'delivery', day = null where moment = 'day'`,
    ...['bureau.backups', 'mail_messages', 'payload_jobs', 'refunds', 'webhook_events', 'appointments'].map(
      table => sql`delete from ${sql.raw(table)}`,
    ),
  ])
    await run(statement)
  for (const kind of ['backup', 'restore-test'] as const)
    await recordRun(ctx, { kind, startedAt: ctx.now(), archive: 'held.tar.gz', bytes: 1, reason: null })
}

/** As a fault of the disk does: past the triggers that keep invoices as they are. */
async function unguarded(statement: SQL): Promise<void> {
  await transaction(ctx, async tx => {
    await tx.sql.execute(sql`set local session_replication_role = replica`)
    await tx.sql.execute(statement)
  })
}

async function queueOne(id: string): Promise<void> {
  const mail = { template: 'test', to: 'a@b.example', subject: 's', html: 'h', text: 't' }
  await transaction(ctx, tx => queueMail(ctx, tx, [{ ...mail, about: { collection: 'x', id } }]))
}

/** Each check is watched on a day of its own. */
let day = 0

/** How many mails each administrator gets of what is read now, over half an hour. */
async function mailsOf(from: Ctx): Promise<{ bad: string[]; mails: number }> {
  const readings = await readHealth(from)
  day += 2
  for (const minute of [0, 1, 2, 30])
    await watchHealth(
      { ...ctx, now: () => new Date(Date.now() + day * DAY + minute * MINUTE) },
      async () => readings,
    )
  const { rows } = await run(
    sql`select count(*)::int as n from mail_messages where template = ${HEALTH_MAIL}`,
  )
  const admins = (await administratorAddresses(ctx)).length
  return {
    bad: readings.filter(({ level }) => level === 'bad').map(({ key }) => key),
    mails: Number(rows[0]?.n) / admins,
  }
}

beforeAll(async () => {
  peer = await tlsPeer(3)
  await staffMember(ctx.payload, 'admin')
  await mend()
})

afterAll(async () => {
  Object.assign(env, settings)
  await peer.close()
})

test('every check and every queue has a row', () => {
  const keys = healthChecks(ctx).map(({ key }) => key)
  expect(['database', ...Object.keys(BREAKS)].toSorted()).toEqual(keys.toSorted())
})

test('nothing is red, and nobody is mailed, while nothing is broken', async () => {
  expect(await mailsOf(ctx)).toEqual({ bad: [], mails: 0 })
})

test.each(Object.entries(BREAKS))(
  '%s turns red by its cause alone, and one mail goes out',
  async (key, how) => {
    await (typeof how === 'function' ? how() : run(how))
    expect(await mailsOf(ctx)).toEqual({ bad: [key], mails: 1 })
    await mend()
    expect(await mailsOf(ctx)).toEqual({ bad: [], mails: 0 })
  },
)

/** Nothing can be mailed meanwhile: the states and the mail are written once it is back. */
test('a database that is away turns everything in it red, and still one mail goes out', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
  const db = Object.create(ctx.payload.db, { drizzle: { value: connect({ client: pool }) } })
  const away = { ...ctx, payload: Object.create(ctx.payload, { db: { value: db } }) }
  const { bad, mails } = await mailsOf(away)
  expect(bad).toContain('database')
  expect(bad).not.toContain('disk')
  expect(mails).toBe(1)
  await pool.end()
  await mend()
})
