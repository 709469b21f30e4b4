import { fillClaims } from '@/features/catalogue/server/public'
import type { Region as StoredRegion } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { type Image, toImage, withPictureUrl } from '@/platform/media/images'
import { type Faq, PARTNER_ROWS, type Partner } from '../model/content'
import { seoWithDefaults } from '../model/pageTexts'
import { resolvePlaces } from '../model/placesNearby'
import type { Region, RegionBody } from '../model/regions'
import { toPoints } from './pageTexts'

export function listRegions(ctx: PageCtx): Promise<Region[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'regions', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'regions',
        sort: 'path',
        select: { path: true, place: true, heading: true, opening: true, seo: true },
        ...publishedOrDraft(ctx),
        depth: 1,
        ...asSystem,
      })
      return docs.map(({ id, path, place, heading, opening, seo }) => ({
        ...{ id, path, place: place ?? '', heading: heading ?? '', opening: opening ?? '' },
        seo: seoWithDefaults(seo && withPictureUrl(seo), {
          title: heading ?? '',
          description: opening ?? '',
        }),
      }))
    }),
  )
}

export async function findRegion(
  ctx: PageCtx,
  path: string,
): Promise<{ region: Region; body: RegionBody } | null> {
  const region = (await listRegions(ctx)).find(each => each.path === path)
  return region ? { region, body: await readRegionBody(ctx, region.id) } : null
}

/** For existing regions only: made-up addresses must not fill the cache. */
function readRegionBody(ctx: PageCtx, id: string): Promise<RegionBody> {
  const read = async () => {
    const query = { collection: 'regions', id, depth: 0, draft: ctx.drafts } as const
    return toRegionBody(await ctx.payload.findByID({ ...query, ...asSystem }))
  }
  return fillClaims(ctx, cached(ctx, 'regions', read, id))
}

function toRegionBody(doc: StoredRegion): RegionBody {
  const { approach, question } = doc
  return {
    places: resolvePlaces(doc.places ?? []),
    paragraphs: toPoints(doc.paragraphs),
    tradesHeading: doc.tradesHeading ?? '',
    trades: toPoints(doc.trades),
    approach: approach?.title && approach.text ? { title: approach.title, text: approach.text } : null,
    question:
      question?.question && question.answer ? { question: question.question, answer: question.answer } : null,
  }
}

export function listFaqs(ctx: PageCtx): Promise<Faq[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'faqs', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'faqs',
        sort: 'order',
        ...publishedOrDraft(ctx),
        ...asSystem,
      })
      return docs.map(({ id, question, answer, place }) => ({ id, question, answer, place }))
    }),
  )
}

export async function listPartners(ctx: PageCtx): Promise<Partner[][]> {
  const all = await cached(ctx, 'partners', async () => {
    const query = { sort: ['-featured', 'order'], ...publishedOrDraft(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'partners', ...query, ...asSystem })
    return docs.map(({ id, name, row, featured, logo }) => ({
      ...{ id, name, row },
      featured: featured ?? false,
      logo: toLogo(toImage(logo)),
    }))
  })
  return PARTNER_ROWS.map(({ value }) => all.filter(partner => partner.row === value))
}

/** Logos are small and many: one size of each is enough. */
function toLogo(image: Image | null): Image | null {
  return image && { ...image, address: image.webp[0]?.address ?? image.address, webp: [], avif: [] }
}
