import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { getOpenTab } from '@/features/website/server/preview'
import { asUser } from '@/platform/access/authority'
import { env } from '@/platform/env'
import { as } from '../../support/customers'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const editor = await staffMember(ctx.payload, 'editor')
const other = await staffMember(ctx.payload, 'editor')

/** As the office keeps it whenever somebody opens another tab. */
const keep = (slug: string, value: object, by = editor) =>
  ctx.payload.create({
    collection: 'payload-preferences',
    data: { key: `global-${slug}`, value: { ...value }, user: { relationTo: 'staff', value: by.id } },
    depth: 0,
    ...asUser(as(ctx, by)),
  })

async function previewOf(slug: string): Promise<string> {
  const { url } = ctx.payload.config.admin.livePreview ?? {}
  const globalConfig = ctx.payload.config.globals.find(each => each.slug === slug)
  const req = await createLocalReq({ user: editor as never }, ctx.payload)
  const locale = { code: 'nl', label: '' }
  return String(
    typeof url === 'function' && (await url({ data: {}, globalConfig, locale, payload: ctx.payload, req })),
  )
}
const leadingTo = (path: string) => `${env.SITE_URL}/intern/voorbeeld?naar=${encodeURIComponent(path)}`

test('who opened no tab yet sees the page of the first', async () => {
  expect(await previewOf('page-texts')).toBe(leadingTo('/diensten'))
  expect(await previewOf('home')).toBe(leadingTo('/'))
})

test('an editor sees the page of the tab they have open, whatever another has open', async () => {
  await keep('page-texts', { fields: { 'tabs-0': { tabIndex: 3 } } })
  await keep('page-texts', { fields: { 'tabs-0': { tabIndex: 1 } } }, other)
  await keep('landing-pages', { editViewType: 'default', fields: { 'tabs-0': { tabIndex: 1 } } })
  expect(await previewOf('page-texts')).toBe(leadingTo('/over-ons'))
  expect(await previewOf('landing-pages')).toBe(leadingTo('/configurator-abonnement'))
})

test('preferences of another kind open the first tab', async () => {
  await keep('about', { fields: { rows: { collapsed: ['1'] } } })
  await keep('configurator', { editViewType: 'live-preview' })
  expect(await getOpenTab(as(ctx, editor), 'about')).toBe(0)
  expect(await getOpenTab(as(ctx, editor), 'configurator')).toBe(0)
})
