import type { Metadata } from 'next'
import { fillClaims } from '@/features/catalogue/server/public'
import { getCompany } from '@/features/company/server/public'
import type { Media } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, textsOf } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { readLaunch } from '@/platform/launch/launch'
import { toImage, withPictureUrl } from '@/platform/media/images'
import type { About, HomeTexts, LandingPages } from '../model/content'
import { toExampleQuote } from '../model/exampleQuote'
import { PAGE_TEXTS, type PageTexts, type Point, type Seo } from '../model/pageTexts'
import { SHARED_TEXTS, type SharedTexts } from '../model/sharedTexts'

export function getPageTexts(ctx: PageCtx): Promise<PageTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'page-texts', async () => {
      const doc = await ctx.payload.findGlobal({
        slug: 'page-texts',
        depth: 1,
        draft: ctx.drafts,
        ...asSystem,
      })
      const texts = PAGE_TEXTS.map(({ name, words }) => [name, toPageText(doc[name], words)])
      return Object.fromEntries(texts) as PageTexts
    }),
  )
}

type StoredPageText = {
  heading: string
  lead: string
  seo: Omit<Seo, 'picture'> & { picture?: string | Media | null }
  points?: Point[] | null
  words?: Record<string, string | null> | null
}

function toPageText(
  { heading, lead, seo, points, words }: StoredPageText,
  named: readonly { name: string }[],
) {
  return {
    heading,
    lead,
    seo: withPictureUrl(seo),
    points: (points ?? []).map(({ title, text }) => ({ title, text })),
    words: textsOf(words, named),
  }
}

export function getSharedTexts(ctx: PageCtx): Promise<SharedTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'shared-texts', async () => {
      const query = { slug: 'shared-texts', depth: 0, draft: ctx.drafts } as const
      const doc = await ctx.payload.findGlobal({ ...query, ...asSystem })
      const blocks = SHARED_TEXTS.map(({ name, words }) => [name, textsOf(doc[name], words)])
      return Object.fromEntries(blocks) as SharedTexts
    }),
  )
}

export function getHome(ctx: PageCtx): Promise<HomeTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'home', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'home', depth: 1, draft: ctx.drafts, ...asSystem })
      const { hero, servicesIntro, teaser, partners, portfolio, whyUs, contact, seo } = doc
      const points = (whyUs.points ?? []).map(({ title, text }) => ({ title, text }))
      return {
        ...{ hero, servicesIntro, teaser, partners, portfolio, contact },
        whyUs: { ...whyUs, points },
        seo: withPictureUrl(seo),
      }
    }),
  )
}

/** A figure whose claim is not shown goes, with its label. */
export async function getAbout(ctx: PageCtx): Promise<About> {
  const about = await fillClaims(ctx, readAbout(ctx))
  return { ...about, stats: about.stats.filter(({ value }) => value !== '') }
}

function readAbout(ctx: PageCtx): Promise<About> {
  return cached(ctx, 'about', async () => {
    const { founder, portrait, story, stats, team, steps } = await ctx.payload.findGlobal({
      slug: 'about',
      depth: 1,
      draft: ctx.drafts,
      ...asSystem,
    })
    return {
      founder,
      portrait: toImage(portrait),
      story,
      stats: stats.map(({ value, label }) => ({ value, label })),
      team: (team ?? []).map(({ id, name, role, quote, portrait }) => ({
        ...{ id: id ?? name, name, role },
        quote: quote ?? '',
        portrait: toImage(portrait),
      })),
      steps: steps.map(({ title, text, day, yours }) => ({
        title,
        text,
        day: day ?? '',
        yours: yours ?? '',
      })),
    }
  })
}

export function getLandingPages(ctx: PageCtx): Promise<LandingPages> {
  return fillClaims(
    ctx,
    cached(ctx, 'landing-pages', async () => {
      const query = { slug: 'landing-pages', depth: 1, draft: ctx.drafts } as const
      const { ads, subscription } = await ctx.payload.findGlobal({ ...query, ...asSystem })
      return {
        ads: { ...ads, benefits: toPoints(ads.benefits), seo: withPictureUrl(ads.seo) },
        subscription: {
          ...subscription,
          included: subscription.included.split('\n').filter(Boolean),
          reasons: toPoints(subscription.reasons),
          audience: toPoints(subscription.audience),
          example: toExampleQuote(subscription.example),
          seo: withPictureUrl(subscription.seo),
        },
      }
    }),
  )
}

export function toPoints(points: Point[] | null | undefined): Point[] {
  return (points ?? []).map(({ title, text }) => ({ title, text }))
}

/** Search engines are asked not to show the page. */
export const UNLISTED = { robots: { index: false, follow: false } } as const

export async function pageMetadata(
  ctx: PageCtx,
  path: string,
  { title, description, keywords, picture }: Seo,
): Promise<Metadata> {
  const [{ name, socialPicture }, { isSiteOpen }] = await Promise.all([getCompany(ctx), readLaunch(ctx)])
  const images = [picture || socialPicture].filter(Boolean)
  const full = `${title} | ${name}`
  return {
    metadataBase: new URL(env.SITE_URL),
    ...(!isSiteOpen && UNLISTED),
    title: full,
    description,
    keywords: keywords || undefined,
    alternates: { canonical: path, types: { 'application/rss+xml': '/blog/rss.xml' } },
    openGraph: {
      title: full,
      description,
      url: path,
      siteName: name,
      locale: 'nl_NL',
      type: 'website',
      images,
    },
    twitter: {
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      title: full,
      description,
      images,
    },
  }
}
