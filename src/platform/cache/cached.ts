/** Everything that pages cache, by the tag under which it expires. */
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

/** Reads through a cache that is expired by tag; without a cache it just reads. `key` separates reads of one tag. */
export type Cache = <T>(tag: CacheTag, read: () => Promise<T>, key?: string) => Promise<T>

/** The PostgreSQL channel that tells every instance which tags to expire. */
export const CHANGES_CHANNEL = 'content_changes'

/** Reads from the cache of a page; outside a page from the database. */
export function cached<T>(
  { cache }: { cache: Cache | null },
  tag: CacheTag,
  read: () => Promise<T>,
  key?: string,
): Promise<T> {
  return cache ? cache(tag, read, key) : read()
}
