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
  'prices',
  'chat',
  'hosting-packages',
  'hosting-extras',
  'domain-prices',
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
