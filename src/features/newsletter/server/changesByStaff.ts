import { APIError, type CollectionAfterChangeHook, type FieldHook } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { ctxOf } from '@/platform/ctx'
import { recordStateChange } from './recordState'

/** Staff may take somebody off the list. On it comes only who asked for it and confirmed it. */
export const checkState: FieldHook = ({ operation, originalDoc, value }) => {
  const before = originalDoc?.state
  if (operation !== 'update' || !value || value === before || value === 'unsubscribed') return value
  throw new APIError('Aanmelden en bevestigen kan alleen de abonnee zelf.', 400, null, true)
}

/** The moment somebody left, also when staff took them off. */
export const setUnsubscribedAt: FieldHook = ({ data, originalDoc, req, value }) => {
  if (data?.state !== 'unsubscribed' || originalDoc?.state === 'unsubscribed') return value
  return ctxOf(req).now().toISOString()
}

export const recordChangeByStaff: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const { id, state: after } = doc
  const user = req.user as (Actor & { name?: string }) | null
  const by = user?.collection === 'staff' ? { id: user.id, name: user.name ?? '' } : { name: 'Systeem' }
  await recordStateChange(req, req, { id, before: previousDoc.state, after, by })
  return doc
}
