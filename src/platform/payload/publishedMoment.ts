import type { FieldHook } from 'payload'
import { ctxOf } from '@/platform/ctx'

/** Without a date of its own an article takes the moment that it is published at, or that this was planned for. */
export const setPublishedAt: FieldHook = ({ context, data, originalDoc, req, value }) => {
  const kept = value === undefined ? originalDoc?.publishedAt : value
  if (kept || data?._status !== 'published') return value
  return context.plannedFor ?? ctxOf(req).now().toISOString()
}
