import type { Ctx } from '@/platform/ctx'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { checkLimitsOrProof } from './challenges'
import { withinLimit } from './counters'

/** Each has a ceiling of its own: who floods one form leaves the others as they were. */
export type CountedForm = 'leads' | 'configurator-requests' | 'newsletter' | 'orders'

type Sent = { form: CountedForm; email: string; proof: string | undefined }

/** Why one more submission is not taken now; null when it is. Without a proof it counts for nobody's own limit. */
export async function checkSubmissionLimits(
  ctx: Ctx,
  { form, email, proof }: Sent,
): Promise<ProofRequired | { kind: 'tooMany' } | null> {
  const toProve = await checkLimitsOrProof(ctx, [['submit-everyone', form]], { act: `submit ${form}`, proof })
  if (toProve) return toProve
  return (await withinVisitorLimits(ctx, email)) ? null : { kind: 'tooMany' }
}

/** The limits of one mailbox, or what stands for one, and of one network. */
export async function withinVisitorLimits(ctx: Ctx, email: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'submit-mail', email.toLowerCase()),
    ctx.address === null || withinLimit(ctx, 'submit-address', ctx.address),
  ])
  return allowed.every(Boolean)
}

/** Leaves a transaction so that nothing of it remains. */
export class SubmissionLimited extends Error {
  constructor(readonly answer: ProofRequired | { kind: 'tooMany' }) {
    super(answer.kind)
  }
}
