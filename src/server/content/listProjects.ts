import type { Project } from '@/domain/site/projects'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { imageOf } from './imageOf'
import { shown } from './shown'

/** The portfolio, in the order that staff gave it. */
export function listProjects(ctx: PageCtx): Promise<Project[]> {
  return cached(ctx, 'projects', async () => {
    const query = { sort: 'order', ...shown(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'projects', ...query, ...asSystem })
    return docs.map(({ id, title, description, url, category, image }) => ({
      ...{ id, title, description, url, category },
      image: imageOf(image),
    }))
  })
}
