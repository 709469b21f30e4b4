import { getCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { SecondStepRequest, TotpSetup } from '../../model/secondFactor'
import { saveChallenge } from './challenges'
import { factorState } from './factorRecord'
import { newPasskeyOptions, passkeyOptions } from './passkeys'
import { newTotpSecret, totpQr } from './totp'

type SetUpOwner = { id: string; email: string; name: string; roles?: readonly string[] | null }

/** A new secret for a code app, which counts once a code of it is typed. */
export async function startTotp(ctx: Ctx, owner: SetUpOwner): Promise<TotpSetup> {
  const [secret, setup, { name }] = [newTotpSecret(), ctx.random(), await getCompany(ctx)]
  await saveChallenge(ctx, { challenge: setup, staffId: owner.id, use: 'newTotp' }, secret)
  return { setup, secret, qr: totpQr(secret, { issuer: name, label: owner.email }) }
}

export async function startPasskey(ctx: Ctx, owner: SetUpOwner): Promise<object> {
  return newPasskeyOptions(ctx, owner, (await getCompany(ctx)).name)
}

/** What a right password is followed by on the screen; null when it is followed by nothing. */
export async function requestSecondStep(ctx: Ctx, owner: SetUpOwner): Promise<SecondStepRequest | null> {
  const { step, totp, passkeys, recoveryCodes } = await factorState({ sql: database(ctx).drizzle }, owner)
  if (step === 'none') return null
  if (step === 'setUp')
    return { step, totp: await startTotp(ctx, owner), passkey: await startPasskey(ctx, owner) }
  const has = { passkey: passkeys > 0, totp, recoveryCode: recoveryCodes > 0 }
  const methods = (['passkey', 'totp', 'recoveryCode'] as const).filter(method => has[method])
  return { step, methods, passkey: has.passkey ? await passkeyOptions(ctx, owner.id) : null }
}
