import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '@/platform/ctx'
import { migrationNames } from '@/platform/db/migrations'
import { env, environmentWith } from '@/platform/env'
import { backupSettings } from './backupSettings'
import { type BackupKind, recordRun } from './backups'
import { BackupRefusal } from './model/archive'
import { readArchive } from './readArchive'
import { withClient } from './tables'

/** `output` is what the restore said; null where this user may not make a database to restore into. */
export type VerifiedBackup = { files: number; tables: number; output: string | null }

/** Checks every checksum, and restores the archive into a database of its own, which is dropped again. */
export async function verifyBackup(ctx: Ctx, file: string): Promise<VerifiedBackup> {
  const { key } = backupSettings()
  const { checksums } = await recorded(ctx, 'verify', file, async () =>
    readArchive(file, key, await migrationNames()),
  )
  const counts = { files: checksums.files.length, tables: checksums.tables.length }
  if (!(await mayMakeDatabases(ctx))) return { ...counts, output: null }
  return { ...counts, output: await recorded(ctx, 'restore-test', file, () => tryRestore(ctx, file)) }
}

async function recorded<T>(ctx: Ctx, kind: BackupKind, file: string, work: () => Promise<T>): Promise<T> {
  const run = { kind, startedAt: ctx.now(), archive: path.basename(file) }
  try {
    const result = await work()
    await recordRun(ctx, { ...run, bytes: (await stat(file)).size, reason: null })
    return result
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await recordRun(ctx, { ...run, bytes: null, reason })
    throw error
  }
}

function mayMakeDatabases(ctx: Ctx): Promise<boolean> {
  return withClient(ctx, async client => {
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may === true
  })
}

/** As an operator would, in a process of its own: a process has one database. */
async function tryRestore(ctx: Ctx, file: string): Promise<string> {
  const { folder } = backupSettings()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pictures = await mkdtemp(path.join(folder, '.restore-test-'))
  const name = `restore_test_${randomBytes(6).toString('hex')}`
  try {
    await withClient(ctx, client => client.query(`create database ${name}`))
    const url = new URL(env.DATABASE_URL)
    url.pathname = `/${name}`
    return await runRestore(file, { DATABASE_URL: url.href, MEDIA_DIR: pictures })
  } finally {
    await withClient(ctx, client => client.query(`drop database if exists ${name} with (force)`))
    await rm(pictures, { recursive: true, force: true })
  }
}

function runRestore(file: string, settings: Record<string, string>): Promise<string> {
  const child = spawn(
    'node_modules/.bin/tsx',
    ['src/platform/backup/restoreCommand.ts', path.resolve(file), '--test'],
    { env: environmentWith(settings), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const printed: Buffer[] = []
  child.stdout.on('data', chunk => printed.push(chunk))
  child.stderr.on('data', chunk => printed.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      const output = Buffer.concat(printed).toString().trimEnd()
      if (code === 0) resolve(output)
      else reject(new BackupRefusal(`The archive could not be restored.\n${output}`))
    })
  })
}
