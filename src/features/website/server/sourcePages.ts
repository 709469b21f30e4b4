import type { Ctx } from '@/platform/ctx'
import { listRegions } from './content'
import { listPosts } from './posts'

/** The pages whose forms send their own address along as the source of a lead. */
export async function sourcePages(ctx: Ctx): Promise<{ regions: string[]; articles: string[] }> {
  const [regions, posts] = await Promise.all([listRegions(ctx), listPosts(ctx)])
  return { regions: regions.map(({ path }) => path), articles: posts.map(({ slug }) => slug) }
}
