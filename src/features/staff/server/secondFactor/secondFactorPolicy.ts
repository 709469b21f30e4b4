import type { GlobalAfterChangeHook, Payload } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { ctxOf } from '@/platform/ctx'
import { database, hookTx } from '@/platform/db/transaction'
import { factorState } from './factorRepository'

/**
 * A session from before its account had to have a second step is nobody's, whatever it asks for: on every page, in
 * REST and in every action Payload finds out here who asks. Its owner sets one up by logging in again.
 */
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

/** Records who asked a second step of everybody, or of who administers alone. */
export const recordSecondFactorSetting: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const forAll = Boolean(doc.secondFactorForAll)
  if (!req.user || forAll === Boolean(previousDoc?.secondFactorForAll)) return
  const event = { code: 'secondFactorAsked', forAll } as const
  await recordSecurityEvent(ctxOf(req), await hookTx(req), { event, subject: null })
}
