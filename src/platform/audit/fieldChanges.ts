import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { asSystem } from '@/platform/access/authority'
import { formatDay } from '@/platform/time/zone'

type Watched = {
  field: string
  change: string
  /** What the log says of a value; without it the value itself. */
  describe?: (value: string, req: PayloadRequest) => string | Promise<string>
}

const WATCHED: Watched[] = [
  { field: 'status', change: 'Status' },
  { field: 'owner', change: 'Wie pakt dit op', describe: nameOf },
  { field: 'nextStep', change: 'Volgende stap' },
  { field: 'nextStepOn', change: 'Volgende stap op', describe: day => day && formatDay(new Date(day)) },
  { field: 'notes', change: 'Notities' },
  {
    field: 'quarantined',
    change: 'Apart gehouden',
    describe: isApart => (isApart === 'true' ? 'ja' : 'nee'),
  },
]

/** Keeps who changed what in `events`, in the transaction of the change itself. */
export const recordFieldChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  for (const { field, change, describe: toText = plain } of WATCHED) {
    const values = [plain(previousDoc[field]), plain(doc[field])]
    if (values[0] === values[1]) continue
    const [before, after] = await Promise.all(values.map(value => toText(value, req)))
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
async function nameOf(id: string, req: PayloadRequest): Promise<string> {
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
