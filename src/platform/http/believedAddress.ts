import { env } from '@/platform/env'

/** The last entry is what our own proxy saw; everything before it came from the client. */
export function clientIp(sent: Headers): string | null {
  if (!env.TRUSTED_PROXY) return null
  return sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? null
}
