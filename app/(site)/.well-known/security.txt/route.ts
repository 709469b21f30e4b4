import { securityTxt } from '@/features/company/server/public'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand: its expiry date must be current. */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const text = await securityTxt(await pageCtx(), env.SITE_URL)
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
