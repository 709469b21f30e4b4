export const CACHE_TAGS = [
  'company',
  'claims',
  'home',
  'page-texts',
  'shared-texts',
  'navigation',
  'about',
  'configurator',
  'services',
  'partners',
  'projects',
  'posts',
  'landing-pages',
  'redirects',
  'regions',
  'faqs',
  'legal-pages',
  'products',
  'chat',
  'hosting-packages',
  'hosting-extras',
  'domain-prices',
  'launch',
] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

/** `key` separates reads of one tag. Without a cache it just reads. */
export type Cache = <T>(tag: CacheTag, read: () => Promise<T>, key?: string) => Promise<T>

export const CHANGES_CHANNEL = 'content_changes'

export function cached<T>(
  { cache }: { cache: Cache | null },
  tag: CacheTag,
  read: () => Promise<T>,
  key?: string,
): Promise<T> {
  return cache ? cache(tag, read, key) : read()
}

const whole = { depth: 0, pagination: false } as const

export function publishedOrDraft({ drafts }: { drafts: boolean }) {
  return drafts
    ? { ...whole, draft: true }
    : { ...whole, draft: false, where: { _status: { equals: 'published' } } }
}

type Kept = Record<string, unknown> | null | undefined

export function textsOf(kept: Kept, table: readonly { name: string }[]) {
  return Object.fromEntries(table.map(({ name }) => [name, kept?.[name] ?? '']))
}
