import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { about } from './data/about'
import { appointmentSettings } from './data/appointmentSettings'
import { assignmentChecklists } from './data/assignmentChecklists'
import { domainPrices, hostingExtras, hostingPackages } from './data/catalogue'
import { chat } from './data/chat'
import { claims } from './data/claims'
import { closures } from './data/closures'
import { company } from './data/company'
import { configurator } from './data/configurator'
import { faqs } from './data/faqs'
import { home } from './data/home'
import { landingPages } from './data/landingPages'
import { leadMailTemplates } from './data/leadMailTemplates'
import { legalFigures } from './data/legalFigures'
import { legalPages } from './data/legalPages'
import { navigation } from './data/navigation'
import { pageTexts } from './data/pageTexts'
import { products } from './data/products'
import { quoteSettings } from './data/quoteSettings'
import { regions } from './data/regions'
import { services } from './data/services'
import { sharedTexts } from './data/sharedTexts'
import { empty } from './empty'
import { seedPicture } from './picture'
import { seedPosts } from './posts'
import { inOrder, published, seedGlobal, seedNewFields, seedRecords } from './records'

/**
 * What every installation starts with. Whatever is there already stays as staff left it. `isEmpty`: without what is
 * invented about an agency. Texts, prices and terms are there to begin with.
 */
export async function seedBase(ctx: Ctx, { isEmpty = false } = {}): Promise<string[]> {
  const own = isEmpty ? empty : { claims, about, company: { ...company, ...(await companyPictures(ctx)) } }
  return [
    ...(await seedGlobal(ctx, 'company', own.company)),
    // Texts name these prices.
    ...(await seedRecords(ctx, 'products', 'key', inOrder(products))),
    ...(await seedGlobal(ctx, 'domain-prices', domainPrices)),
    ...(await seedRecords(ctx, 'hosting-packages', 'key', inOrder(hostingPackages))),
    ...(await seedRecords(ctx, 'hosting-extras', 'key', inOrder(hostingExtras))),
    ...(await seedRecords(ctx, 'legal-figures', 'source', legalFigures)),
    ...(await seedGlobal(ctx, 'claims', { ...own.claims, ...published })),
    ...(await seedGlobal(ctx, 'chat', { ...chat, ...published })),
    ...(await seedGlobal(ctx, 'home', { ...home, ...published })),
    ...(await seedGlobal(ctx, 'configurator', { ...(await withProducts(ctx)), ...published })),
    ...(await seedGlobal(ctx, 'page-texts', { ...pageTexts, ...published })),
    ...(await seedGlobal(ctx, 'shared-texts', { ...sharedTexts, ...published })),
    ...(await seedGlobal(ctx, 'navigation', { ...navigation, ...published })),
    ...(await seedGlobal(ctx, 'landing-pages', { ...landingPages, ...published })),
    ...(await seedGlobal(ctx, 'about', { ...own.about, ...published })),
    ...(await seedGlobal(ctx, 'appointment-settings', appointmentSettings)),
    ...(await seedGlobal(ctx, 'lead-mail-templates', leadMailTemplates)),
    ...(await seedGlobal(ctx, 'quote-settings', quoteSettings)),
    ...(await seedGlobal(ctx, 'assignment-checklists', assignmentChecklists)),
    ...(await seedRecords(ctx, 'closures', 'label', closures, { once: true })),
    ...(await seedRecords(ctx, 'services', 'slug', inOrder(services.map(asLines)))),
    ...(isEmpty ? [] : await seedRegions(ctx)),
    ...(await seedRecords(ctx, 'faqs', 'question', inOrder(faqs))),
    ...(await seedRecords(ctx, 'legal-pages', 'slug', legalPages)),
    ...(isEmpty ? [] : await seedPosts(ctx)),
  ]
}

/** Regions of an earlier version have a heading and an opening only. */
async function seedRegions(ctx: Ctx): Promise<string[]> {
  const made = await seedRecords(ctx, 'regions', 'path', regions)
  const fields = ['paragraphs', 'tradesHeading', 'trades', 'approach', 'question', 'places'] as const
  const filled = await seedNewFields(ctx, 'regions', { key: 'path', version: 'body', fields }, regions)
  return [...made, ...filled]
}

async function companyPictures(ctx: Ctx) {
  return {
    map: await seedPicture(ctx, 'site/map.webp', 'Kaart van de straten rond ons kantoor, met een speld erop'),
    office: await seedPicture(
      ctx,
      'site/office.webp',
      'Tekening van ons kantoor: een bakstenen winkelhuis met een bus voor de deur',
    ),
    socialPicture: await seedPicture(
      ctx,
      'site/social.png',
      'Een website die werkt zoals jij werkt, met een werkbon ernaast',
    ),
  }
}

type Choice = { key: string; product?: string }

/** The choices with the ids of their products. */
async function withProducts(ctx: Ctx) {
  const { docs } = await ctx.payload.find({ collection: 'products', pagination: false, ...asSystem })
  const ids = new Map(docs.map(({ key, id }) => [key, id]))
  const priced = (choices: Choice[]) =>
    choices.map(({ product, ...choice }) => ({ ...choice, product: product && ids.get(product) }))
  const { websiteTypes, services, features } = configurator
  return {
    ...configurator,
    ...{ websiteTypes: priced(websiteTypes), services: priced(services), features: priced(features) },
  }
}

const asLines = ({ features, ...service }: (typeof services)[number]) => ({
  ...service,
  features: features.map(text => ({ text })),
})
