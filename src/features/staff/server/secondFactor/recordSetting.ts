import type { GlobalAfterChangeHook } from 'payload'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import { ctxOf } from '@/platform/ctx'
import { hookTx } from '@/platform/db/transaction'

/** Records who asked a second step of everybody, or of who administers alone. */
export const recordSecondFactorSetting: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const forAll = Boolean(doc.secondFactorForAll)
  if (!req.user || forAll === Boolean(previousDoc?.secondFactorForAll)) return
  const event = { code: 'secondFactorAsked', forAll } as const
  await recordSecurityEvent(ctxOf(req), await hookTx(req), { event, subject: null })
}
