import { CLAIMS, type Claims, withClaims } from '@/features/company/model/claims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { type DomainPriceTexts, domainPriceTexts } from '../model/priceList'
import { getDomainPrices } from './priceList'

/** A claim may name another claim or a price. */
export async function getClaims(ctx: PageCtx): Promise<Claims & DomainPriceTexts> {
  const [claims, domain] = await Promise.all([readClaims(ctx), getDomainPrices(ctx)])
  const named = { ...claims, ...domainPriceTexts(domain) }
  return withClaims(named, named)
}

function readClaims(ctx: PageCtx): Promise<Claims> {
  return cached(ctx, 'claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: ctx.drafts, ...asSystem })
    return Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims
  })
}

export async function fillClaims<Content>(ctx: PageCtx, content: Promise<Content>): Promise<Content> {
  const [texts, claims] = await Promise.all([content, getClaims(ctx)])
  return withClaims(texts, claims)
}
