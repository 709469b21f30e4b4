import { getCompany } from '@/features/company/server/getCompany'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand: who follows an old copy must see that it ends. */
export const dynamic = 'force-dynamic'

const DAY_MS = 86_400_000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 90

/** Where to report a weakness (RFC 9116). */
export async function GET(): Promise<Response> {
  const ctx = await pageCtx()
  const { email } = await getCompany(ctx)
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(ctx.now().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
