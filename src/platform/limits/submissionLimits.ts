import type { Ctx } from '@/platform/ctx'
import type { LimitExceeded } from '@/platform/forms/proofOfWork'
import { checkLimitsOrProof } from './challenges'
import { withinLimit } from './counters'

/** One ceiling each: a flood of one form leaves the others open. */
export type CountedForm = 'leads' | 'configurator-requests' | 'newsletter' | 'orders'

type Sent = { form: CountedForm; email: string; proof: string | undefined }

/** Null when accepted. Without a proof it uses up nobody's own limit. */
export async function checkSubmissionLimits(
  ctx: Ctx,
  { form, email, proof }: Sent,
): Promise<LimitExceeded | null> {
  const toProve = await checkLimitsOrProof(ctx, [['submit-everyone', form]], { act: `submit ${form}`, proof })
  if (toProve) return toProve
  return (await withinVisitorLimits(ctx, email)) ? null : { kind: 'tooMany' }
}

export async function withinVisitorLimits(ctx: Ctx, email: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'submit-mail', email.toLowerCase()),
    ctx.clientIp === null || withinLimit(ctx, 'submit-address', ctx.clientIp),
  ])
  return allowed.every(Boolean)
}

/** Thrown to roll a transaction back. */
export class SubmissionLimited extends Error {
  constructor(readonly answer: LimitExceeded) {
    super(answer.kind)
  }
}
