import type { PageCtx } from '@/platform/ctx'

const whole = { depth: 0, pagination: false } as const

/** Spread into a read of a collection that a page shows: what is published, or in a preview the newest draft. */
export function publishedOrDraft({ drafts }: PageCtx) {
  return drafts
    ? { ...whole, draft: true }
    : { ...whole, draft: false, where: { _status: { equals: 'published' } } }
}

type Kept = Record<string, unknown> | null | undefined

/** The words of a table as staff wrote them; what a draft does not say yet is empty. */
export function textsOf(kept: Kept, table: readonly { name: string }[]) {
  return Object.fromEntries(table.map(({ name }) => [name, kept?.[name] ?? '']))
}
