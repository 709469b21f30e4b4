import { stat, statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { backupSettings } from '@/platform/backup/backupSettings'
import { type BackupKind, lastFailure, lastSucceeded } from '@/platform/backup/backups'
import { readHold } from '@/platform/backup/hold'
import type { Ctx } from '@/platform/ctx'
import { migrationNames } from '@/platform/db/migrations'
import { database, isStatementTimeout, readWithin } from '@/platform/db/transaction'
import { readSentMail } from '@/platform/email/mailHealth'
import { env } from '@/platform/env'
import { readFailingJobs, readHeartbeat } from '@/platform/jobs/heartbeat'
import { registryOf } from '@/platform/registry'
import {
  ageReading,
  type CheckReading,
  certificateReading,
  diskReading,
  type HealthGroup,
  isDiskFull,
  jobsReading,
  mailReading,
  queueReading,
  type Reading,
  restoreReading,
  type Space,
  withFailure,
  workerReading,
} from './model/health'
import { type Queue, readQueue, STATEMENT_LIMIT_MS } from './queues'

export type HealthCheck = {
  key: string
  label: string
  group: HealthGroup
  href?: string
  /** Null where there is nothing to check. */
  read: (ctx: Ctx) => Promise<Reading | null>
}

const MAILS = '/admin/collections/mail-messages'

const DATABASE_CHECKS: HealthCheck[] = [
  { key: 'database', label: 'Database', group: 'server', read: limited(readDatabase) },
  { key: 'migrations', label: 'Tabellen', group: 'server', read: limited(readMigrations) },
]
const DISK = { key: 'disk', label: 'Schijf', group: 'server' } as const

/** What a site needs to serve anybody. All sites share a disk: one that is nearly full must not take them all away. */
export const READINESS_CHECKS: HealthCheck[] = [
  ...DATABASE_CHECKS,
  { ...DISK, read: async () => readinessOf(await readSpace()) },
]

export const SYSTEM_CHECKS: HealthCheck[] = [
  ...DATABASE_CHECKS,
  { ...DISK, read: async () => diskReading(await readSpace()) },
  { key: 'backup-disk', label: 'Schijf van de back-ups', group: 'server', read: () => readBackupDisk() },
  { key: 'certificate', label: 'Certificaat', group: 'server', read: readCertificate },
  {
    ...{ key: 'worker', label: 'Taken op de achtergrond', group: 'work' },
    read: limited(async ctx => workerReading(await readHeartbeat(ctx), ctx.now())),
  },
  {
    ...{ key: 'restore', label: 'Teruggezette back-up', group: 'work', href: MAILS },
    read: limited(async ctx => restoreReading(await readHold(ctx))),
  },
  {
    ...{ key: 'jobs', label: 'Terugkerende taken', group: 'work' },
    read: limited(async ctx => jobsReading(await readFailingJobs(ctx), ctx.now())),
  },
  {
    ...{ key: 'backup', label: 'Laatste back-up', group: 'server' },
    read: limited(ctx => readBackup(ctx, 'backup', BACKUP_GOOD_FOR_MS)),
  },
  {
    ...{ key: 'restore-test', label: 'Laatste proef met terugzetten', group: 'server' },
    read: limited(ctx => readBackup(ctx, 'restore-test', RESTORE_TEST_GOOD_FOR_MS)),
  },
  {
    ...{ key: 'mail', label: 'Mail versturen', group: 'work', href: MAILS },
    read: limited(async ctx => mailReading(await readSentMail(ctx), ctx.now())),
  },
]

/** What cannot be told in time is no reading: each check has a connection of its own, and gives it back. */
function limited(read: HealthCheck['read']): HealthCheck['read'] {
  return ctx => readWithin(ctx, STATEMENT_LIMIT_MS, read)
}

function readinessOf(space: Space): Reading {
  const reading = diskReading(space)
  return reading.level === 'bad' && !isDiskFull(space) ? { ...reading, level: 'warning' } : reading
}

const HOUR = 3_600_000

/** One a night, and a night that failed is seen in the morning. */
const BACKUP_GOOD_FOR_MS = 30 * HOUR

/** A quarter of a year: restoring is tried by hand. */
const RESTORE_TEST_GOOD_FOR_MS = 92 * 24 * HOUR

/** Nobody backs up a demonstration. */
async function readBackup(ctx: Ctx, kind: BackupKind, goodFor: number): Promise<Reading> {
  const [last, failure] = [await lastSucceeded(ctx, kind), await lastFailure(ctx, kind)]
  if (!last && failure === null && env.DEMO) return { level: 'unknown', text: 'Niet in een demonstratie' }
  const reading = ageReading(last?.finishedAt ?? null, goodFor, ctx.now())
  return failure === null ? reading : withFailure(reading, failure)
}

export function healthChecks(ctx: Ctx): HealthCheck[] {
  return [...SYSTEM_CHECKS, ...registryOf(ctx).queues.map(queueCheck)]
}

function queueCheck(queue: Queue): HealthCheck {
  const { key, label, href, lateAfter } = queue
  const read = async (ctx: Ctx) => queueReading(await readQueue(ctx, queue), lateAfter, ctx.now())
  return { key: `queue-${key}`, label, href, group: 'queues', read }
}

const MAX_READ_MS = 5000

/** Never throws, and takes no longer than one check may: what cannot be read is bad, and its reason is in the log. */
export async function readHealth(ctx: Ctx, checks = healthChecks(ctx)): Promise<CheckReading[]> {
  const readings = await Promise.all(
    checks.map(async ({ key, label, href, group, read }) => {
      const reading = await withinTime(read(ctx)).catch((err): Reading => {
        ctx.payload.logger.error({ err, msg: `the check "${key}" could not be read` })
        const isLate = err instanceof TooLate || isStatementTimeout(err)
        return { level: 'bad', text: isLate ? 'Geeft geen antwoord' : 'Niet te lezen' }
      })
      return reading && { key, label, href, group, ...reading }
    }),
  )
  return readings.filter(reading => reading !== null)
}

class TooLate extends Error {}

function withinTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${MAX_READ_MS} ms`)), MAX_READ_MS)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}

async function readDatabase(ctx: Ctx): Promise<Reading> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select current_setting('server_version') as version`,
  )
  return { level: 'good', text: `PostgreSQL ${z.object({ version: z.string() }).parse(rows[0]).version}` }
}

