import { expect, test } from 'vitest'
import { SCHEDULE } from '@/composition'
import {
  BEGIN_RESTORING,
  endRestoring,
  holdRestored,
  releaseRestored,
  untilReleased,
} from '@/platform/backup/hold'
import { database, transaction } from '@/platform/db/transaction'
import { resendMail } from '@/platform/email/mailEndpoints'
import { queueMail, sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { holdWorkerLock, releaseOrphanedJobs, runSchedule } from '@/platform/jobs/scheduler'
import { mailsAbout } from '../../support/submissions'
import { eventually, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const never = new AbortController().signal

test('only one worker holds the lock, and the next gets it when the first lets go', async () => {
  const first = await holdWorkerLock(ctx, never)
  const stopping = new AbortController()
  setTimeout(() => stopping.abort(), 300)
  expect(await holdWorkerLock(ctx, stopping.signal)).toBeNull()
  await first?.release()
  const second = await holdWorkerLock(ctx, never)
  expect(second).not.toBeNull()
  await second?.release()
})

test('a worker whose connection breaks knows that its lock is lost', async () => {
  const lock = await holdWorkerLock(ctx, never)
  if (!lock) throw new Error('no lock')
  const { rows } = await database(ctx).drizzle.execute(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows).toHaveLength(1)
  await eventually(async () => lock.lost.aborted)
})

test('jobs that a dead worker left are free again', async () => {
  const { drizzle } = database(ctx)
  await drizzle.execute(
    `insert into payload_jobs (processing, total_tried, created_at, updated_at) values (true, 0, now(), now())`,
  )
  await releaseOrphanedJobs(ctx)
  const { rows } = await drizzle.execute('select count(*)::int as busy from payload_jobs where processing')
  expect(rows).toEqual([{ busy: 0 }])
  await drizzle.execute('delete from payload_jobs')
})

test('a worker of a restored copy waits until it is released, and mail that waited stays held', async () => {
  const mail = { template: 'test', to: 'a@b.example', subject: 's', html: 'h', text: 't' }
  await transaction(ctx, tx => queueMail(ctx, tx, [{ ...mail, about: { collection: 'x', id: 'held' } }]))
  expect(await holdRestored(ctx, new Date('2026-11-26T02:00:00Z'))).toMatchObject({ mails: 1 })
  const said: unknown[] = []
  const logger = { value: { warn: (line: unknown) => said.push(line) } }
  const watched = { ...ctx, payload: Object.create(ctx.payload, { logger }) }
  const stop = new AbortController()
  const ended: string[] = []
  const waiting = untilReleased(watched, never).then(() => ended.push('released'))
  const stopping = untilReleased(watched, stop.signal).then(() => ended.push('stopped'))
  await eventually(async () => said.length === 2)
  stop.abort()
  await stopping
  expect(ended).toEqual(['stopped'])
  expect(await sendDueMail({ ...ctx, now: () => new Date(Date.now() + 3_600_000) })).toBe(0)
  expect(await releaseRestored(ctx)).toBe(true)
  await waiting
  expect(await releaseRestored(ctx)).toBe(false)
  const [held] = await mailsAbout(ctx, 'held')
  expect(held?.state).toBe('held')
  // Staff who know that it never went send it.
  const operator = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
  expect(await resendMail(operator, held?.id ?? '')).toBe('kept')
})

test('a worker waits for a restore that did not end', async () => {
  const { drizzle } = database(ctx)
  await drizzle.execute(BEGIN_RESTORING)
  const warned: unknown[] = []
  const logger = { value: { warn: (line: unknown) => warned.push(line) } }
  const watched = { ...ctx, payload: Object.create(ctx.payload, { logger }) }
  const waiting = untilReleased(watched, never)
  await eventually(async () => warned.length === 1)
  await endRestoring(ctx)
  await waiting
  await untilReleased(watched, never)
  expect(warned).toHaveLength(1)
})

test('the schedule sends what is due and stops when told to', async () => {
  const past = { ...ctx, now: () => new Date(Date.now() - 600_000) }
  const mail = { template: 'test', to: 'a@b.example', subject: 's', html: 'h', text: 't' }
  await transaction(past, tx =>
    queueMail(past, tx, [{ ...mail, about: { collection: 'x', id: 'schedule' } }]),
  )
  const stop = new AbortController()
  const running = runSchedule(ctx, SCHEDULE, stop.signal)
  await eventually(async () => (await mailsAbout(ctx, 'schedule'))[0]?.state === 'kept')
  stop.abort()
  await running
  expect(SCHEDULE.map(job => job.name)).toEqual([
    'send mail',
    'run Payload jobs',
    'fetch Meta leads',
    'poll open payments',
    'make asked refunds',
    'store missing invoice PDFs',
    'invoice unbilled orders',
    'warn of response deadlines',
    'remind of appointments',
    'warn of late set-ups',
    'ask about VAT ids',
    'fold lead counts',
    'fold request counts',
    'fold quote counts',
    'watch health',
    'delete expired sessions',
    'remind to pay',
    'cancel unpaid orders',
    'start scheduled orders',
    'end cancelled orders',
    'announce renewals',
    'announce price rises',
    'renew orders',
    'warn of refunds',
    'mark overdue invoices',
    'warn of missing company numbers',
    'mail doubtful leads',
    'invoice due instalments',
    'expire quotes',
    'remind of quotes',
    'clear old records',
    'back up at night',
  ])
})
