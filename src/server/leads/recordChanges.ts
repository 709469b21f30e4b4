import type { CollectionAfterChangeHook } from 'payload'
import { asSystem } from '../authority'

const WATCHED = [
  { field: 'status', change: 'Status' },
  { field: 'owner', change: 'Eigenaar' },
  { field: 'nextStep', change: 'Volgende stap' },
  { field: 'notes', change: 'Notities' },
] as const

/** Keeps who changed what in `events`, in the transaction of the change itself. */
export const recordChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  for (const { field, change } of WATCHED) {
    const [before, after] = [plain(previousDoc[field]), plain(doc[field])]
    if (before === after) continue
    await req.payload.create({
      collection: 'events',
      data: {
        subjectCollection: collection.slug,
        subjectId: String(doc.id),
        change,
        before,
        after,
        actor: req.user?.collection === 'staff' ? req.user.id : null,
        actorName: req.user?.collection === 'staff' ? req.user.name : 'Systeem',
      },
      depth: 0,
      req,
      ...asSystem,
    })
  }
  return doc
}

function plain(value: unknown): string {
  if (value && typeof value === 'object' && 'id' in value) return String(value.id)
  return value == null ? '' : String(value)
}
