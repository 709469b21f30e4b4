import type { FieldHook, PayloadRequest } from 'payload'
import { STAFF_ROLES } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { describeSecurityEvent } from './model/securityEvents'

type Row = {
  code?: string
  details?: unknown
  actorCollection?: string
  actorId?: string | null
  actorName?: string | null
  subjectCollection?: string | null
  subjectId?: string | null
  subjectName?: string | null
}

const NOBODY: Record<string, string> = { visitor: 'Iemand', system: 'Het systeem' }

export const describedSecurityEvent: FieldHook = async ({ siblingData, req }) => {
  const row: Row = siblingData
  if (!row.code) return null
  const isOwn = !row.subjectId || row.subjectId === row.actorId
  const [actor, subject] = await Promise.all([
    partyName(req, row.actorCollection, row.actorId, row.actorName),
    isOwn ? null : partyName(req, row.subjectCollection, row.subjectId, row.subjectName),
  ])
  return describeSecurityEvent(row.code, row.details, { actor, subject, roleLabel })
}

const roleLabel = (role: string) => STAFF_ROLES.find(each => each.value === role)?.label ?? role

async function partyName(
  req: PayloadRequest,
  collection?: string | null,
  id?: string | null,
  name?: string | null,
): Promise<string> {
  if (collection !== 'hosting-customers') return name ?? NOBODY[collection ?? ''] ?? 'een medewerker'
  const options = { select: { name: true }, disableErrors: true, depth: 0, req } as const
  const customer = id && (await req.payload.findByID({ collection, id, ...options, ...asSystem }))
  return customer ? `klant ${customer.name}` : 'een klant'
}
