import type { RootLivePreviewConfig } from 'payload'
import * as z from 'zod'
import { asUser } from '@/platform/access/authority'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { env } from '@/platform/env'
import { FAQ_PLACES, type FaqPlace } from '../model/content'
import { PAGE_TEXTS } from '../model/pageTexts'
import { postPath } from '../model/posts'
import { UNFRAMEABLE_PAGES } from '../model/routes'
import { PORTFOLIO_PATH, projectPath } from '../model/sampleSites'
import { SHARED_TEXTS } from '../model/sharedTexts'

const PREVIEW_PATH = '/intern/voorbeeld'

export const livePreview = (collections: string[], globals: string[]): RootLivePreviewConfig => ({
  collections: collections.filter(slug => PREVIEWED_SLUGS.includes(slug)),
  globals: globals.filter(slug => PREVIEWED_SLUGS.includes(slug)),
  url: async ({ data, collectionConfig, globalConfig, req }) => {
    const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
    const tab = globalConfig ? await getOpenTab(ctxOf(req), slug) : 0
    return `${env.SITE_URL}${PREVIEW_PATH}?naar=${encodeURIComponent(previewPath(slug, data, tab))}`
  },
  breakpoints: [
    { name: 'phone', label: 'Telefoon', width: 390, height: 844 },
    { name: 'desktop', label: 'Scherm', width: 1440, height: 900 },
  ],
})

const schema = z.object({ fields: z.record(z.string(), z.object({ tabIndex: z.number().optional() })) })

/** From 0. Payload stores the open tab of a global in the preferences of the editor. */
export async function getOpenTab(ctx: Ctx, slug: string): Promise<number> {
  const { docs } = await ctx.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: `global-${slug}` } },
    limit: 1,
    depth: 0,
    ...asUser(ctx),
  })
  const kept = schema.safeParse(docs[0]?.value)
  const tabs = kept.success ? Object.values(kept.data.fields) : []
  return tabs.find(({ tabIndex }) => tabIndex !== undefined)?.tabIndex ?? 0
}

type PreviewPath = (doc: Record<string, unknown>, tab: number) => string

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A tab of one global each. */
const LANDING_PAGES = ['/meta-ads-landing', '/configurator-abonnement']

const frameablePath = (path: string) => (UNFRAMEABLE_PAGES.includes(path) ? '/hosting-bestellen' : path)

const PREVIEWS: Record<string, PreviewPath> = {
  services: doc => (toArray(doc.places).includes('services') ? '/diensten' : '/#services'),
  regions: doc => `/${toText(doc.path)}`,
  posts: doc => postPath(toText(doc.slug)),
  faqs: doc => FAQ_PLACES.find(place => place.value === (doc.place as FaqPlace))?.path ?? '/faq',
  partners: () => '/#partners',
  projects: doc => (doc.slug ? projectPath(toText(doc.slug)) : PORTFOLIO_PATH),
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

/** Throws for a kind that no page shows. */
export function previewPath(slug: string, doc: Record<string, unknown>, tab = 0): string {
  const preview = PREVIEWS[slug]
  if (!preview) throw new Error(`no page shows ${slug}`)
  return preview(doc, tab)
}
