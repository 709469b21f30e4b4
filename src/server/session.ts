import 'server-only'
import { headers } from 'next/headers'
import { processCtx } from './context'
import type { Ctx } from './ctx'
import { env } from './env'
import { rememberInNext } from './revalidate'

/** The context of a page that is the same for everybody, and may be made before anybody asks. */
export function pageCtx(): Promise<Ctx> {
  return processCtx({ remember: rememberInNext })
}

/** The context of an act of a visitor. */
export async function visitorCtx(): Promise<Ctx> {
  return processCtx({ remember: rememberInNext, address: believedAddress(await headers()) })
}

/** The last entry is what our own proxy saw; everything before it came from the client. */
function believedAddress(sent: Headers): string | null {
  if (!env.TRUSTED_PROXY) return null
  return sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? null
}
