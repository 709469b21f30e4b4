import type { RelationshipFieldServerProps } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { ctxWith } from '@/platform/ctx'
import { listOwners } from '../server/inbox/listOwners'
import { OwnerPick } from './OwnerPick'

/** Who takes a lead on, by name. Payload's own field would show a colleague's id: only an admin reads accounts. */
export default async function OwnerField({
  payload,
  user,
  path,
  clientField,
  data,
}: RelationshipFieldServerProps) {
  const owners = await listOwners(ctxWith(payload, { user: user as Actor }), data?.owner)
  return <OwnerPick path={path} label={clientField.label || undefined} owners={owners} />
}
