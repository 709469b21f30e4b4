import { createHash } from 'node:crypto'
import type { Ctx } from '@/platform/ctx'
import { type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { lockMailsWithFiles, type MailWithFiles, type StoredMail, setAttachments } from './mailRepository'
import type { Attachment } from './transport'

/** What a mail brought. `made` is when the mail was. */
export type SentFile = {
  about: { collection: string; id: string } | null
  made: Date
  filename: string
  contentType: string
  sha256: string
}

/**
 * Finds what was sent with a mail, or makes it again. Bytes leave the mail only once these are the same, and a mail that is
 * sent again gets them back only while they are: a store need not be certain.
 */
export type MailFileStore = {
  /** Stands in the mails. */
  key: string
  find: (ctx: Ctx, db: Sql, file: SentFile) => Promise<Buffer | null>
  /** Takes what many mails bring. Idempotent. */
  keep?: (ctx: Ctx, db: Sql, file: SentFile, content: Buffer) => Promise<void>
}

declare module '@/platform/registry' {
  interface Registry {
    mailFiles: MailFileStore[]
  }
}

type StoredFile = NonNullable<StoredMail['attachments']>[number]

/** A version that ran until a moment ago, beside this one, sends with the bytes that stand in the mail. */
const KEPT_DAYS = 1

export const SENT_FILES_PERIOD = `${KEPT_DAYS} dag na het verzenden`

const BATCH_SIZE = 50

/** Every file of a sent mail gets the hash of its bytes; the bytes stay only where no store has them. */
export async function moveSentFiles(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000)
  return transaction(ctx, async tx => {
    const mails = await lockMailsWithFiles(tx, before, BATCH_SIZE)
    for (const mail of mails) await moveFiles(ctx, tx, mail)
    return mails.length
  })
}

async function moveFiles(ctx: Ctx, tx: Tx, mail: MailWithFiles): Promise<void> {
  const moved: StoredFile[] = []
  for (const file of mail.attachments) moved.push(await moveFile(ctx, tx.sql, mail, file))
  await setAttachments(tx, mail.id, moved)
}

async function moveFile(ctx: Ctx, db: Sql, mail: MailWithFiles, file: StoredFile): Promise<StoredFile> {
  if (file.content === undefined || file.sha256 !== undefined) return file
  const bytes = Buffer.from(file.content, file.encoding)
  const hashed = { ...file, sha256: hashOf(bytes), size: bytes.length }
  const sent = sentFile(mail, hashed)
  for (const { key, find, keep } of registryOf(ctx).mailFiles) {
    await keep?.(ctx, db, sent, bytes)
    const found = await find(ctx, db, sent)
    if (found?.equals(bytes)) return { ...hashed, content: undefined, store: key }
  }
  return hashed
}

/** A file that was sent cannot be had as it was. */
export class FileGone extends Error {
  constructor(mail: string, filename: string) {
    super(`${filename} of mail ${mail} cannot be had as it was sent`)
  }
}

/** The files as they are before a mail is sent, and undefined for a mail without. Throws FileGone. */
export async function filesToSend(
  ctx: Ctx,
  { sql }: Pick<Tx, 'sql'>,
  mail: StoredMail,
): Promise<Attachment[] | undefined> {
  if (!mail.attachments) return undefined
  const files: Attachment[] = []
  for (const file of mail.attachments) files.push(await fileToSend(ctx, sql, mail, file))
  return files
}

async function fileToSend(ctx: Ctx, db: Sql, mail: StoredMail, file: StoredFile): Promise<Attachment> {
  const { filename, contentType, encoding, sha256 } = file
  const content = file.content ?? (await findAgain(ctx, db, mail, file))?.toString(encoding)
  if (content === undefined || (sha256 && hashOf(Buffer.from(content, encoding)) !== sha256))
    throw new FileGone(mail.id, filename)
  return { filename, contentType, content, ...(encoding && { encoding }) }
}

async function findAgain(ctx: Ctx, db: Sql, mail: StoredMail, file: StoredFile): Promise<Buffer | null> {
  const store = registryOf(ctx).mailFiles.find(({ key }) => key === file.store)
  return store && file.sha256 !== undefined
    ? store.find(ctx, db, sentFile(mail, { ...file, sha256: file.sha256 }))
    : null
}

type Mail = Pick<StoredMail, 'aboutCollection' | 'aboutId' | 'createdAt'>

function sentFile(
  { aboutCollection, aboutId, createdAt }: Mail,
  { filename, contentType, sha256 }: StoredFile & { sha256: string },
): SentFile {
  const about = aboutCollection && aboutId ? { collection: aboutCollection, id: aboutId } : null
  return { about, made: new Date(createdAt), filename, contentType, sha256 }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
