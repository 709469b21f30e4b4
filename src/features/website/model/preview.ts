import { FAQ_PLACES, type FaqPlace } from './content'
import { PAGE_TEXTS } from './pageTexts'
import { postPath } from './posts'
import { UNFRAMEABLE_PAGES } from './routes'
import { SHARED_TEXTS } from './sharedTexts'

type PreviewPath = (doc: Record<string, unknown>, tab: number) => string

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** One record holds the texts of all these pages, a tab for each. */
const LANDING_PAGES = ['/meta-ads-landing', '/configurator-abonnement']

const frameablePath = (path: string) => (UNFRAMEABLE_PAGES.includes(path) ? '/hosting-bestellen' : path)

/** The page on which staff see what they are writing, for each kind of content. */
const PREVIEWS: Record<string, PreviewPath> = {
  services: doc => (toArray(doc.places).includes('services') ? '/diensten' : '/#services'),
  regions: doc => `/${toText(doc.path)}`,
  posts: doc => postPath(toText(doc.slug)),
  faqs: doc => FAQ_PLACES.find(place => place.value === (doc.place as FaqPlace))?.path ?? '/faq',
  partners: () => '/#partners',
  projects: () => '/#portfolio',
  'legal-pages': doc => `/${toText(doc.slug)}`,
  home: () => '/',
  chat: () => '/',
  claims: () => '/',
  'page-texts': (_doc, tab) => frameablePath(PAGE_TEXTS[tab]?.path ?? '/diensten'),
  'shared-texts': (_doc, tab) => SHARED_TEXTS[tab]?.path ?? '/',
  navigation: () => '/',
  about: () => '/over-ons',
  prices: () => '/prijzen',
  configurator: () => '/configurator',
  'landing-pages': (_doc, tab) => LANDING_PAGES[tab] ?? '/meta-ads-landing',
}

export const PREVIEWED_SLUGS = Object.keys(PREVIEWS)

/** The page that shows a record of this kind, or the tab of it that lies open. Throws for a kind that no page shows. */
export function previewPath(slug: string, doc: Record<string, unknown>, tab = 0): string {
  const preview = PREVIEWS[slug]
  if (!preview) throw new Error(`no page shows ${slug}`)
  return preview(doc, tab)
}
