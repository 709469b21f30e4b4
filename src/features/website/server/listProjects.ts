import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { toImage } from '@/platform/media/images'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import type { Project } from '../model/projects'

/** The portfolio, in the order that staff gave it. */
export function listProjects(ctx: PageCtx): Promise<Project[]> {
  return cached(ctx, 'projects', async () => {
    const query = { sort: 'order', ...publishedOrDraft(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'projects', ...query, ...asSystem })
    return docs.map(({ id, title, description, url, category, image }) => ({
      ...{ id, title, description, url, category },
      image: toImage(image),
    }))
  })
}
