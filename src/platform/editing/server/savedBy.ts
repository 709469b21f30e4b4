import type { Field, PayloadRequest } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { isStaff } from '@/platform/access/actors'
import { closed, staffOnly } from '@/platform/access/rules'

/** Who made a version. The server names them; null for what it did by itself. */
export const savedByField: Field = {
  name: 'savedBy',
  label: 'Gemaakt door',
  type: 'text',
  access: { create: closed, read: staffOnly as never, update: closed },
  hooks: { beforeChange: [({ req }) => authorOf(req)] },
  admin: { readOnly: true, disableBulkEdit: true, condition: () => false },
}

/** What a member of staff is called; null for anybody else. */
export function staffName(user: PayloadRequest['user']): string | null {
  return user && isStaff(user as Actor) && 'name' in user ? String(user.name) : null
}

function authorOf({ context, user }: PayloadRequest): string | null {
  const name = staffName(user)
  return name && context.plannedFor ? `${name} (gepland)` : name
}
