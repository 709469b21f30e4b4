import { createHash } from 'node:crypto'
import { type ArchiveEntry, readEntries } from './archiveStream'
import {
  type ArchiveHeader,
  BackupRefusal,
  CHECKSUMS,
  type Checksums,
  checksumsSchema,
  FILES,
  HEADER,
  headerSchema,
  isInside,
  refuseNewer,
  TABLES,
} from './model/archive'

/** What is done with the parts of an archive, in their order. Checksums are known, and right, once all is read. */
export type ArchiveVisitor = {
  header: (header: ArchiveHeader) => Promise<void>
  /** A table comes in parts, one after the other; an empty one has none. */
  tablePart: (table: string, chunk: Buffer) => Promise<void>
  /** Every chunk has to be read. */
  file: (path: string, chunks: AsyncIterable<Buffer>) => Promise<void>
}

export const LOOK_ONLY: ArchiveVisitor = {
  header: async () => undefined,
  tablePart: async () => undefined,
  file: async (_path, chunks) => {
    for await (const _chunk of chunks);
  },
}

export type ReadArchive = { header: ArchiveHeader; checksums: Checksums }

/** Reads all of it, and throws a refusal for what is damaged, truncated, or of a newer version than `known` migrations. */
export async function readArchive(
  file: string,
  key: string | undefined,
  known: readonly string[],
  visitor = LOOK_ONLY,
): Promise<ReadArchive> {
  const seen = new Seen()
  let header: ArchiveHeader | null = null
  let checksums: Checksums | null = null
  for await (const entry of readEntries(file, key)) {
    if (checksums) throw new BackupRefusal('The archive is damaged: something follows its checksums.')
    if (!header) {
      header = await readHeader(entry, known)
      await visitor.header(header)
    } else if (entry.name === CHECKSUMS) checksums = checksumsSchema.parse(await readJson(entry))
    else await visit(entry, seen, visitor)
  }
  if (!header) throw new BackupRefusal('The archive is empty.')
  if (!checksums) throw new BackupRefusal('The archive is truncated: its checksums are missing.')
  compare(header, checksums, seen)
  return { header, checksums }
}

async function readHeader(entry: ArchiveEntry, known: readonly string[]): Promise<ArchiveHeader> {
  if (entry.name !== HEADER) throw new BackupRefusal('The archive is not a backup of this site.')
  const header = headerSchema.safeParse(await readJson(entry))
  if (!header.success) throw new BackupRefusal('The archive is damaged: its header cannot be read.')
  refuseNewer(header.data, known)
  return header.data
}

async function readJson({ chunks }: ArchiveEntry): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch (error) {
    throw new BackupRefusal(`The archive is damaged (${error instanceof Error ? error.message : error}).`)
  }
}

async function visit({ name, chunks }: ArchiveEntry, seen: Seen, visitor: ArchiveVisitor): Promise<void> {
  if (name.startsWith(TABLES)) {
    const table = name.slice(TABLES.length).replace(/\/\d+$/, '')
    for await (const chunk of chunks) {
      seen.add(TABLES + table, chunk)
      await visitor.tablePart(table, chunk)
    }
    return
  }
  const path = name.slice(FILES.length)
  if (!name.startsWith(FILES) || !isInside(path))
    throw new BackupRefusal('The archive is damaged: it has an entry that no backup has.')
  seen.open(name)
  await visitor.file(path, seen.counted(name, chunks))
}

type Digest = { bytes: number; sha256: string }

/** Bytes and checksum of everything that was read. */
class Seen {
  private readonly parts = new Map<string, { bytes: number; hash: ReturnType<typeof createHash> }>()

  open(name: string) {
    const part = this.parts.get(name) ?? { bytes: 0, hash: createHash('sha256') }
    this.parts.set(name, part)
    return part
  }

  add(name: string, chunk: Buffer): void {
    const part = this.open(name)
    part.bytes += chunk.length
    part.hash.update(chunk)
  }

  async *counted(name: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.add(name, chunk)
      yield chunk
    }
  }

  names(): string[] {
    return [...this.parts.keys()]
  }

  digest(name: string): Digest {
    const { bytes, hash } = this.open(name)
    return { bytes, sha256: hash.copy().digest('hex') }
  }
}

function compare(header: ArchiveHeader, { tables, files }: Checksums, seen: Seen): void {
  const expected = new Map<string, Digest>([
    ...tables.map(table => [TABLES + table.name, table] as const),
    ...files.map(file => [FILES + file.path, file] as const),
  ])
  const wrong = [...expected].find(([name, { bytes, sha256 }]) => {
    const found = seen.digest(name)
    return found.bytes !== bytes || found.sha256 !== sha256
  })
  if (wrong) throw new BackupRefusal(`The archive is damaged: the checksum of ${wrong[0]} is wrong.`)
  const more = seen.names().find(name => !expected.has(name))
  const isComplete = header.tables.every(({ name }) => expected.has(TABLES + name))
  if (more || !isComplete) throw new BackupRefusal('The archive is damaged: its list is not what it holds.')
}
