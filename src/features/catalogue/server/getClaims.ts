import { CLAIMS, type Claims, withClaims } from '@/features/company/model/claims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { type DomainPriceTexts, domainPriceTexts } from '../model/priceList'
import { getDomainPrices } from './priceList'

/** Every claim by its name, and the prices of a domain name by theirs. A claim may name another, or such a price. */
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

/** Content as a page shows it: every claim and price that its texts name filled in. */
export async function fillClaims<Content>(ctx: PageCtx, content: Promise<Content>): Promise<Content> {
  const [texts, claims] = await Promise.all([content, getClaims(ctx)])
  return withClaims(texts, claims)
}
