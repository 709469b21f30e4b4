import type { UIFieldServerProps } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { ctxWith } from '@/platform/ctx'
import { listEvents } from '../auditLog'
import { AuditTrail } from './AuditTrail'

export default async function HistoryField({ id, payload, user }: UIFieldServerProps) {
  if (!id) return null
  const events = await listEvents(ctxWith(payload, { user: user as Actor }), String(id))
  return <AuditTrail events={events} />
}