async function readMigrations(ctx: Ctx): Promise<Reading> {
  const missing = await findMissingMigrations(ctx)
  if (missing.length === 0) return { level: 'good', text: 'Bijgewerkt' }
  return {
    level: 'bad',
    text: `Nog niet bijgewerkt: ${missing.length} van de migraties van deze versie ontbreken`,
  }
}

/** Those of this version that the database does not have. A newer version may have done more. */
export async function findMissingMigrations(ctx: Ctx): Promise<string[]> {
  const names = await migrationNames()
  const { rows } = await database(ctx).drizzle.execute(sql`select name from payload_migrations`)
  const done = new Set(rows.map(row => row.name))
  return names.filter(name => !done.has(name))
}

/** Where pictures are kept, or else where the site runs. The user of the site sees what it may still use. */
export async function readSpace(): Promise<Space> {
  return spaceOf(await picturesFolder())
}

const picturesFolder = async () => ((await isThere(env.MEDIA_DIR)) ? env.MEDIA_DIR : '.')

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** A line of its own where archives are on another disk than the pictures. */
export async function readBackupDisk({ folder } = backupSettings()): Promise<Reading | null> {
  if (!(await isThere(folder))) return { level: 'unknown', text: 'Op deze machine is geen map voor back-ups' }
  const [backups, others] = [await stat(folder), await stat(await picturesFolder())]
  return backups.dev === others.dev ? null : diskReading(await spaceOf(folder))
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

const CONNECT_MS = 4000

/** As visitors get it. In a demonstration, and without TLS, there is none. */
async function readCertificate(ctx: Ctx): Promise<Reading> {
  const site = new URL(env.SITE_URL)
  if (site.protocol !== 'https:') return { level: 'unknown', text: 'De site draait zonder https' }
  return certificateReading(await readValidUntil(site.hostname, Number(site.port || 443)), ctx.now())
}

/** Null where nothing answers. An expired certificate is read too. */
export function readValidUntil(host: string, port: number): Promise<Date | null> {
  return new Promise(resolve => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: CONNECT_MS })
    const answer = (until: Date | null) => {
      socket.destroy()
      resolve(until)
    }
    socket.once('secureConnect', () => answer(new Date(socket.getPeerCertificate().valid_to)))
    socket.once('timeout', () => answer(null))
    socket.once('error', () => answer(null))
  })
}
