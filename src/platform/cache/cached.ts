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

/** Reads through a cache that is emptied by tag; without one it just reads. `key` tells reads of one tag apart. */
export type Cache = <T>(tag: CacheTag, read: () => Promise<T>, key?: string) => Promise<T>

/** The channel of PostgreSQL on which every instance learns what its pages have to expire. */
export const CHANGES_CHANNEL = 'content_changes'

/** What is read for a page, from its cache where it has one. For anything but a page this reads the database. */
export function cached<T>(
  { cache }: { cache: Cache | null },
  tag: CacheTag,
  read: () => Promise<T>,
  key?: string,
): Promise<T> {
  return cache ? cache(tag, read, key) : read()
}
