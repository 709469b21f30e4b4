import type { Redirect } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { normalisePath } from '../model/askedPath'
import { postPath } from '../model/posts'
import { isInternalPath } from '../model/preview'
import { type RedirectRule, withoutLoops } from '../model/redirects'

/** Where an address that no page serves leads to; null when nowhere. */
export async function findRedirect(ctx: PageCtx, path: string): Promise<string | null> {
  const ways = await cached(ctx, 'redirects', () => listRedirects(ctx))
  return ways.find(way => way.from === path)?.to ?? null
}

async function listRedirects(ctx: PageCtx): Promise<RedirectRule[]> {
  const query = { collection: 'redirects', depth: 1, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  return withoutLoops(
    docs.flatMap(({ from, to }) => {
      const target = redirectTarget(to)
      return target ? [{ from, to: isInternalPath(target) ? normalisePath(target) : target }] : []
    }),
  )
}

function redirectTarget(to: Redirect['to']): string | null {
  if (to?.type === 'custom') return to.url ?? null
  const { relationTo, value } = to?.reference ?? {}
  if (!value || typeof value === 'string' || value._status !== 'published') return null
  if (relationTo === 'posts' && 'slug' in value) return postPath(value.slug)
  return 'path' in value ? `/${value.path}` : null
}
