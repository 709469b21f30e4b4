import { recordSecurityEvent } from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { refundLimit, withinLimit } from '@/platform/limits/counters'
import type { CountedLimit } from '@/platform/limits/limits'
import type { FactorAnswer } from '../../model/secondFactor'
import { notifyFactorChange } from '../staffMails'
import { lockStaff } from '../staffRepository'
import { consumeRecoveryCode, consumeTotpStep, factorState, readTotpSecret } from './factorRepository'
import { totpStep, verifyPasskey } from './factors'

type Verified = { kind: 'right' | 'wrong' | 'tooMany' }

type Options = {
  tx?: Tx
  device?: string | null
}

/** A right answer is used up with the transaction: no code or signature counts twice. */
export async function verifySecondFactor(
  ctx: Ctx,
  staffId: string,
  answer: FactorAnswer,
  { tx, device = null }: Options = {},
): Promise<Verified> {
  const [limit, counted]: CountedLimit = device
    ? ['staff-second-factor-device', `${staffId}:${device}`]
    : ['staff-second-factor', staffId]
  if (!(await withinLimit(ctx, limit, counted))) return { kind: 'tooMany' }
  const judge = (own: Tx) => isAnswer(ctx, own, staffId, answer)
  const right = await (tx ? judge(tx) : transaction(ctx, judge))
  if (right) await refundLimit(ctx, limit, counted)
  return { kind: right ? 'right' : 'wrong' }
}

async function isAnswer(ctx: Ctx, tx: Tx, staffId: string, answer: FactorAnswer): Promise<boolean> {
  const owner = await lockStaff(ctx, tx, staffId)
  if (!owner) return false
  if (answer.kind === 'totp') return isTotp(ctx, tx, staffId, answer.code)
  if (answer.kind === 'passkey') return verifyPasskey(ctx, tx, staffId, answer.response)
  if (!(await consumeRecoveryCode(tx, staffId, answer.code))) return false
  const subject = { collection: 'staff', id: staffId, name: owner.name } as const
  await recordSecurityEvent(ctx, tx, { event: { code: 'recoveryCodeUsed' }, subject, actor: subject })
  const { recoveryCodes } = await factorState(tx, { id: staffId })
  await notifyFactorChange(ctx, tx, owner, { change: 'codeUsed', left: recoveryCodes })
  return true
}

async function isTotp(ctx: Ctx, tx: Pick<Tx, 'sql'>, staffId: string, typed: string): Promise<boolean> {
  const secret = await readTotpSecret(tx, staffId)
  const step = secret && totpStep(secret, typed, ctx.now())
  return typeof step === 'number' && consumeTotpStep(tx, staffId, step)
}
