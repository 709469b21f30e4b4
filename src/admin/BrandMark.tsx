import type { ServerProps } from 'payload'
import { getCompany } from '@/server/content/getCompany'
import { ctxWith } from '@/server/ctx'

export default async function BrandMark({ payload }: ServerProps) {
  const { initials } = await getCompany(ctxWith(payload))
  return <span className="office-mark">{initials}</span>
}
