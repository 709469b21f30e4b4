import type { GlobalAfterChangeHook, Payload } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { factorState } from './factorRepository'

/** Payload asks here on every page, in REST and in every action. */
export function refuseSessionsWithoutFactor(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(strategy => ({
    ...strategy,
    authenticate: async args => {
      const found = await strategy.authenticate(args)
      return (await mustSetUp(payload, found.user as Actor)) ? { ...found, user: null } : found
    },
  }))
}

async function mustSetUp(payload: Payload, user: Actor): Promise<boolean> {
  if (user?.collection !== 'staff') return false
  const { step } = await factorState({ sql: database({ payload }).drizzle }, user)
  return step === 'setUp'
}

export const recordSecondFactorSetting: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const forAll = Boolean(doc.secondFactorForAll)
  if (!req.user || forAll === Boolean(previousDoc?.secondFactorForAll)) return
  const event = { code: 'secondFactorAsked', forAll } as const
  await recordSecurityEvent(ctxOf(req), await hookTx(req), { event, subject: null })
}
