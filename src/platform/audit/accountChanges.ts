import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ctxOf } from '@/platform/ctx'
import { hookTx } from '@/platform/db/transaction'
import type { SecurityEvent } from './model/securityEvents'
import { recordSecurityEvent, type SecurityParty } from './securityLog'

type Account = {
  id: string
  email: string
  name?: string | null
  roles?: string[] | null
  disabled?: boolean | null
}
type Owner = SecurityParty['collection']

/** The server's own changes are no entry. */
export const recordAccountChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const owner = collection.slug as Owner
  const events = operation === 'create' ? [created(doc)] : changes(owner, previousDoc, doc)
  await record(req, { collection: owner, id: doc.id, name: doc.name }, events)
}

export const recordAccountDeleted: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  record(req, { collection: collection.slug as Owner, id: doc.id, name: doc.name }, [
    { code: 'accountDeleted' },
  ])

async function record(req: PayloadRequest, subject: SecurityParty, events: SecurityEvent[]): Promise<void> {
  if (!req.user) return
  const tx = await hookTx(req)
  for (const event of events) await recordSecurityEvent(ctxOf(req), tx, { event, subject })
}

const created = ({ roles }: Account): SecurityEvent => ({
  code: 'accountCreated',
  ...(roles ? { roles } : {}),
})

/** Names of customers are not kept in the log. */
function changes(owner: Owner, before: Account, after: Account): SecurityEvent[] {
  const roles = { before: before.roles ?? [], after: after.roles ?? [] }
  const names = { before: before.name ?? '', after: after.name ?? '' }
  const events: [boolean, SecurityEvent][] = [
    [before.email !== after.email, { code: 'emailChanged', before: before.email, after: after.email }],
    [owner === 'staff' && names.before !== names.after, { code: 'nameChanged', ...names }],
    [String(roles.before) !== String(roles.after), { code: 'rolesChanged', ...roles }],
    [
      Boolean(before.disabled) !== Boolean(after.disabled),
      { code: after.disabled ? 'accountDisabled' : 'accountEnabled' },
    ],
  ]
  return events.filter(([isSo]) => isSo).map(([, event]) => event)
}
