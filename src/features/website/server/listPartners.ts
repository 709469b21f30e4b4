import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { type Image, toImage } from '@/platform/media/images'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import { PARTNER_ROWS, type Partner } from '../model/partners'

/** The partners row by row, those that staff put in front first. */
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

/** A word mark stands small, and there are many: one address for each is enough. */
function toLogo(image: Image | null): Image | null {
  return image && { ...image, address: image.webp[0]?.address ?? image.address, webp: [], avif: [] }
}
