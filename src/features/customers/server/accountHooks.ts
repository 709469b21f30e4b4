import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { getCompany } from '@/features/company/server/getCompany'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import { ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { type MailDraft, queueMailForWorker } from '@/platform/email/outbox'
import { emailChangedMail, passwordLinkMail } from './accountMails'
import { createPasswordLink, invalidateLinks } from './passwordLinks'

/** With another address every session that was opened with the old one ends. */
export const endSessionsOnEmailChange: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.email && data.email !== originalDoc.email ? { ...data, sessions: [] } : data

/** Whom staff write in chooses a password with the link of a mail. What the server makes itself it mails itself. */
export const welcomeByMail: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return
  const [ctx, tx] = [ctxOf(req), await connectionOf(req)]
  const link = await createPasswordLink(ctx, tx, doc.id, 'set')
  const subject = { collection: 'hosting-customers', id: doc.id } as const
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
  await queueCustomerMail(req, company => passwordLinkMail({ ...doc, company }, link))
}

/** An address that staff change is told to the mailbox from before, whose links work no more. */
export const notifyOldAddress: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return
  await invalidateLinks(ctxOf(req), await connectionOf(req), doc.id)
  if (!req.user) return
  await queueCustomerMail(req, company => emailChangedMail({ ...doc, email: previousDoc.email, company }, doc.email))
}

type Company = Awaited<ReturnType<typeof getCompany>>

async function queueCustomerMail(req: PayloadRequest, draft: (company: Company) => MailDraft): Promise<void> {
  const ctx = ctxOf(req)
  await queueMailForWorker(ctx, await connectionOf(req), [draft(await getCompany(ctx, req))])
}

const connectionOf = async (req: PayloadRequest) => (await hookTx(req)) ?? { sql: database(req).drizzle }
