import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { recordSecurityEvent, type SecurityParty } from '@/platform/audit/securityLog'
import { type Ctx, getOrganisation, type Organisation } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { email, fieldErrors } from '@/platform/forms/fields'
import { type LimitExceeded, MAX_PROOF_LENGTH } from '@/platform/forms/proofOfWork'
import type { LogInAttempt } from './logInLimits'

/** Longer than any look-up takes, so that the response time does not show whether an address is known. */
const ANSWER_AFTER_MS = 250

const schema = z.object({
  email: z.pipe(email, z.string().check(z.toLowerCase())),
  proof: z.optional(z.string().check(z.maxLength(MAX_PROOF_LENGTH))),
})

export type LinkRequest = { email: string; proof?: string | undefined }

export type PasswordLinkResult =
  | { kind: 'asked' | 'failed' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | LimitExceeded

type LinkOwner = { id: string; email: string; name: string }

export type Accounts = {
  collection: SecurityParty['collection']
  checkLimits: (ctx: Ctx, asked: LogInAttempt) => Promise<LimitExceeded | null>
  find: (ctx: Ctx, address: string) => Promise<LinkOwner | null>
  createLink: (ctx: Ctx, tx: Tx, owner: LinkOwner) => Promise<string>
  mail: (letter: LinkOwner & { company: Organisation }, link: string) => MailDraft
}

class UnknownAddress extends Error {}

export async function requestPasswordLink(
  ctx: Ctx,
  typed: LinkRequest,
  accounts: Accounts,
): Promise<PasswordLinkResult> {
  const read = schema.safeParse(typed)
  if (!read.success) return { kind: 'invalid', errors: fieldErrors(read.error.issues) }
  const [answer] = await Promise.all([queueOrRefuse(ctx, read.data, accounts), pause(ANSWER_AFTER_MS)])
  return answer
}

async function queueOrRefuse(ctx: Ctx, typed: LinkRequest, accounts: Accounts): Promise<PasswordLinkResult> {
  try {
    const { email: address, proof } = typed
    const stop = await accounts.checkLimits(ctx, { email: address, proof })
    if (stop) return stop
    const [owner, company] = await Promise.all([accounts.find(ctx, address), getOrganisation(ctx)])
    // Not awaited, since that time would show too. If this process ends first, the worker sends it.
    void sendNow(ctx, await queueLink(ctx, address, { ...accounts, owner, company }))
    return { kind: 'asked' }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a password link could not be made' })
    return { kind: 'failed' }
  }
}

type LinkRecipient = Accounts & { owner: LinkOwner | null; company: Organisation }

/** An unknown address does the same work, which is rolled back. */
async function queueLink(
  ctx: Ctx,
  address: string,
  { owner, company, collection, createLink, mail }: LinkRecipient,
): Promise<QueuedMail[]> {
  const reader = owner ?? { id: ctx.random(), email: address, name: '' }
  try {
    return await transaction(ctx, async tx => {
      const link = await createLink(ctx, tx, reader)
      const subject = { collection, id: reader.id, name: reader.name }
      await recordSecurityEvent(ctx, tx, { event: { code: 'passwordResetAsked' }, subject })
      const queued = await queueMail(ctx, tx, [mail({ ...reader, company }, link)])
      if (!owner) throw new UnknownAddress()
      return queued
    })
  } catch (error) {
    if (error instanceof UnknownAddress) return []
    throw error
  }
}
