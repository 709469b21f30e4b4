import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest, Plugin } from 'payload'
import { type Actor, isStaff } from '@/platform/access/actors'
import { ctxOf } from '@/platform/ctx'
import { type Exported, recordExport } from './securityLog'

/** As many as a page of a console shows. */
export const MAX_UNRECORDED_PERSONS = 50

const PERSONS: Partial<Record<CollectionSlug, Exported>> = {
  leads: 'leads',
  'configurator-requests': 'requests',
  appointments: 'appointments',
  'newsletter-subscribers': 'subscribers',
  'hosting-customers': 'customers',
  'hosting-orders': 'orders',
  'hosting-invoices': 'invoices',
  'mail-messages': 'mails',
}

const KEY = 'bulkReads'

/** Records an answer with more persons than a page of a console shows. */
export const bulkReads: Plugin = config => ({
  ...config,
  collections: config.collections?.map(each => {
    const what = PERSONS[each.slug as CollectionSlug]
    if (!what) return each
    const afterOperation = [...(each.hooks?.afterOperation ?? []), recordBulkRead(what)]
    return { ...each, hooks: { ...each.hooks, afterOperation } }
  }),
})

function recordBulkRead(what: Exported): CollectionAfterOperationHook {
  return async ({ overrideAccess, req, result }) => {
    const isGiven = !overrideAccess && isStaff(req.user as Actor)
    if (isGiven && countOf(result) > MAX_UNRECORDED_PERSONS && isFirst(req, what))
      await recordExport(ctxOf(req), what)
    return result
  }
}

function countOf(result: unknown): number {
  const hasDocs = typeof result === 'object' && result !== null && 'docs' in result
  return hasDocs && Array.isArray(result.docs) ? result.docs.length : 0
}

/** Each kind is recorded once per request. */
function isFirst({ context }: PayloadRequest, what: Exported): boolean {
  context[KEY] ??= new Set()
  const written = context[KEY] as Set<Exported>
  return written.size < written.add(what).size
}
