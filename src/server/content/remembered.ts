import type { PageCtx } from '../ctx'

/** Everything that pages remember, by the tag under which it is forgotten. */
export const REMEMBERED = [
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
export type RememberedTag = (typeof REMEMBERED)[number]

/** The channel of PostgreSQL on which every instance hears what its pages have to forget. */
export const CHANGES = 'content_changes'

/** What is read for a page, from its memory where it has one. For anything but a page this reads the database. */
export function remembered<T>(
  { remember }: Pick<PageCtx, 'remember'>,
  tag: RememberedTag,
  read: () => Promise<T>,
  key?: string,
): Promise<T> {
  return remember ? remember(tag, read, key) : read()
}
