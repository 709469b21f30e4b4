import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { readMigrationFiles } from 'payload'
import type { Client } from 'pg'
import type { Ctx } from '@/platform/ctx'
import { migrationNames } from '@/platform/db/migrations'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { type BackupSettings, backupSettings } from './backupSettings'
import { BEGIN_RESTORING } from './hold'
import { compareRows, setAsideRules, setSequences, TableLoader } from './loadTables'
import { type ArchiveHeader, BackupRefusal } from './model/archive'
import { type ReadArchive, readArchive } from './readArchive'
import { applyCopySettings, listTables, withClient } from './tables'

/** Within the folder of pictures, which may be a disk of its own. */
const STAGED = '.restoring'

export type RestoredBackup = ReadArchive & { unknownTables: string[] }

/**
 * Restores an archive into an empty database and an empty folder. Whatever is refused leaves both as they were. The caller
 * ends it with `endRestoring`, once the copy is held: until then no worker works on it.
 */
export async function restoreBackup(
  ctx: Ctx,
  file: string,
  settings = backupSettings(),
): Promise<RestoredBackup> {
  const mediaFolder = settings.mediaFolder ?? path.resolve(env.MEDIA_DIR)
  return withClient(ctx, async client => {
    await refuseFullTarget(client, mediaFolder)
    const { checksums } = await readArchive(file, settings.key, await migrationNames())
    const staged = checksums.files.length > 0 ? path.join(mediaFolder, STAGED) : null
    const restored = await load(ctx, client, { ...settings, file, staged })
    if (staged) await putInPlace(staged, mediaFolder)
    await database(ctx).migrate()
    return restored
  })
}

async function refuseFullTarget(client: Client, mediaFolder: string): Promise<void> {
  if ((await listTables(client)).length > 0)
    throw new BackupRefusal('The database is not empty: restore into a new one.')
  const names = await readdir(mediaFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.some(name => name !== STAGED))
    throw new BackupRefusal(
      `The folder ${mediaFolder} is not empty: move what is in it away, or set MEDIA_DIR.`,
    )
}

type Loading = Pick<BackupSettings, 'key'> & { file: string; staged: string | null }

/**
 * The tables are committed before their rows: PostgreSQL up to 16 takes no new value of an enum in the transaction that added
 * it. What fails empties the database again.
 */
async function load(ctx: Ctx, client: Client, { file, key, staged }: Loading): Promise<RestoredBackup> {
  await applyCopySettings(client)
  const loader = new TableLoader(client)
  try {
    if (staged) await rm(staged, { recursive: true, force: true })
    let rules: Awaited<ReturnType<typeof setAsideRules>> | null = null
    const read = await readArchive(file, key, await migrationNames(), {
      header: async header => {
        await runMigrations(ctx, client, header)
        await client.query(BEGIN_RESTORING)
        await client.query('begin')
        rules = await setAsideRules(client)
        await loader.prepare(header.tables)
      },
      tablePart: (table, chunk) => loader.add(table, chunk),
      file: async (name, chunks) => {
        await loader.end()
        await storeFile(path.join(staged ?? '', name), chunks)
      },
    })
    await loader.end()
    await setSequences(client, read.checksums.sequences)
    await compareRows(client, read.checksums, loader.unknown)
    await (rules as Awaited<ReturnType<typeof setAsideRules>> | null)?.restore()
    await client.query('commit')
    return { ...read, unknownTables: loader.unknown }
  } catch (error) {
    if (staged) await rm(staged, { recursive: true, force: true })
    await emptyDatabase(client).catch((err: Error) =>
      ctx.payload.logger.error({ err, msg: 'the database is not empty any more: make a new one' }),
    )
    throw error
  }
}

async function emptyDatabase(client: Client): Promise<void> {
  await client.query('rollback')
  await client.query('drop schema if exists bureau cascade; drop schema public cascade')
  await client.query('create schema public; grant usage on schema public to public')
}

/** Exactly those that the database of the archive had: its rows fit no other tables. */
async function runMigrations(ctx: Ctx, client: Client, { migrations }: ArchiveHeader): Promise<void> {
  const files = await readMigrationFiles({ payload: ctx.payload })
  const db = drizzle({ client })
  for (const { name, up } of files.filter(each => migrations.includes(each.name))) {
    await client.query('begin')
    await up({ db, payload: ctx.payload, req: {} } as never).catch((error: Error) => {
      throw new Error(`the migration ${name} failed: ${error.message}`, { cause: error })
    })
    await client.query('commit')
  }
  await client.query("select set_config('search_path', '\"$user\", public', false)")
}

async function storeFile(file: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await pipeline(chunks, createWriteStream(file, { flags: 'wx', flush: true }))
}

async function putInPlace(staged: string, folder: string): Promise<void> {
  for (const name of await readdir(staged)) await rename(path.join(staged, name), path.join(folder, name))
  await rm(staged, { recursive: true })
}
