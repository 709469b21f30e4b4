import type { PageCtx } from '@/platform/ctx'

const whole = { depth: 0, pagination: false } as const

/** Spread into a read of a collection that a page shows: what is published, or in a preview the newest draft. */
export function publishedOrDraft({ drafts }: PageCtx) {
  return drafts
    ? { ...whole, draft: true }
    : { ...whole, draft: false, where: { _status: { equals: 'published' } } }
}
