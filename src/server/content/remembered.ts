/** Everything that pages remember, by the tag under which it is forgotten. */
export const REMEMBERED = [
  'company',
  'claims',
  'home',
  'page-texts',
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
