import { CLAIMS, type Claims } from '@/domain/site/claims'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'

export function getClaims(ctx: Ctx): Promise<Claims> {
  return ctx.remember('claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: false, ...asSystem })
    return Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims
  })
}
