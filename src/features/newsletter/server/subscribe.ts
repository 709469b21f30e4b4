import type { Typed } from '@/features/leads/server/readForm'
import type { Ctx } from '@/platform/ctx'
import { sendNow, wasSent } from '@/platform/email/confirmation'
import { looksLikeBot } from '@/platform/forms/gate'
import type { SignUpResult } from '../model/result'
import { type SaveResult, saveSubscriber } from './keepSubscriber'
import { type ReadSignUp, readSignUp } from './readSignUp'

/**
 * Asks an address by mail whether it wants the newsletter. What a bot sends is not kept and mails nobody,
 * and gets the same answer.
 */
export async function subscribe(ctx: Ctx, typed: Typed): Promise<SignUpResult> {
  const signUp = readSignUp(typed, ctx.now())
  if ('errors' in signUp) return { kind: 'invalid', errors: signUp.errors }
  if (looksLikeBot(signUp.gate)) return { kind: 'checkMail' }
  const kept = await saveOrFail(ctx, signUp)
  if (!('id' in kept)) return kept
  const mailed =
    kept.kind === 'saved' ? await sendNow(ctx, kept.mails) : await wasSent(ctx, kept.id, kept.template)
  return { kind: mailed ? 'checkMail' : 'savedWithoutMail' }
}

/** A visitor whose address could not be saved reads so, as on every form. */
async function saveOrFail(ctx: Ctx, signUp: ReadSignUp): Promise<SaveResult | { kind: 'notSaved' }> {
  try {
    return await saveSubscriber(ctx, signUp)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a newsletter sign-up was not saved' })
    return { kind: 'notSaved' }
  }
}
