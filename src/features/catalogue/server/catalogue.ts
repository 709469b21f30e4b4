import type { PayloadRequest } from 'payload'
import {
  CLAIMS,
  type ClaimProof,
  type ClaimProofs,
  type Claims,
  claimsToReview,
  PROVEN_CLAIMS,
  shownClaims,
  unprovenClaims,
  withClaims,
} from '@/features/company/model/claims'
import type { Product as ProductDoc } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import type { LaunchCheck } from '@/platform/launch/launch'
import type { StartCard } from '@/platform/registry'
import { listed } from '@/platform/text/format'
import { dayOf } from '@/platform/time/day'
import type { DomainPrices, HostingExtra, HostingPackage, PriceList } from '../model/priceList'
import { type PriceRecord, type Product, priceRecords, priceTexts } from '../model/products'
import type { Service } from '../model/services'

export async function getPriceList(ctx: PageCtx): Promise<PriceList> {
  const [packages, extras, domain] = await Promise.all([
    listHostingPackages(ctx),
    listHostingExtras(ctx),
    getDomainPrices(ctx),
  ])
  return { packages, extras, domain }
}

const IN_ORDER = { sort: 'order', depth: 0, pagination: false } as const

/** A hook passes its request: within its transaction a second connection may never come. */
type Req = Partial<PayloadRequest>

export function listHostingPackages(ctx: PageCtx, req?: Req): Promise<HostingPackage[]> {
  return cached(ctx, 'hosting-packages', async () => {
    const { docs } = await ctx.payload.find({ collection: 'hosting-packages', ...IN_ORDER, req, ...asSystem })
    return docs.map(({ key, name, monthly, yearly, vatRate, lines, popular }) => ({
      ...{ key, name, monthly, yearly, vatRate },
      lines: (lines ?? []).map(line => line.text),
      popular: popular ?? false,
    }))
  })
}

export function listHostingExtras(ctx: PageCtx): Promise<HostingExtra[]> {
  return cached(ctx, 'hosting-extras', async () => {
    const { docs } = await ctx.payload.find({ collection: 'hosting-extras', ...IN_ORDER, ...asSystem })
    return docs.map(({ key, name, monthly, yearly, vatRate, supply }) => ({
      ...{ key, name, monthly, yearly, vatRate, supply },
    }))
  })
}

/** In cents without VAT. */
export function getDomainPrices(ctx: PageCtx, req?: Req): Promise<DomainPrices> {
  return cached(ctx, 'domain-prices', async () => {
    const { firstYear, yearly, vatRate } = await ctx.payload.findGlobal({
      slug: 'domain-prices',
      depth: 0,
      req,
      ...asSystem,
    })
    return { firstYear, yearly, vatRate }
  })
}

export function listServices(ctx: PageCtx): Promise<Service[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'services', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'services',
        sort: 'order',
        ...publishedOrDraft(ctx),
        ...asSystem,
      })
      return docs.map(({ id, title, slug, description, icon, places, ...doc }) => ({
        ...{ id, title, slug, description, icon, places },
        features: (doc.features ?? []).map(feature => feature.text),
        startingPrice: doc.startingPrice ?? '',
        highlight: doc.highlight ?? '',
        menuLink: doc.menuLink ?? '',
      }))
    }),
  )
}

export function listProducts(ctx: PageCtx, req?: Req): Promise<Product[]> {
  return cached(ctx, 'products', async () => {
    const { docs } = await ctx.payload.find({ collection: 'products', ...IN_ORDER, req, ...asSystem })
    return docs.map(({ id, key, name, description, group, lines, ...doc }) => ({
      ...{ id, key, name, description, group },
      lines: (lines ?? '').split('\n').filter(Boolean),
      price: toPrice(doc),
    }))
  })
}

type PricedDoc = Pick<
  ProductDoc,
  'priceKind' | 'amount' | 'amountTo' | 'startingAt' | 'vatRate' | 'unit' | 'reason'
