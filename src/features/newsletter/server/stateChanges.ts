import { APIError, type CollectionAfterChangeHook, type FieldHook } from 'payload'
import { recordEvent } from '@/platform/audit/auditLog'
import { ctxOf } from '@/platform/ctx'
import { hookTx } from '@/platform/db/transaction'

/** Staff may unsubscribe somebody; only the subscriber can confirm. */
export const checkState: FieldHook = ({ operation, originalDoc, value }) => {
  const before = originalDoc?.state
  if (operation !== 'update' || !value || value === before || value === 'unsubscribed') return value
  throw new APIError('Aanmelden en bevestigen kan alleen de abonnee zelf.', 400, null, true)
}

export const setUnsubscribedAt: FieldHook = ({ data, originalDoc, req, value }) => {
  if (data?.state !== 'unsubscribed' || originalDoc?.state === 'unsubscribed') return value
  return ctxOf(req).now().toISOString()
}

export const recordChangeByStaff: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || previousDoc.state === doc.state) return doc
  const event = { code: 'subscription.stateChanged', from: previousDoc.state, to: doc.state } as const
  await recordEvent(
    ctxOf(req),
    await hookTx(req),
    { collection: 'newsletter-subscribers', id: doc.id },
    event,
  )
  return doc
}
