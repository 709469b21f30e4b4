import type { LimitName } from '@/platform/limits/limits'
import { retryAfter } from '@/platform/limits/restLimit'

/** Nobody may keep a copy of what one customer downloads. */
const PRIVATE = { 'cache-control': 'private, no-store' }

type Download = { content: BodyInit; type: string; filename: string }

export function download({ content, type, filename }: Download): Response {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` }
  return new Response(content, { headers: { ...PRIVATE, ...headers } })
}

export const noDownload = (text: string) => new Response(text, { status: 404, headers: PRIVATE })

export const tooManyDownloads = (text: string, limit: LimitName) =>
  new Response(text, { status: 429, headers: { ...PRIVATE, ...retryAfter(limit) } })
