import type { RelationshipFieldServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { PersonPick } from '@/platform/console/PersonPick'

/** Who is away, by name. Payload's own field would show a colleague's id: only an admin reads accounts. */
export async function AbsentField({ payload, user, path, clientField }: RelationshipFieldServerProps) {
  if (!hasRole(user as Actor, 'operator')) return null
  const { docs } = await payload.find({
    collection: 'staff',
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    ...asSystem,
  })
  const people = docs.map(({ id, name }) => ({ id, name }))
  return <PersonPick path={path} label={clientField.label || undefined} people={people} />
}
