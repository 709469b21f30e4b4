import { randomUUID } from 'node:crypto'
import type { Draft } from '@/features/configurator/model/draft'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'

/** A filled in draft against the seeded price list. Each call is another visitor. */
export function filledDraft(part: Partial<Draft['contactInfo']> = {}): Draft {
  return {
    websiteType: 'website',
    services: ['design', 'hosting'],
    timeline: 'normal',
    features: [{ id: 'landing-pages', quantity: 2 }],
    businessInfo: { companyName: 'Proeftuin', industry: 'Hovenier', description: 'Twee regels\nover ons.' },
    contactInfo: {
      name: 'Jan Proef',
      email: `${randomUUID()}@proeftuin.example`,
      phone: '',
      preferredContact: 'email',
      ...part,
    },
  }
}

export function submission(draft: Draft = filledDraft(), gate: object = {}) {
  return { draft, gate: { submissionKey: randomUUID(), honeypot: '', filledInMs: 60_000, ...gate } }
}

export async function requestsOf(ctx: Ctx, email: string) {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({
    collection: 'configurator-requests',
    where,
    depth: 0,
    ...asSystem,
  })
  return docs
}

export async function mailsAbout(ctx: Ctx, id: string) {
  const where = { aboutId: { equals: id } }
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where,
    depth: 0,
    sort: 'template',
    ...asSystem,
  })
  return docs
}
