import type { ServerProps } from 'payload'
import { ctxWith } from '@/platform/ctx'
import { getOrganisation } from '@/platform/organisation'

export default async function BrandMark({ payload }: ServerProps) {
  const { initials } = await getOrganisation(ctxWith(payload))
  return <span className="office-mark">{initials}</span>
}
