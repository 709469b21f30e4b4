import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastBackup, lastVerified } from '@/platform/backup/backups'
import { BEGIN_RESTORING } from '@/platform/backup/hold'
import { checkInvariants } from '@/platform/backup/invariants'
import { makeBackup } from '@/platform/backup/makeBackup'
import { readArchive } from '@/platform/backup/readArchive'
import { migrationNames } from '@/platform/db/migrations'
import { transaction } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { withMigrationLock } from '../../../bin/migration-lock.mjs'
import { eventually, testCtx } from '../../support/testCtx'

const run = promisify(execFile)
const ctx = await testCtx()
const cluster = process.env.TEST_CLUSTER_URL ?? ''
const target = cluster.replace(/\/[^/]*$/, '/test_restored')
const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-backup-'))
const restoredMedia = path.join(folder, 'restored')
const key = 'a key of the tests that is long enough for it'
const settings = {
  ...{ folder: path.join(folder, 'archives'), key, daysKept: 14 },
  mediaFolder: process.env.MEDIA_DIR ?? '',
}
let archive = ''

beforeAll(async () => {
  const mail = { template: 'test', to: 'a@b.example', subject: 's', html: 'h', text: 't' }
  await transaction(ctx, tx =>
    queueMail(ctx, tx, [{ ...mail, about: { collection: 'x', id: 'waits at the backup' } }]),
  )
  archive = (await makeBackup(ctx, settings)).file
})

afterAll(async () => {
  await ask(cluster, 'drop database if exists test_restored with (force)')
  rmSync(folder, { recursive: true })
})

