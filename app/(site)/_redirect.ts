import { notFound, permanentRedirect } from 'next/navigation'
import { findRedirect } from '@/server/content/findRedirect'
import { pageCtx } from '@/server/session'

/** The way on from an address that no page serves: where staff let it lead to, or nowhere. */
export async function redirectOrNotFound(path: string): Promise<never> {
  const to = await findRedirect(await pageCtx(), path)
  if (to) permanentRedirect(to)
  notFound()
}
