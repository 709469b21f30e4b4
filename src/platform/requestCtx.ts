import 'server-only'
import { cookies, draftMode, headers } from 'next/headers'
import { after } from 'next/server'
import { type Actor, isStaff } from '@/platform/access/actors'
import { browserName, clientIp } from '@/platform/http/client'
import type { Cookie } from '@/platform/http/cookie'
import { nextCache } from '@/platform/next/revalidate'
import { markActionReached } from '@/platform/next/unreadableActions'
import type { Ctx, PageCtx } from './ctx'
import { processCtx } from './processCtx'

/** In a preview it reads drafts and has no cache, as long as the reader is staff. */
export async function pageCtx(): Promise<PageCtx> {
  const { isEnabled } = await draftMode()
  if (isEnabled && (await isStaffRequest())) return processCtx({ drafts: true })
  return { ...(await processCtx()), cache: nextCache }
}

export async function openPreview(): Promise<boolean> {
  if (!(await isStaffRequest())) return false
  const preview = await draftMode()
  preview.enable()
  return true
}

export async function closePreview(): Promise<void> {
  const preview = await draftMode()
  preview.disable()
}

/** Whoever sends it is logged in at the office too. */
export async function isStaffRequest(): Promise<boolean> {
  const { payload } = await processCtx()
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false })
  return isStaff(user as Actor)
}

/** Without a cache, because other instances change the data. */
export async function visitorCtx(): Promise<Ctx> {
  markActionReached()
  const sent = await headers()
  const browser = browserName(sent.get('user-agent'))
  return processCtx({ clientIp: clientIp(sent), browser, keepAlive: after })
}

export async function setCookie(cookie: Cookie, value: string): Promise<void> {
  const all = await cookies()
  all.set({ ...cookie, value })
}

export async function readCookie({ name }: Pick<Cookie, 'name'>): Promise<string | null> {
  return (await cookies()).get(name)?.value || null
}
