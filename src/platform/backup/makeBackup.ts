import { createHash } from 'node:crypto'
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Pack } from 'tar-stream'
import type { Ctx } from '@/platform/ctx'
import { version } from '../../../package.json'
import { addEntry, addStream, writeEntries } from './archiveStream'
import { type BackupSettings, backupSettings, secretFingerprint } from './backupSettings'
import { recordRun } from './backups'
import {
  type ArchiveHeader,
  BackupRefusal,
  CHECKSUMS,
  type Checksums,
  FILES,
  FORMAT,
  HEADER,
  TABLES,
} from './model/archive'
import { archiveName, archivesToDelete } from './model/retention'
import { applyCopySettings, copyOut, listSequences, listTables, type Table, withClient } from './tables'

/** Held while a backup is made: two at once would only slow each other down. */
const LOCK = 7_205_003

/** That of `bin/migration-lock.mjs`. */
const MIGRATION_LOCK = 7_205_002

const UNFINISHED = '.unfinished'

export type MadeBackup = {
  file: string
  bytes: number
  tables: number
  rows: number
  files: number
  deleted: string[]
}

/** Makes an archive of the database and the pictures, records it, and deletes the archives that may go. */
export async function makeBackup(ctx: Ctx, settings = backupSettings()): Promise<MadeBackup> {
  const startedAt = ctx.now()
  const archive = archiveName(startedAt, settings.key !== undefined)
  const run = { kind: 'backup', startedAt, archive } as const
  try {
    const made = await withClient(ctx, client => writeBackup(ctx, client, settings, archive))
    await recordRun(ctx, { ...run, bytes: made.bytes, reason: null })
    return { ...made, deleted: await deleteOldArchives(settings) }
  } catch (error) {
    if (error instanceof BackupRefusal) throw error
    await recordRun(ctx, {
      ...run,
      bytes: null,
      reason: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
}

type Written = Omit<MadeBackup, 'deleted'>

async function writeBackup(
  ctx: Ctx,
  client: Client,
  settings: BackupSettings,
  archive: string,
): Promise<Written> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
  if (!rows[0]?.held) throw new BackupRefusal('Another backup is being made at this moment.')
  await mkdir(settings.folder, { recursive: true, mode: 0o700 })
  await deleteUnfinished(settings.folder)
  const file = path.join(settings.folder, archive)
  const unfinished = `${file}${UNFINISHED}`
  const counts = { tables: 0, rows: 0, files: 0 }
  try {
    await writeEntries(unfinished, settings.key, async entries => {
      const checksums = await fillArchive(ctx, client, settings, entries)
      counts.tables = checksums.tables.length
      counts.rows = checksums.tables.reduce((sum, table) => sum + table.rows, 0)
      counts.files = checksums.files.length
    })
    await rename(unfinished, file)
    await syncFolder(settings.folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { file, bytes: (await stat(file)).size, ...counts }
}

/** Of a backup that was killed. */
async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(path.join(folder, name), { force: true })
}

/** A new name is on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function fillArchive(
  ctx: Ctx,
  client: Client,
  { mediaFolder }: BackupSettings,
  entries: Pack,
): Promise<Checksums> {
  await applyCopySettings(client)
  // Before the snapshot: a migration that runs ends first, and the next one begins after the last table.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  // As pg_dump does: nothing changes a table before its turn has come.
  await client.query(`lock table ${tables.map(table => table.name).join(', ')} in access share mode`)
  await addJson(entries, HEADER, await readHeader(ctx, client, tables, mediaFolder))
  const checksums: Checksums = { tables: [], sequences: [], files: [] }
  for (const table of tables) checksums.tables.push(await addTable(entries, client, table))
  checksums.sequences = await listSequences(client)
  await client.query('commit')
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
  // After the rows: every picture that a row names was stored before it.
  if (mediaFolder) for await (const file of addFiles(entries, mediaFolder)) checksums.files.push(file)
  await addJson(entries, CHECKSUMS, checksums)
  return checksums
}

async function readHeader(
  ctx: Ctx,
  client: Client,
  tables: Table[],
  mediaFolder: string | null,
): Promise<ArchiveHeader> {
  const { rows } = await client.query('select name from payload_migrations order by name')
  return {
    format: FORMAT,
    version,
    madeAt: ctx.now().toISOString(),
    migrations: rows.map(row => String(row.name)),
    pictures: mediaFolder === null ? 'bucket' : 'folder',
    secretFingerprint: secretFingerprint(),
    tables,
  }
}

const addJson = (entries: Pack, name: string, value: unknown) =>
  addEntry(entries, name, Buffer.from(JSON.stringify(value)))

const PART_BYTES = 4 * 1024 ** 2

/** In parts: an entry of a tar archive begins with its size, and so none has to wait for a whole table. */
async function addTable(entries: Pack, client: Client, table: Table): Promise<Checksums['tables'][number]> {
  const hash = createHash('sha256')
  const counted = { rows: 0, bytes: 0, part: 0 }
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    counted.part += 1
    await addEntry(
      entries,
      `${TABLES}${table.name}/${String(counted.part).padStart(6, '0')}`,
      Buffer.concat(waiting),
    )
    waiting = []
    size = 0
  }
  for await (const chunk of copyOut(client, table)) {
    hash.update(chunk)
    counted.rows += countLines(chunk)
    counted.bytes += chunk.length
    waiting.push(chunk)
    size += chunk.length
    if (size >= PART_BYTES) await flush()
  }
  if (size > 0) await flush()
  return { name: table.name, rows: counted.rows, bytes: counted.bytes, sha256: hash.digest('hex') }
}

/** Each row is a line: a line break within a value is written as \n. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Files in a folder and below it, as paths with slashes. Links are skipped: they may lead anywhere. */
async function* listFiles(folder: string, below = ''): AsyncGenerator<string> {
  const names = await readdir(path.join(folder, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.toSorted()) {
    const file = below ? `${below}/${name}` : name
    const found = await lstat(path.join(folder, file)).catch(whenGone)
    if (found?.isDirectory()) yield* listFiles(folder, file)
    else if (found?.isFile()) yield file
  }
}

function whenGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

type AddedFile = Checksums['files'][number]

async function* addFiles(entries: Pack, folder: string): AsyncGenerator<AddedFile> {
  for await (const file of listFiles(folder)) {
    const added = await addFile(entries, folder, file)
    if (added) yield added
  }
}

/** Null when it was deleted meanwhile. */
async function addFile(entries: Pack, folder: string, file: string): Promise<AddedFile | null> {
  const handle = await open(path.join(folder, file)).catch(whenGone)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    const hash = createHash('sha256')
    const content = handle.createReadStream({ autoClose: false, end: Math.max(size - 1, 0) })
    await addStream(entries, FILES + file, size, hashed(content, hash))
    return { path: file, bytes: size, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function deleteOldArchives({ folder, daysKept }: BackupSettings): Promise<string[]> {
  const old = archivesToDelete(await readdir(folder), daysKept)
  for (const name of old) await rm(path.join(folder, name), { force: true })
  return old
}