>

function toPrice(doc: PricedDoc): Product['price'] {
  const { priceKind: kind, amount, amountTo, startingAt, vatRate, unit, reason } = doc
  if (kind === 'request') return { kind, reason: reason ?? '' }
  return {
    ...{ kind, vatRate },
    amount: amount ?? 0,
    amountTo: amountTo ?? null,
    startingAt: startingAt ?? false,
    unit: unit ?? '',
  }
}

/** Every price that texts may name. */
export async function listPriceRecords(ctx: PageCtx, req?: Req): Promise<PriceRecord[]> {
  const [products, packages, domain] = await Promise.all([
    listProducts(ctx, req),
    listHostingPackages(ctx, req),
    getDomainPrices(ctx, req),
  ])
  return priceRecords({ products, packages, domain })
}

/** A claim may name another claim or a price. */
export async function getClaims(ctx: PageCtx): Promise<Claims & Record<string, string>> {
  const [claims, records] = await Promise.all([readClaims(ctx), listPriceRecords(ctx)])
  const named = { ...priceTexts(records), ...claims }
  return withClaims(named, named)
}

async function readClaims(ctx: PageCtx): Promise<Claims> {
  const { claims, proofs } = await readClaimRecords(ctx)
  return shownClaims(claims, proofs, { demo: env.DEMO })
}

type ClaimRecords = { claims: Claims; proofs: ClaimProofs }

function readClaimRecords(ctx: PageCtx): Promise<ClaimRecords> {
  return cached(ctx, 'claims', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'claims', depth: 0, draft: ctx.drafts, ...asSystem })
    const proof = (name: (typeof PROVEN_CLAIMS)[number]['name']): ClaimProof => {
      const { source, checkedOn, reviewOn } = doc[`${name}Proof`] ?? {}
      const day = (typed?: string | null) => (typed ? dayOf(new Date(typed)) : null)
      return { source: source ?? '', checkedOn: day(checkedOn), reviewOn: day(reviewOn) }
    }
    return {
      claims: Object.fromEntries(CLAIMS.map(({ name }) => [name, doc[name]])) as Claims,
      proofs: Object.fromEntries(PROVEN_CLAIMS.map(({ name }) => [name, proof(name)])) as ClaimProofs,
    }
  })
}

/** What a real agency has to prove before its claims are shown, and what is due for another look. */
export const claimsStartCard: StartCard = {
  href: '/admin/globals/claims',
  title: 'Beloften',
  figures: async ctx => {
    const { proofs } = await readClaimRecords(ctx)
    const [unproven, due] = [unprovenClaims(proofs), claimsToReview(proofs, dayOf(ctx.now()))]
    return [
      { label: 'Zonder bron', figure: unproven.length, isAlarm: unproven.length > 0 && !env.DEMO },
      { label: 'Opnieuw nakijken', figure: due.length, isAlarm: due.length > 0 },
    ]
  },
}

/** A claim without a source is not shown, so that it holds nothing up. */
export const claimsAdvice: LaunchCheck = {
  key: 'claims',
  label: 'Beloften met een bron',
  need: 'advice',
  href: claimsStartCard.href,
  read: async ctx => {
    const { proofs } = await readClaimRecords(ctx)
    const unproven = unprovenClaims(proofs)
    if (unproven.length === 0) return { text: 'Elke belofte heeft een bron.', lacks: null }
    const names = listed(unproven.map(({ label }) => label))
    return {
      text: `Zonder bron, en daarom buiten een demonstratie niet op de site: ${names}.`,
      lacks: 'niet elke belofte heeft een bron',
    }
  },
}

export async function fillClaims<Content>(ctx: PageCtx, content: Promise<Content>): Promise<Content> {
  const [texts, claims] = await Promise.all([content, getClaims(ctx)])
  return withClaims(texts, claims)
}
