import { createHmac, hkdfSync, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import {
  challengeText,
  difficultyFor,
  isSolution,
  type LimitExceeded,
  PROOF_MINUTES,
  PROOF_ROUNDS,
  type ProofRequired,
  readProof,
  tryText,
} from '@/platform/forms/proofOfWork'
import { phoneDigits } from '@/platform/text/search'
import { count, withinLimit } from './counters'
import { type CountedLimit, LIMITS, type LimitName } from './limits'

const derive = promisify(pbkdf2)
const TRY_BYTES = 4
const KEY_BYTES = 32

/** `act` names what the proof is for: another form or account takes another proof. */
export async function checkLimitsOrProof(
  ctx: Ctx,
  counted: CountedLimit[],
  { act, proof }: { act: string; proof?: string | null | undefined },
): Promise<ProofRequired | null> {
  const counts = await Promise.all(counted.map(each => count(ctx, ...each)))
  const asked = counted.map(([name], index) => bitsOver(name, counts[index] ?? 0))
  const bits = Math.max(...asked)
  if (bits === 0 || (proof && (await isProof(ctx, act, proof)))) return null
  return { kind: 'prove', challenge: newChallenge(ctx, act, bits) }
}

function bitsOver(name: LimitName, counted: number): number {
  const { points } = LIMITS[name]
  return counted > points ? difficultyFor(counted, points) : 0
}

function newChallenge(ctx: Ctx, act: string, bits: number): string {
  const expires = ctx.now().getTime() + PROOF_MINUTES * 60_000
  const nonce = ctx.random()
  return challengeText({ bits, expires, nonce, seal: signChallenge(act, { bits, expires, nonce }) })
}

/** In time, for this act, and used for the first time on any instance. */
async function isProof(ctx: Ctx, act: string, text: string): Promise<boolean> {
  const proof = readProof(text)
  if (!proof || proof.expires < ctx.now().getTime()) return false
  const [expected, given] = [Buffer.from(signChallenge(act, proof)), Buffer.from(proof.seal)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  for (const [place, answer] of proof.answers.entries())
    if (!(await isAnswer(proof, place, answer))) return false
  return withinLimit(ctx, 'proof', proof.nonce)
}

async function isAnswer(
  { challenge, bits }: { challenge: string; bits: number },
  place: number,
  answer: number,
) {
  const made = await derive(challenge, tryText(place, answer), PROOF_ROUNDS, TRY_BYTES, 'sha256')
  return isSolution(new Uint8Array(made), bits)
}

let key: Buffer | undefined

function signChallenge(
  act: string,
  { bits, expires, nonce }: { bits: number; expires: number; nonce: string },
) {
  key ??= Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'proof of work', KEY_BYTES))
  return createHmac('sha256', key).update([bits, expires, nonce, act].join('\n')).digest('base64url')
}

/** One ceiling each: a flood of one form leaves the others open. */
export type CountedForm = 'leads' | 'configurator-requests' | 'newsletter' | 'orders' | 'withdrawals'

/** `phone` counts where no email address was left. */
type Sent = { form: CountedForm; email: string; phone?: string; proof: string | undefined }

/** Null when accepted. Without a proof it uses up nobody's own limit. */
export async function checkSubmissionLimits(
  ctx: Ctx,
  { form, email, phone = '', proof }: Sent,
): Promise<LimitExceeded | null> {
  const toProve = await checkLimitsOrProof(ctx, [['submit-everyone', form]], { act: `submit ${form}`, proof })
  if (toProve) return toProve
  return (await withinVisitorLimits(ctx, email, phone)) ? null : { kind: 'tooMany' }
}

export async function withinVisitorLimits(ctx: Ctx, email: string, phone = ''): Promise<boolean> {
  const allowed = await Promise.all([
    email
      ? withinLimit(ctx, 'submit-mail', email.toLowerCase())
      : withinLimit(ctx, 'submit-phone', phoneDigits(phone)),
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
