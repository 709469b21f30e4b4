import { expect, test } from 'vitest'
import { listServices } from '@/features/catalogue/server/catalogue'
import { getCompany } from '@/features/company/server/getCompany'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { getPageTexts } from '@/features/website/server/pageTexts'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { seedAdmin } from '../../../seed/admin'
import { seedBase } from '../../../seed/base'
import { faqs } from '../../../seed/data/faqs'
import { regions } from '../../../seed/data/regions'
import { seedDemo } from '../../../seed/demo'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const quietly = { disableRevalidate: true }

test('a second seeding makes nothing', async () => {
  expect([...(await seedAdmin(ctx)), ...(await seedBase(ctx)), ...(await seedDemo(ctx))]).toEqual([])
})

test('what staff changed stays changed, and what they removed comes back', async () => {
  await ctx.payload.updateGlobal({
    slug: 'company',
    data: { phone: '053 000 99 99' },
    depth: 0,
    context: quietly,
    ...asSystem,
  })
  const removed = { collection: 'services', where: { slug: { equals: 'seo' } }, depth: 0 } as const
  // What pages show cannot be deleted.
  await ctx.payload.update({ ...removed, data: { _status: 'draft' }, context: quietly, ...asSystem })
  await ctx.payload.delete({ ...removed, context: quietly, ...asSystem })
  expect(await seedBase(ctx)).toEqual(['seo'])
  expect((await getCompany(ctx)).phone).toBe('053 000 99 99')
})

test('what staff put in other words, or at another address, is not made again beside it', async () => {
  const change = (collection: 'faqs' | 'regions', field: string, from: string, data: object) =>
    ctx.payload.update({
      ...{ collection, where: { [field]: { equals: from } }, data, depth: 0, context: quietly },
      ...asSystem,
    })
  await change('faqs', 'question', faqs[0]?.question ?? '', { question: 'Wat moet dat kosten?' })
  await change('regions', 'path', regions[0]?.path ?? '', { path: 'website-laten-maken-oost' })
  expect(await seedBase(ctx)).toEqual([])
  await ctx.payload.delete({
    ...{ collection: 'faqs', where: { question: { equals: 'Wat moet dat kosten?' } }, context: quietly },
    ...asSystem,
  })
  expect(await seedBase(ctx)).toEqual([faqs[0]?.question])
})

test('a page that a newer version brings gets its texts, and the others keep theirs', async () => {
  await ctx.payload.updateGlobal({
    slug: 'page-texts',
    data: { faq: { heading: 'Onze eigen kop' } },
    depth: 0,
    context: quietly,
    ...asSystem,
  })
  await database(ctx).drizzle.execute(
    'update page_texts set prices_heading = null, prices_lead = null, prices_seo_title = null, prices_seo_description = null, prices_seo_keywords = null',
  )
  expect(await seedBase(ctx)).toEqual(['page-texts'])
  const texts = await getPageTexts(ctx)
  expect(texts.prices.heading).toContain('Wat het kost')
  expect(texts.faq.heading).toBe('Onze eigen kop')
  expect(await seedBase(ctx)).toEqual([])
})

test('the choices are those of the specification', async () => {
  const options = await getConfigurator(ctx)
  expect(options.websiteTypes.map(each => each.id)).toEqual(['website', 'webshop', 'landingpage'])
  expect(options.services.map(each => each.id)).toEqual([
    'design',
    'seo',
    'ads',
    'social',
    'email',
    'hosting',
    'domain',
    'dashboard',
  ])
  expect(options.timelines.map(each => [each.id, each.description])).toEqual([
    ['rush', '1 tot 2 weken'],
    ['normal', '2 tot 4 weken'],
    ['flexible', '1 tot 2 maanden'],
  ])
  expect(options.features).toHaveLength(15)
})

test('seven services stand on home and six on the services page', async () => {
  const services = await listServices(ctx)
  const on = (place: 'home' | 'services') => services.filter(each => each.places.includes(place)).length
  expect([on('home'), on('services')]).toEqual([7, 6])
})

test('a draft of a price is not what visitors see', async () => {
  const before = await getConfigurator(ctx)
  const { websiteTypes } = await ctx.payload.findGlobal({ slug: 'configurator', depth: 0, ...asSystem })
  const dearer = websiteTypes.map(row => ({ ...row, amount: 999_900 }))
  await ctx.payload.updateGlobal({
    slug: 'configurator',
    data: { websiteTypes: dearer, _status: 'draft' },
    draft: true,
    depth: 0,
    context: quietly,
    ...asSystem,
  })
  expect(await getConfigurator(ctx)).toEqual(before)
})
