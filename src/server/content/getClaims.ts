import { domainPriceWords } from '@/domain/hosting/domainPriceWords'
import { CLAIMS, type Claims, withClaims } from '@/domain/site/claims'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { getDomainPrices } from '../hosting/getDomainPrices'

/** Every claim by its name. A claim may name another, or a price of a domain name. */
export async function getClaims(ctx: Ctx): Promise<Claims> {
  const [claims, domain] = await Promise.all([keptClaims(ctx), getDomainPrices(ctx)])
  return withClaims(claims, { ...claims, ...domainPriceWords(domain) })
}

function keptClaims(ctx: Ctx): Promise<Claims> {
  return ctx.remember('claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: ctx.drafts, ...asSystem })
    return Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims
  })
}

/** Content as a page shows it: every claim, and every price of a domain name, that its texts mention filled in. */
export async function claimed<Content>(ctx: Ctx, content: Promise<Content>): Promise<Content> {
  const [texts, claims, domain] = await Promise.all([content, getClaims(ctx), getDomainPrices(ctx)])
  return withClaims(texts, { ...claims, ...domainPriceWords(domain) })
}
