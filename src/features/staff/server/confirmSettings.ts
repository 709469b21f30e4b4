import type { GlobalBeforeChangeHook } from 'payload'
import { requireConfirmed } from './confirmIdentity'

/** Who must have a second step changes only in a session that was confirmed a moment ago. */
export const confirmSettings: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const changes = Boolean(data.secondFactorForAll) !== Boolean(originalDoc?.secondFactorForAll)
  if (req.user && changes) await requireConfirmed(req)
  return data
}
