import { notFound, permanentRedirect } from 'next/navigation'
import { resolveRoute } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

export async function redirectOrNotFound(path: string): Promise<never> {
  const address = await resolveRoute(await pageCtx(), path)
  if (address.kind === 'moved') permanentRedirect(address.to)
  notFound()
}
