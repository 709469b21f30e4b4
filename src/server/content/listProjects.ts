import type { Project } from '@/domain/site/projects'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { imageOf } from './imageOf'
import { shown } from './shown'

/** The portfolio, in the order that staff gave it. */
export function listProjects(ctx: Ctx): Promise<Project[]> {
  return ctx.remember('projects', async () => {
    const query = { sort: 'order', ...shown(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'projects', ...query, ...asSystem })
    return docs.map(({ id, title, description, url, category, image }) => ({
      ...{ id, title, description, url, category },
      image: imageOf(image),
    }))
  })
}
