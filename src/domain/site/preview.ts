import { FAQ_PLACES, type FaqPlace } from './faqs'
import { postPath } from './posts'

type Preview = (doc: Record<string, unknown>) => string

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The page on which staff see what they are writing, for each kind of content. */
const PREVIEWS: Record<string, Preview> = {
  services: () => '/diensten',
  regions: doc => `/${text(doc.path)}`,
  posts: doc => postPath(text(doc.slug)),
  faqs: doc => FAQ_PLACES.find(place => place.value === (doc.place as FaqPlace))?.path ?? '/faq',
  partners: () => '/#partners',
  projects: () => '/#portfolio',
  'legal-pages': doc => `/${text(doc.slug)}`,
  home: () => '/',
  claims: () => '/',
  'page-texts': () => '/diensten',
  about: () => '/over-ons',
  prices: () => '/prijzen',
  configurator: () => '/configurator',
  'landing-pages': () => '/meta-ads-landing',
}

export const PREVIEWED = Object.keys(PREVIEWS)

/** The page that shows a record of this kind. Throws for a kind that no page shows. */
export function previewPath(slug: string, doc: Record<string, unknown>): string {
  const preview = PREVIEWS[slug]
  if (!preview) throw new Error(`no page shows ${slug}`)
  return preview(doc)
}

/** True for an address of our own site, and never for one that leads elsewhere. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path)
}
