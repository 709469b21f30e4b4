import type { ServerProps } from 'payload'
import { ctxWith, getOrganisation } from '@/platform/ctx'

export async function BrandMark({ payload }: ServerProps) {
  const { initials } = await getOrganisation(ctxWith(payload))
  return <span className="admin-mark">{initials}</span>
}

export async function BrandName({ payload }: ServerProps) {
  const { initials, name } = await getOrganisation(ctxWith(payload))
  return (
    <span className="admin-brand">
      <span className="admin-mark admin-mark-large">{initials}</span>
      {name}
    </span>
  )
}