async function ask(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function start(program: string, args: string[], more: Record<string, string> = {}) {
  const own = { DATABASE_URL: target, MEDIA_DIR: restoredMedia, BACKUP_KEY: key }
  const env = { ...process.env, ...own, BACKUP_DIR: settings.folder, ...more }
  return run(program, args, { env })
}

const restore = (file: string) => start('node', ['bin/restore.mjs', file])

const tsx = (file: string, args: string[] = []) => start('node_modules/.bin/tsx', [file, ...args])

const read = async (file: string) => (await readArchive(file, key, await migrationNames())).checksums

/** What the restore may not have touched. */
async function expectNothingRestored(): Promise<void> {
  const found = await ask(target, `select from pg_class where relnamespace = 'public'::regnamespace`)
  expect(found).toEqual([])
  expect(existsSync(restoredMedia)).toBe(false)
}

function changed(name: string, change: (content: Buffer) => Buffer): string {
  const file = path.join(folder, name)
  writeFileSync(file, change(readFileSync(archive)))
  return file
}

test('a backup is recorded, and only its owner can read it', async () => {
  expect(await lastBackup(ctx)).toMatchObject({ archive: path.basename(archive) })
  expect(readdirSync(settings.folder)).toEqual([path.basename(archive)])
  expect(readFileSync(archive).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
})

test('an archive with one flipped byte is refused, and nothing is touched', async () => {
  const damaged = changed('damaged', content => {
    const at = Math.floor(content.length / 2)
    content[at] = (content[at] ?? 0) ^ 1
    return content
  })
  await expect(restore(damaged)).rejects.toMatchObject({ stderr: expect.stringMatching(/damaged/) })
  await expectNothingRestored()
})

const whole = () => archive

test.each([
  [
    'that is truncated',
    () => changed('truncated', content => content.subarray(0, content.length - 200_000)),
    ...[key, /damaged or truncated/],
  ],
  ['of another key', whole, 'another key that is also long enough for it', /key is another one/],
  ['without its key', whole, undefined, /set BACKUP_KEY/],
  [
    'that is none',
    () => changed('text', () => Buffer.from('no archive, but a text that is long enough')),
    ...[key, /not a backup/],
  ],
  ['that is not there', () => path.join(folder, 'nothing'), key, /no file/],
] as [string, () => string, string | undefined, RegExp][])(
  'an archive %s is refused',
  async (_name, file, own, refusal) => {
    await expect(readArchive(file(), own, await migrationNames())).rejects.toThrow(refusal)
  },
)

test('what no longer holds is found', async () => {
  const change = (by: number) => `update bureau.invoice_series set last = last + ${by} where series = 'INV'`
  const source = process.env.DATABASE_URL ?? ''
  await ask(source, change(1))
  expect((await checkInvariants(ctx)).filter(({ violations }) => violations.length > 0)).toHaveLength(1)
  await ask(source, change(-1))
  expect((await checkInvariants(ctx)).flatMap(({ violations }) => violations)).toEqual([])
})

const HELD_TABLES = ['bureau.restores', 'public.mail_messages']
const UNRELEASED = 'select from bureau.restores where released_at is null'

/** So deep that a file in it has too long a path. */
function deepFolder(): string {
  let deep = folder
  while (deep.length < 3800) deep = path.join(deep, 'd'.repeat(200))
  return path.join(deep, 'd'.repeat(4080 - deep.length - 1))
}

test('a restore whose pictures cannot be kept leaves the database as empty as it was', async () => {
  const failing = start('node', ['bin/restore.mjs', archive], { MEDIA_DIR: deepFolder() })
  await expect(failing).rejects.toMatchObject({ stderr: expect.stringContaining('ENAMETOOLONG') })
  await expectNothingRestored()
  expect(await ask(target, `select from pg_namespace where nspname = 'bureau'`)).toEqual([])
})

test('a restored archive has every row and file, and works on', async () => {
  const { stdout } = await restore(archive)
  expect(stdout).toContain('Restored the backup')
  expect(stdout).not.toContain('BROKEN')
  expect(stdout).toContain('Mail that waited is held, so that nothing is sent twice: 1.')
  const waited = `select state, next_attempt_at from mail_messages where about_id = 'waits at the backup'`
  expect(await ask(target, waited)).toEqual([{ state: 'held', next_attempt_at: null }])
  expect(await ask(target, `select from mail_messages where state = 'queued'`)).toEqual([])
  expect(await ask(target, UNRELEASED)).toHaveLength(1)
  await tsx('src/platform/backup/backupCommand.ts')
  const again = readdirSync(settings.folder).find(name => name !== path.basename(archive)) ?? ''
  const [before, after] = [await read(archive), await read(path.join(settings.folder, again))]
  // What the restore itself changes: mail that waited is held.
  const others = (tables: typeof after.tables) => tables.filter(({ name }) => !HELD_TABLES.includes(name))
  expect(others(after.tables)).toEqual(others(before.tables))
  expect(after.files).toEqual(before.files)
  expect(after.sequences).toEqual(before.sequences)
  expect(before.files.length).toBeGreaterThan(0)
  const schema = `select tgrelid::regclass::text as table, tgname as name, tgenabled as state, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal union all
    select conrelid::regclass::text, conname, 'c', pg_get_constraintdef(oid) from pg_constraint order by 1, 2, 4`
  expect(await ask(target, schema)).toEqual(await ask(process.env.DATABASE_URL ?? '', schema))
  await expect(ask(target, `update quote_editions set content = content`)).rejects.toThrow('does not change')
  expect((await tsx('tests/support/afterRestore.ts')).stdout).toMatch(/placed \S+/)
  await expect(restore(archive)).rejects.toMatchObject({ stderr: expect.stringContaining('not empty') })
  // As a restore leaves it that was killed between its rows and its hold.
  await ask(target, BEGIN_RESTORING)
  await expect(restore('--release')).rejects.toMatchObject({ stderr: expect.stringContaining('did not end') })
  expect(await ask(target, UNRELEASED)).toHaveLength(1)
  await ask(target, 'drop table bureau.restoring')
  await restore('--release')
  expect(await ask(target, UNRELEASED)).toEqual([])
  expect(await ask(target, waited)).toEqual([{ state: 'held', next_attempt_at: null }])
})

test('verifying restores into a database of its own, and leaves none', async () => {
  const own = { DATABASE_URL: process.env.DATABASE_URL ?? '', MEDIA_DIR: settings.mediaFolder }
  const { stdout } = await start(
    'node_modules/.bin/tsx',
    ['src/platform/backup/verifyCommand.ts', archive],
    own,
  )
  expect(stdout).toContain('Restored into a database of its own')
  expect(await lastVerified(ctx)).toMatchObject({ archive: path.basename(archive) })
  expect(await ask(cluster, `select from pg_database where datname like 'restore_test%'`)).toEqual([])
})

/** Sessions that wait for a lock of this kind. */
const waitingFor = (locktype: string) =>
  ask(
    process.env.DATABASE_URL ?? '',
    `select l.pid from pg_locks l join pg_stat_activity a using (pid)
     where not l.granted and l.locktype = '${locktype}' and a.datname = current_database()`,
  )

test('a migration waits for a backup that reads, and keeps nobody waiting behind it', async () => {
  const url = process.env.DATABASE_URL ?? ''
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table regions in access exclusive mode')
  const reading = makeBackup(ctx, settings)
  await eventually(async () => (await waitingFor('relation')).length > 0)
  const migrating = withMigrationLock(url, () => ask(url, 'alter table leads add column held text'))
  await eventually(async () => (await waitingFor('advisory')).length > 0)
  expect(await ask(url, 'select count(*) > 0 as found from leads')).toEqual([{ found: true }])
  await holder.query('rollback')
  await holder.end()
  const [{ file }] = await Promise.all([reading, migrating])
  await ask(url, 'alter table leads drop column held')
  expect((await readArchive(file, key, await migrationNames())).header.tables).not.toContainEqual(
    expect.objectContaining({ name: 'public.leads', columns: expect.arrayContaining(['held']) }),
  )
})

test('a backup waits for a migration that runs, and has what it made', async () => {
  const url = process.env.DATABASE_URL ?? ''
  let made = { file: '' }
  let reading = Promise.resolve()
  await withMigrationLock(url, async () => {
    reading = makeBackup(ctx, settings).then(backup => {
      made = backup
    })
    await eventually(async () => (await waitingFor('advisory')).length > 0)
    await ask(url, 'create table made_meanwhile as select 1 as one')
  })
  await reading
  await ask(url, 'drop table made_meanwhile')
  expect((await read(made.file)).tables).toContainEqual(
    expect.objectContaining({ name: 'public.made_meanwhile', rows: 1 }),
  )
})

test('what a killed backup left counts for nothing, and is gone after the next', async () => {
  writeFileSync(path.join(settings.folder, 'webbureau-20260101T000000Z.tar.gz.age.unfinished'), 'half')
  const { file } = await makeBackup(ctx, settings)
  expect(readdirSync(settings.folder).filter(name => name.endsWith('.unfinished'))).toEqual([])
  expect((await read(file)).tables.length).toBeGreaterThan(100)
})
