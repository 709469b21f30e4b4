import { type EventEmitter, once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, type Pack, pack } from 'tar-stream'
import { BackupRefusal } from './model/archive'

/** Of scrypt: 32 MB of memory. BACKUP_KEY is long, so that guessing it takes too long anyway. */
const WORK_FACTOR = 15

const AGE_MAGIC = 'age-encryption.org/v1'
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b])

/** A stream of the archive's entries into a new file that only its owner can read. On disk when it resolves. */
export async function writeEntries(
  file: string,
  key: string | undefined,
  fill: (entries: Pack) => Promise<void>,
): Promise<void> {
  const entries = pack()
  const gzip = createGzip()
  const packed = pipeline(Readable.from(entries), gzip)
  const stored = encrypted(gzip, key).then(source =>
    pipeline(source, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })),
  )
  const stop = (error: Error) => entries.destroy(error)
  stored.catch(stop)
  const filled = fill(entries).then(() => entries.finalize())
  filled.catch(stop)
  const results = await Promise.allSettled([stored, filled, packed])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function encrypted(plain: Readable, key: string | undefined): Promise<Readable> {
  if (!key) return plain
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  return Readable.fromWeb((await encrypter.encrypt(toWeb(plain))) as ReadableStream<Uint8Array>)
}

// Two declarations of one web standard, of Node and of the browser.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>

/** Resolves when the entry is in the stream, which takes no more than the disk does. */
export function addEntry(entries: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    entries.entry({ name, size: content.length, mode: 0o600 }, content, error =>
      error ? reject(error) : resolve(),
    )
  })
}

export async function addStream(
  entries: Pack,
  name: string,
  size: number,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  let done: (error?: Error | null) => void = () => undefined
  const written = new Promise<void>((resolve, reject) => {
    done = error => (error ? reject(error) : resolve())
  })
  written.catch(() => undefined)
  const sink = entries.entry({ name, size, mode: 0o600 }, error => done(error))
  for await (const chunk of chunks) if (!sink.write(chunk)) await Promise.race([drained(sink), written])
  sink.end(null)
  await written
}

/** Resolves when more can be written, or nothing any more. */
async function drained(stream: unknown): Promise<void> {
  const settled = new AbortController()
  const emitter = stream as EventEmitter
  const heard = (event: string) => once(emitter, event, { signal: settled.signal })
  try {
    await Promise.race([heard('drain'), heard('close')])
  } finally {
    settled.abort()
  }
}

export type ArchiveEntry = { name: string; chunks: AsyncIterable<Buffer> }

/** The entries of an archive, one after the other. Throws a refusal for what is no archive, or cannot be opened. */
export async function* readEntries(file: string, key: string | undefined): AsyncGenerator<ArchiveEntry> {
  const magic = await readMagic(file)
  const source = createReadStream(file)
  const entries = extract()
  try {
    void feed(await opened(source, magic, key), entries)
    for await (const entry of entries) {
      yield { name: entry.header.name, chunks: refusing(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    entries.destroy()
    source.destroy()
  }
}

async function* refusing(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Ends `entries` with whatever ends the source, so that its reader hears of it. */
async function feed(source: Readable, entries: ReturnType<typeof extract>): Promise<void> {
  try {
    for await (const chunk of source) {
      if (entries.destroyed) return
      if (!entries.write(chunk)) await drained(entries)
    }
    entries.end(null)
  } catch (error) {
    entries.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

async function readMagic(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefusal(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}.`,
    )
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function opened(source: Readable, magic: Buffer, key: string | undefined): Promise<Readable> {
  const gunzip = createGunzip()
  const compressed = await decrypted(source, magic, key)
  // Its errors reach whoever reads from it.
  pipeline(compressed, gunzip).catch(() => undefined)
  return gunzip
}

async function decrypted(source: Readable, magic: Buffer, key: string | undefined): Promise<Readable> {
  if (magic.subarray(0, 2).equals(GZIP_MAGIC)) return source
  if (magic.toString('latin1') !== AGE_MAGIC)
    throw new BackupRefusal('The file is not a backup: it is neither a .tar.gz nor a .tar.gz.age archive.')
  if (!key)
    throw new BackupRefusal('The archive is encrypted: set BACKUP_KEY to the key that it was made with.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  const plain = await decrypter.decrypt(toWeb(source)).catch(error => {
    throw new BackupRefusal(
      `The archive cannot be opened with BACKUP_KEY: the key is another one, or the beginning of the archive is damaged (${messageOf(error)}).`,
    )
  })
  return Readable.fromWeb(plain as ReadableStream<Uint8Array>)
}

function asRefusal(error: unknown): Error {
  if (error instanceof BackupRefusal) return error
  return new BackupRefusal(`The archive is damaged or truncated (${messageOf(error)}).`)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
