import type { Ctx } from '@/platform/ctx'
import type { LimitExceeded, ProofRequired } from '@/platform/forms/proofOfWork'
import { checkLimitsOrProof } from '@/platform/limits/checkLimits'
import { refundLimit, withinLimit } from '@/platform/limits/counters'
import type { CountedLimit } from '@/platform/limits/limits'
import { plainSigner } from './keys'

export const TOO_MANY_TRIES = 'Te veel pogingen. Wacht een kwartier.'

type Act = 'log-in' | 'ask-link' | 'use-link'

export type LogInAttempt = { email: string; proof?: string | null | undefined }

export function logInLimits(who: 'customer' | 'staff') {
  const everybody = (act: 'log-in' | 'ask-link'): CountedLimit => [`${who}-${act}-everyone`, 'all']

  /** Without a client IP only the limits of account and everybody hold. */
  const withinAddress = async (ctx: Ctx, act: Act) =>
    ctx.clientIp === null || withinLimit(ctx, `${who}-${act}-address`, ctx.clientIp)

  const stopOf = async (ctx: Ctx, act: Act, toProve: ProofRequired | null): Promise<LimitExceeded | null> =>
    toProve ?? ((await withinAddress(ctx, act)) ? null : { kind: 'tooMany' })

  return {
    /** A known device has a count of its own: its owner gets in while strangers try. Null when allowed. */
    checkLogIn: async (
      ctx: Ctx,
      { email, proof }: LogInAttempt,
      device: string | null,
    ): Promise<LimitExceeded | null> => {
      const counted: CountedLimit[] = device
        ? [[`${who}-log-in-device`, device]]
        : [[`${who}-log-in`, email], everybody('log-in')]
      const toProve = await checkLimitsOrProof(ctx, counted, { act: `${who} log-in ${email}`, proof })
      return device ? toProve : stopOf(ctx, 'log-in', toProve)
    },
    resetLogInLimits: async (ctx: Ctx, email: string): Promise<void> => {
      const address: CountedLimit[] = ctx.clientIp === null ? [] : [[`${who}-log-in-address`, ctx.clientIp]]
      const counted: CountedLimit[] = [[`${who}-log-in`, email], everybody('log-in'), ...address]
      await Promise.all(counted.map(each => refundLimit(ctx, ...each)))
    },
    checkLinkRequest: async (ctx: Ctx, { email, proof }: LogInAttempt): Promise<LimitExceeded | null> => {
      const toProve = await checkLimitsOrProof(ctx, [everybody('ask-link')], {
        act: `${who} link ${email}`,
        proof,
      })
      if (toProve) return toProve
      const mayMail = await withinLimit(ctx, `${who}-link-mail`, email)
      return mayMail ? stopOf(ctx, 'ask-link', null) : { kind: 'tooMany' }
    },
    mayUseLink: (ctx: Ctx) => withinAddress(ctx, 'use-link'),
  }
}

/** The signed name of a device that its owner logged in on. */
export function newDevice(ctx: Ctx, email: string): string {
  const name = ctx.random()
  return `${name}.${plainSigner.sign(deviceText(name, email))}`
}

export function knownDevice(email: string, device: string | null): string | null {
  const [name = '', sealed = ''] = device?.split('.') ?? []
  return plainSigner.verify(deviceText(name, email), sealed) ? name : null
}

const deviceText = (name: string, email: string) => `device:${name}:${email}`
