import type { EmailAdapter } from 'payload'
import { type Ctx, ctxWith } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { nextAttempt } from '@/platform/time/backoff'
import { holdsLease, retryRecording, runningAttempts, trackAttempt, whileRenewing } from './attempts'
import {
  findLastMailAbout,
  findMail,
  insertMails,
  type LeasedMail,
  leaseDueMails,
  type Outcome,
  recordOutcome,
  type StoredMail,
} from './mailRepository'
import {
  ATTEMPTS_AT_ONCE,
  isPermanentRefusal,
  leaseFrom,
  type MailState,
  SEND_TIMEOUT_MS,
  VISITOR_WAITS_MS,
} from './retry'
import { fillLinks, hideLinks, unsealLinks } from './sealedLinks'
import type { SecretLinks } from './secretLinks'
import { type Attachment, MAIL_FROM } from './transport'

export type MailDraft = {
  /** Of the mail, by an idempotency key: a second mail with it is refused by the database. */
  id?: string
  template: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  unsubscribe?: string
  attachments?: Attachment[]
  about?: { collection: string; id: string }
  /** Links that grant something; sealed until the mail is sent. */
  links?: SecretLinks
}

export type QueuedMail = LeasedMail

/** The caller sends it after the commit; if it dies, the worker does once the lease ends. */
export async function queueMail(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  drafts: MailDraft[],
  leasedUntil = leaseFrom(ctx.now()),
): Promise<QueuedMail[]> {
  if (drafts.length === 0) return []
  const mails = drafts.map(({ about, links = {}, ...draft }) => ({
    ...hideLinks({ ...draft, id: draft.id ?? ctx.random() }, links),
    messageId: newMessageId(ctx),
    attempts: 0,
    leasedUntil,
    aboutCollection: about?.collection ?? null,
    aboutId: about?.id ?? null,
  }))
  await insertMails(tx, mails, ctx.now())
  return mails
}

/** Payload commits after its hooks, so the worker sends it. */
export async function queueMailForWorker(ctx: Ctx, tx: Pick<Tx, 'sql'>, drafts: MailDraft[]): Promise<void> {
  await queueMail(ctx, tx, drafts, ctx.now())
}

export function newMessageId(ctx: Ctx): string {
  return `<${ctx.random()}@${new URL(env.SITE_URL).hostname}>`
}

/** Never throws for the mail server's sake. */
export function attemptMail(ctx: Ctx, mail: QueuedMail): Promise<MailState> {
  return trackAttempt(mail.id, attempt(ctx, mail))
}

async function attempt(ctx: Ctx, mail: QueuedMail): Promise<MailState> {
  const sender = await ctx.organisation.readName(ctx.payload)
  if (!(await holdsLease(ctx, mail))) return 'queued'
  return whileRenewing(ctx, mail, async () => {
    const outcome = await deliver(ctx, mail, sender)
    if (outcome.sentAt) await retryRecording(ctx, mail.id, () => recordOutcome(ctx, mail, outcome))
    else await recordOutcome(ctx, mail, outcome)
    return outcome.state
  })
}

export async function sendDueMail(ctx: Ctx, limit = ATTEMPTS_AT_ONCE): Promise<number> {
  const due = await leaseDueMails(ctx, limit, runningAttempts())
  await Promise.all(due.map(mail => attemptMail(ctx, mail)))
  return due.length
}

async function deliver(ctx: Ctx, mail: QueuedMail, sender: string): Promise<Outcome> {
  try {
    const { to, subject, html, text, messageId, replyTo, unsubscribe, attachments } = fillLinks(mail)
    const outgoing = { to, subject, html, text, messageId, replyTo, unsubscribe, attachments }
    const state = await ctx.mail.deliver(ctx.payload, { ...outgoing, sender })
    if (state === 'kept') printStaffLinks(ctx, mail)
    return { state, sentAt: ctx.now().toISOString(), nextAttemptAt: null, lastError: null }
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    ctx.payload.logger.warn({ msg: 'mail was not delivered', mail: mail.id, attempt: mail.attempts + 1 })
    const again = isPermanentRefusal(error) ? null : nextAttempt(mail.attempts + 1, ctx.now())
    return {
      state: again ? 'queued' : 'failed',
      nextAttemptAt: again?.toISOString() ?? null,
      lastError,
    }
  }
}

/** Nobody may find a colleague's link in the office: it is printed in the terminal. */
function printStaffLinks(ctx: Ctx, mail: QueuedMail): void {
  if (mail.aboutCollection !== 'staff') return
  for (const link of Object.values(unsealLinks(mail))) ctx.payload.logger.info(`For ${mail.to}: ${link}`)
}

/** Answers whether the first mail, the visitor's, went within two seconds; sending goes on. */
export async function sendNow(ctx: Ctx, mails: QueuedMail[]): Promise<boolean> {
  const attempts = mails.map(mail => attemptMail(ctx, mail).catch(error => logUnrecorded(ctx, mail, error)))
  ctx.keepAlive?.(Promise.race([Promise.all(attempts), pause(SEND_TIMEOUT_MS)]))
  const [visitors] = attempts
  const state = await Promise.race([visitors, pause(VISITOR_WAITS_MS).then(() => 'queued')])
  return state !== 'queued' && state !== 'failed'
}

/** For a repeated submission: whether the first one's mail went. */
export function wasSent(ctx: Ctx, about: string, template: string): Promise<boolean> {
  return hasGone(() => findLastMailAbout(ctx, about, template))
}

export function wasMailSent(ctx: Ctx, id: string): Promise<boolean> {
  return hasGone(() => findMail(ctx, id))
}

async function hasGone(find: () => Promise<Pick<StoredMail, 'state' | 'attempts'> | null>): Promise<boolean> {
  for (const end = Date.now() + VISITOR_WAITS_MS; ; await pause(150)) {
    const mail = await find()
    if (!mail) return true
    if (mail.state !== 'queued') return mail.state !== 'failed'
    if (mail.attempts > 0 || Date.now() > end) return false
  }
}

function logUnrecorded(ctx: Ctx, mail: QueuedMail, err: unknown): 'queued' {
  ctx.payload.logger.error({ err, msg: 'the outcome of a mail could not be written', mail: mail.id })
  return 'queued'
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export const payloadEmailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: MAIL_FROM,
  defaultFromName: '',
  sendEmail: async message => {
    const ctx = ctxWith(payload)
    const html = String(message.html ?? '')
    const draft = {
      template: 'account',
      to: String(message.to),
      subject: String(message.subject),
      html,
      text: String(message.text ?? html.replace(/<[^>]+>/g, ' ')),
      links: linkIn(html),
    }
    const queued = await transaction(ctx, tx => queueMail(ctx, tx, [draft]))
    await Promise.all(queued.map(mail => attemptMail(ctx, mail)))
  },
})

/** Payload does not say what its links grant. */
function linkIn(html: string): SecretLinks {
  const other = html.match(/href="([^"]+)"/)?.[1]
  return other ? { other } : {}
}
