import { type DomainPriceWords, domainPriceWords } from '@/domain/hosting/domainPriceWords'
import { CLAIMS, type Claims, withClaims } from '@/domain/site/claims'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { getDomainPrices } from '../hosting/getDomainPrices'
import { cached } from './cached'

/** Every claim by its name, and the prices of a domain name by theirs. A claim may name another, or such a price. */
export async function getClaims(ctx: PageCtx): Promise<Claims & DomainPriceWords> {
  const [claims, domain] = await Promise.all([keptClaims(ctx), getDomainPrices(ctx)])
  const named = { ...claims, ...domainPriceWords(domain) }
  return withClaims(named, named)
}

function keptClaims(ctx: PageCtx): Promise<Claims> {
  return cached(ctx, 'claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: ctx.drafts, ...asSystem })
    return Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims
  })
}

/** Content as a page shows it: every claim and price that its texts name filled in. */
export async function claimed<Content>(ctx: PageCtx, content: Promise<Content>): Promise<Content> {
  const [texts, claims] = await Promise.all([content, getClaims(ctx)])
  return withClaims(texts, claims)
}
