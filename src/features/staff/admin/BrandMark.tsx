import type { ServerProps } from 'payload'
import { getCompany } from '@/features/company/server/getCompany'
import { ctxWith } from '@/platform/ctx'

export default async function BrandMark({ payload }: ServerProps) {
  const { initials } = await getCompany(ctxWith(payload))
  return <span className="office-mark">{initials}</span>
}
