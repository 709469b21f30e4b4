import type { Field, PayloadRequest } from 'payload'
import type { Actor } from '@/access/actors'
import { isStaff } from '@/access/actors'
import { closed, staffOnly } from '@/access/rules'

/** Who made a version. The server names them; null for what it did by itself. */
export const savedByField: Field = {
  name: 'savedBy',
  label: 'Gemaakt door',
  type: 'text',
  access: { create: closed, read: staffOnly as never, update: closed },
  hooks: { beforeChange: [({ req }) => nameOf(req)] },
  admin: { readOnly: true, disableBulkEdit: true, condition: () => false },
}

function nameOf({ context, user }: PayloadRequest): string | null {
  if (!user || !isStaff(user as Actor) || !('name' in user)) return null
  return context.plannedFor ? `${user.name} (gepland)` : String(user.name)
}
