import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { AuditEvent } from '@/platform/audit/model/events'
import { ctxOf } from '@/platform/ctx'
import { hookTx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { InboxCollection } from '../model/inbox'
import type { LeadStatus } from '../model/lead'

type Change = { from: string; to: string }

type Watched = {
  field: string
  event: (change: Change, req: PayloadRequest) => AuditEvent | Promise<AuditEvent>
}

const WATCHED: Watched[] = [
  {
    field: 'status',
    event: change => ({ code: 'lead.statusChanged', ...(change as { from: LeadStatus; to: LeadStatus }) }),
  },
  {
    field: 'owner',
    event: async ({ from, to }, req) => ({
      ...{ code: 'lead.ownerChanged', from: await nameOf(from, req), to: await nameOf(to, req) },
    }),
  },
  { field: 'nextStep', event: change => ({ code: 'lead.nextStepChanged', ...change }) },
  {
    field: 'nextStepOn',
    event: ({ from, to }) => ({ code: 'lead.nextStepDateChanged', from: dayPart(from), to: dayPart(to) }),
  },
  { field: 'notes', event: change => ({ code: 'lead.notesChanged', ...change }) },
  {
    field: 'quarantined',
    event: ({ from, to }) => ({ code: 'lead.quarantineChanged', from: from === 'true', to: to === 'true' }),
  },
]

/** Records who changed what about a lead, in the transaction of the change itself. */
export const recordLeadChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  const subject = { collection: collection.slug as InboxCollection, id: String(doc.id) }
  for (const { field, event } of WATCHED) {
    const change = { from: plain(previousDoc[field]), to: plain(doc[field]) }
    if (change.from !== change.to)
      await recordEvent(ctxOf(req), await hookTx(req), subject, await event(change, req))
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

const dayPart = (moment: string) => (moment ? dayOf(new Date(moment)) : undefined)

function plain(value: unknown): string {
  if (value && typeof value === 'object' && 'id' in value) return String(value.id)
  return value == null ? '' : String(value)
}
