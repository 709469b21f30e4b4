import type { ServerProps } from 'payload'
import { getCompany } from '@/features/company/server/getCompany'
import { ctxWith } from '@/platform/ctx'

export default async function BrandName({ payload }: ServerProps) {
  const { initials, name } = await getCompany(ctxWith(payload))
  return (
    <span className="office-brand">
      <span className="office-mark office-mark-large">{initials}</span>
      {name}
    </span>
  )
}
