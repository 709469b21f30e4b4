import * as z from 'zod/mini'

/** Of the archive's own layout. A reader knows this one and older ones. */
export const FORMAT = 1

export const HEADER = 'backup.json'
export const CHECKSUMS = 'checksums.json'
export const TABLES = 'tables/'
export const FILES = 'files/'

const columnList = z.object({ name: z.string(), columns: z.array(z.string()) })

/** The first entry of an archive: what is needed to judge it before anything is read. */
export const headerSchema = z.object({
  format: z.number(),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** Pictures in a bucket are not in the archive. */
  pictures: z.enum(['folder', 'bucket']),
  /** Of PAYLOAD_SECRET, so that a restore can say that it differs. */
  secretFingerprint: z.string(),
  tables: z.array(columnList),
})

export type ArchiveHeader = z.infer<typeof headerSchema>

const digest = { bytes: z.number(), sha256: z.string() }

/** The last entry of an archive: without it the archive is truncated. */
export const checksumsSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), ...digest })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), ...digest })),
})

export type Checksums = z.infer<typeof checksumsSchema>

/** A reason that an operator can do something about, as one sentence. */
export class BackupRefusal extends Error {}

/** Throws when this version cannot restore the archive. `known` are the migrations of this version. */
export function refuseNewer({ format, version, migrations }: ArchiveHeader, known: readonly string[]): void {
  const unknown = migrations.filter(name => !known.includes(name))
  if (format <= FORMAT && unknown.length === 0) return
  const why = format > FORMAT ? `its format is ${format}` : `it has the migration ${unknown.at(-1)}`
  throw new BackupRefusal(
    `The archive was made by a newer version (${version}): ${why}. Restore it with that version or a later one.`,
  )
}

/** Whether a path of an archive stays inside the folder that it is put in. */
export function isInside(path: string): boolean {
  const parts = path.split('/')
  return !/[\\\0]/.test(path) && parts.every(part => part !== '' && part !== '.' && part !== '..')
}
