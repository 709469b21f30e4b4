import type { Redirect } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { askedPath } from '../model/askedPath'
import { postPath } from '../model/posts'
import { isOwnPath } from '../model/preview'
import { type Way, waysOut } from '../model/redirects'

/** Where an address that no page serves leads to; null when nowhere. */
export async function findRedirect(ctx: PageCtx, path: string): Promise<string | null> {
  const ways = await cached(ctx, 'redirects', () => listRedirects(ctx))
  return ways.find(way => way.from === path)?.to ?? null
}

async function listRedirects(ctx: PageCtx): Promise<Way[]> {
  const query = { collection: 'redirects', depth: 1, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  return waysOut(
    docs.flatMap(({ from, to }) => {
      const target = targetOf(to)
      return target ? [{ from, to: isOwnPath(target) ? askedPath(target) : target }] : []
    }),
  )
}

function targetOf(to: Redirect['to']): string | null {
  if (to?.type === 'custom') return to.url ?? null
  const { relationTo, value } = to?.reference ?? {}
  if (!value || typeof value === 'string' || value._status !== 'published') return null
  if (relationTo === 'posts' && 'slug' in value) return postPath(value.slug)
  return 'path' in value ? `/${value.path}` : null
}
