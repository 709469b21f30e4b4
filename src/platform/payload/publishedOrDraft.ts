import type { PageCtx } from '@/platform/ctx'

const whole = { depth: 0, pagination: false } as const

export function publishedOrDraft({ drafts }: PageCtx) {
  return drafts
    ? { ...whole, draft: true }
    : { ...whole, draft: false, where: { _status: { equals: 'published' } } }
}

type Kept = Record<string, unknown> | null | undefined

export function textsOf(kept: Kept, table: readonly { name: string }[]) {
  return Object.fromEntries(table.map(({ name }) => [name, kept?.[name] ?? '']))
}
