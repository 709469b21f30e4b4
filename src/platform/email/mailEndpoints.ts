import { hasRole } from '@/platform/access/actors'
import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { registryOf } from '@/platform/registry'
import { isRecordId } from '@/platform/text/recordId'
import { LinkRefused, type SentMail } from './linkMaker'
import { FileGone, filesToSend } from './mailFiles'
import { findMail, type LeasedMail, lockMail, requeueMail, type StoredMail } from './mailRepository'
import { attemptMail, newMessageId } from './outbox'
import { type ResendResult, sendingWindow } from './retry'
import { sealLinks, unsealLinks } from './sealedLinks'
import { hiddenIn, type SecretLinks } from './secretLinks'

export const resendEndpoint = operatorEndpoint('post', '/:id/resend', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const state = isRecordId(id) ? await resendMail(ctx, id) : null
  return state ? json({ state }) : notFound()
})

export const linksEndpoint = operatorEndpoint('get', '/:id/links', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const links = isRecordId(id) ? await readMailLinks(ctx, id) : null
  return links ? json({ links }) : notFound()
})

/** Null for anybody but an administrator of a demonstration. */
export async function readMailLinks(ctx: Ctx, id: string, demo = env.DEMO): Promise<SecretLinks | null> {
  if (!mayReadDemoMailLinks(ctx, demo)) return null
  const mail = await findMail(ctx, id)
  return mail?.state === 'kept' && mail.aboutCollection !== 'staff' ? unsealLinks(mail) : null
}

export function mayReadDemoMailLinks({ user }: Pick<Ctx, 'user'>, demo = env.DEMO): boolean {
  return demo && hasRole(user, 'admin')
}

/** Links of a sent mail are erased: it gets new ones, and a new Message-ID. Its files are those that were sent. */
export async function resendMail(ctx: Ctx, id: string): Promise<ResendResult | null> {
  try {
    const mail = await transaction(ctx, tx => queueAgain(ctx, tx, id))
    return typeof mail === 'object' && mail ? attemptMail(ctx, mail) : mail
  } catch (error) {
    if (error instanceof LinkRefused) return error.reason
    if (error instanceof FileGone) return 'fileGone'
    throw error
  }
}

/** For a change that is committed with it. `sending`: it is on its way already. */
export async function queueAgain(ctx: Ctx, tx: Tx, id: string): Promise<LeasedMail | 'sending' | null> {
  const mail = await lockMail(ctx, tx, id)
  if (!mail || !maySend(ctx, mail)) return null
  const { after, until } = sendingWindow(ctx.now())
  if (mail.state === 'queued' && isWithin(mail.nextAttemptAt, after, until)) return 'sending'
  const isComplete = mail.state === 'queued' || mail.state === 'held'
  const again = isComplete
    ? {}
    : { ...(await withNewLinks(ctx, tx, mail)), attachments: await filesToSend(ctx, tx, mail) }
  return requeueMail(ctx, tx, id, { leasedUntil: until, ...again })
}

/** Mail about staff accounts is for administrators. */
function maySend({ user }: Ctx, { aboutCollection }: StoredMail): boolean {
  return aboutCollection !== 'staff' || hasRole(user, 'admin')
}

function isWithin(moment: string | null, after: Date, until: Date): boolean {
  const at = moment ? new Date(moment) : null
  return at !== null && at >= after && at <= until
}

async function withNewLinks(ctx: Ctx, tx: Tx, mail: StoredMail) {
  const links = await createNewLinks(ctx, tx, mail)
  if (Object.keys(links).length === 0) return {}
  return { sealed: sealLinks(links, mail.id), messageId: newMessageId(ctx) }
}

async function createNewLinks(ctx: Ctx, tx: Tx, mail: SentMail): Promise<SecretLinks> {
  const { linkMakers } = registryOf(ctx)
  const links: SecretLinks = {}
  for (const kind of hiddenIn(`${mail.html}${mail.text}${mail.unsubscribe ?? ''}`, mail.id))
    links[kind] = await linkMakers[kind](ctx, tx, mail)
  return links
}
