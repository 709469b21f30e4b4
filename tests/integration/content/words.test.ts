import { describe, expect, test } from 'vitest'
import { priceText } from '@/features/catalogue/model/products'
import { getClaims } from '@/features/catalogue/server/catalogue'
import { getCompany } from '@/features/company/server/getCompany'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { getNavigation } from '@/features/website/server/navigation'
import { getSharedTexts } from '@/features/website/server/pageTexts'
import { asSystem, asUser } from '@/platform/access/authority'
import { as } from '../../support/customers'
import { plain } from '../../support/plain'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const editor = as(ctx, await staffMember(ctx.payload, 'editor'))
const quietly = { depth: 0, context: { disableRevalidate: true } }

type Menus = Parameters<typeof ctx.payload.updateGlobal<'navigation', never>>[0]['data']

const writeMenus = (data: Menus, draft = false) =>
  ctx.payload.updateGlobal({
    ...{ slug: 'navigation', draft, ...quietly, ...asUser(editor) },
    data: { ...data, _status: draft ? 'draft' : 'published' },
  })

test('the menus begin as the specification names them, with the prices', async () => {
  const { bar, mobile, hosting } = await getNavigation(ctx)
  expect(bar.map(link => link.label)).toEqual(['Prijzen', 'Over Ons', 'Contact'])
  expect(hosting.map(link => link.href)).toEqual([
    '/hosting-bestellen',
    '/hosting-dashboard',
    '/hosting-login',
  ])
  expect(mobile.map(link => link.label)).toEqual([
    ...['Home', 'Diensten', 'Prijzen', 'Over Ons', 'Contact'],
    ...['Hosting Bestellen', 'Hosting Dashboard', 'Hosting Login'],
  ])
})

test('a link that an editor renames or adds is on the site once it is published, not before', async () => {
  const bar = [
    { label: 'Wie we zijn', path: '/over-ons' as const },
    { label: 'Blog', path: '/blog' as const },
  ]
  const before = await getNavigation(ctx)
  await writeMenus({ bar }, true)
  expect(await getNavigation(ctx)).toEqual(before)
  expect((await getNavigation({ ...ctx, drafts: true })).bar[0]?.label).toBe('Wie we zijn')
  await writeMenus({ bar })
  expect(await getNavigation(ctx)).toEqual({
    ...before,
    bar: [
      { label: 'Wie we zijn', href: '/over-ons' },
      { label: 'Blog', href: '/blog' },
    ],
  })
})

test.each([
  ['a page that does not stand', [{ label: 'Vacatures', path: '/vacatures' }]],
  ['a page of elsewhere', [{ label: 'Elders', path: 'https://elders.example' }]],
  ['a link without words', [{ label: '', path: '/blog' }]],
  [
    'the same page twice',
    [
      { label: 'Blog', path: '/blog' },
      { label: 'Lezen', path: '/blog' },
    ],
  ],
])('no menu can be published with %s', async (_name, quick) => {
  const before = await getNavigation(ctx)
  await expect(writeMenus({ quick } as Menus)).rejects.toThrow()
  expect(await getNavigation(ctx)).toEqual(before)
})

test('words of every page are read as an editor published them, with the claims that they name', async () => {
  const before = await getSharedTexts(ctx)
  expect(before.quote.lead).toContain('Op werkdagen hoor je binnen 24 uur van ons.')
  await ctx.payload.updateGlobal({
    slug: 'shared-texts',
    data: { cookies: { ...before.cookies, question: 'Mag het?' }, _status: 'published' },
    ...{ ...quietly, ...asUser(editor) },
  })
  expect(await getSharedTexts(ctx)).toEqual({
    ...before,
    cookies: { ...before.cookies, question: 'Mag het?' },
  })
})

test('a contact button says what staff wrote, and its first words when they empty it', async () => {
  const write = (phone: string) =>
    ctx.payload.updateGlobal({ slug: 'company', data: { buttons: { phone } }, ...quietly, ...asSystem })
  await write('Bel ons even')
  expect((await getCompany(ctx)).buttons).toMatchObject({ phone: 'Bel ons even', email: 'Stuur E-mail' })
  await write('')
  expect((await getCompany(ctx)).buttons.phone).toBe('Bel Direct')
})

test('what a domain costs is said alike in the configurator and in a claim that names it', async () => {
  const said = async () => {
    const [options, claims] = [await getConfigurator(ctx), await getClaims(ctx)]
    const choice = options.services.find(each => each.id === 'domain')
    const price = choice && priceText(choice.price)
    return [price, choice?.description, claims.subscriptionTerm].map(each => plain(each ?? ''))
  }
  const write = (slug: 'domain-prices' | 'claims', data: object) =>
    ctx.payload.updateGlobal({ slug, data, depth: 0, context: { disableRevalidate: true }, ...asSystem })
  await write('domain-prices', { firstYear: 250, yearly: 3_450 })
  await write('claims', {
    subscriptionTerm: 'Een domein kost {domainYearly} per jaar.',
    _status: 'published',
  })
  expect(await said()).toEqual([
    '€ 3,03 incl. btw (€ 2,50 excl. btw)',
    'Het eerste jaar voor dit bedrag, daarna € 41,75 incl. btw (€ 34,50 excl. btw) per jaar.',
    'Een domein kost € 41,75 incl. btw (€ 34,50 excl. btw) per jaar.',
  ])
})

describe('words that every page needs', () => {
  const drafted = { quoteTime: 'Nog niet af', _status: 'draft' as const }

  test('are never taken off the site, with the draft that would come in their place', async () => {
    const before = await getClaims(ctx)
    await ctx.payload.updateGlobal({
      slug: 'claims',
      data: drafted,
      draft: true,
      ...quietly,
      ...asUser(editor),
    })
    const unpublish = { slug: 'claims', data: { _status: 'draft' }, ...quietly, ...asUser(editor) } as const
    await expect(ctx.payload.updateGlobal(unpublish)).rejects.toThrow('kan niet zonder')
    expect(await getClaims(ctx)).toEqual(before)
  })

  test('are not brought back from a draft, but are from what was published', async () => {
    const { docs } = await ctx.payload.findGlobalVersions({ slug: 'claims', limit: 50, ...asSystem })
    const version = (status: string) => docs.find(each => each.version._status === status)?.id ?? ''
    const restore = (id: string) =>
      ctx.payload.restoreGlobalVersion({ slug: 'claims', id, ...asUser(editor) })
    await expect(restore(version('draft'))).rejects.toThrow('kan niet zonder')
    await restore(version('published'))
    expect((await getClaims(ctx)).quoteTime).not.toBe(drafted.quoteTime)
  })
})
