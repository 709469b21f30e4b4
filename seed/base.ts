import type { GlobalSlug } from 'payload'
import { asSystem } from '@/server/authority'
import type { Ctx } from '@/server/ctx'
import { claims } from './data/claims'
import { company } from './data/company'
import { configurator } from './data/configurator'
import { home } from './data/home'
import { services } from './data/services'

const quietly = { disableRevalidate: true }
const published = { _status: 'published' as const }

/** What every installation starts with. Whatever is there already stays as staff left it. */
export async function seedBase(ctx: Ctx): Promise<string[]> {
  return [
    ...(await seedGlobal(ctx, 'company', company)),
    ...(await seedGlobal(ctx, 'claims', { ...claims, ...published })),
    ...(await seedGlobal(ctx, 'home', { ...home, ...published })),
    ...(await seedGlobal(ctx, 'configurator', { ...configurator, ...published })),
    ...(await seedServices(ctx)),
  ]
}

async function seedGlobal(ctx: Ctx, slug: GlobalSlug, data: object): Promise<string[]> {
  const kept = await ctx.payload.findGlobal({ slug, depth: 0, ...asSystem })
  if ('createdAt' in kept && kept.createdAt) return []
  await ctx.payload.updateGlobal({ slug, data: data as never, depth: 0, context: quietly, ...asSystem })
  return [slug]
}

async function seedServices(ctx: Ctx): Promise<string[]> {
  const made: string[] = []
  for (const [index, { features, ...service }] of services.entries()) {
    const { totalDocs } = await ctx.payload.count({
      collection: 'services',
      where: { slug: { equals: service.slug } },
      ...asSystem,
    })
    if (totalDocs > 0) continue
    await ctx.payload.create({
      collection: 'services',
      data: { ...service, features: features.map(text => ({ text })), order: (index + 1) * 10, ...published },
      depth: 0,
      context: quietly,
      ...asSystem,
    })
    made.push(service.slug)
  }
  return made
}
