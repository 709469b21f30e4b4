import { expect, test } from 'vitest'
import { SCHEDULE } from '@/composition'
import { database, transaction } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { holdWorkerLock, releaseOrphanedJobs, runSchedule } from '@/platform/jobs/scheduler'
import { mailsAbout } from '../../support/submissions'
import { eventually, testCtx } from '../../support/testCtx'

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
