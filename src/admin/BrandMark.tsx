import type { ServerProps } from 'payload'
import { getCompany } from '@/server/content/getCompany'
import { ctxWith } from '@/server/ctx'

/** The agency's initials as a stamp, small, in the corner of the office. */
export default async function BrandMark({ payload }: ServerProps) {
  const { initials } = await getCompany(ctxWith(payload))
  return <span className="office-mark">{initials}</span>
}
