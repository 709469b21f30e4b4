import type { PageCtx } from '@/platform/ctx'
import { PAGING } from '@/platform/text/slug'
import { postPath, paginatePosts } from '../model/posts'
import { findRedirect } from './findRedirect'
import { listPosts } from './listPosts'
import { listRegions } from './listRegions'

export type ResolvedRoute = { kind: 'stands' } | { kind: 'moved'; to: string } | { kind: 'unknown' }

const FOUND: ResolvedRoute = { kind: 'stands' }

/** What an address is that no page of ours is fixed at: content, moved content, or nothing. */
export async function resolveRoute(ctx: PageCtx, path: string): Promise<ResolvedRoute> {
  const [first = '', second = '', third = '', ...deeper] = path.split('/').slice(1)
  if (deeper.length === 0 && first === 'blog' && second) {
    const article = await resolveArticle(ctx, second, third)
    if (article) return article
  }
  if (!second && (await listRegions(ctx)).some(region => region.path === first)) return FOUND
  const to = await findRedirect(ctx, path)
  return to ? { kind: 'moved', to } : { kind: 'unknown' }
}

/** An article by its name, or by the number it had on the old site; or a load of the overview. */
async function resolveArticle(ctx: PageCtx, name: string, page: string): Promise<ResolvedRoute | null> {
  const posts = await listPosts(ctx)
  // One way to write a number: another, such as 02, would be another page to keep.
  if (name === PAGING) return /^[1-9]\d*$/.test(page) && paginatePosts(Number(page), posts) ? FOUND : null
  if (page) return null
  if (posts.some(post => post.slug === name)) return FOUND
  const numbered = /^\d+$/.test(name) && posts.find(post => post.number === Number(name))
  return numbered ? { kind: 'moved', to: postPath(numbered.slug) } : null
}
