import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { asSystem } from '../authority'

const WATCHED = [
  { field: 'status', change: 'Status' },
  { field: 'owner', change: 'Wie pakt dit op' },
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
    const ids = [plain(previousDoc[field]), plain(doc[field])]
    if (ids[0] === ids[1]) continue
    const [before, after] = field === 'owner' ? await Promise.all(ids.map(id => nameOf(req, id))) : ids
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

/** The log holds a name, as the history shows it: also when the account is gone. */
async function nameOf(req: PayloadRequest, id: string): Promise<string> {
  if (id === '') return ''
  const account = await req.payload.findByID({
    collection: 'staff',
    id,
    select: { name: true },
    disableErrors: true,
    depth: 0,
    req,
    ...asSystem,
  })
  return account?.name ?? ''
}

function plain(value: unknown): string {
  if (value && typeof value === 'object' && 'id' in value) return String(value.id)
  return value == null ? '' : String(value)
}
