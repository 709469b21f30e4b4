import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listRegions } from '@/features/website/server/content'
import { findPost, listPosts } from '@/features/website/server/posts'
import { findRedirect, resolveRoute } from '@/features/website/server/resolveRoute'
import { asSystem } from '@/platform/access/authority'
import { runPayloadJobs } from '@/platform/jobs/scheduler'
import { listening } from '../../support/listening'
import { eventually, staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const seo = { title: 'Proef', description: 'Een proef', keywords: 'proef' }
const body = (await payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })).docs[0]?.body

async function newPost(slug: string, part: object = {}) {
  const data = {
    ...{ slug, body, seo, title: 'Proef', excerpt: 'Een proef.', author: 'Proef', category: 'website' },
    ...{ publishedAt: '2026-11-20T09:00:00.000Z', _status: 'published', ...part },
  }
  return payload.create({ collection: 'posts', data: data as never, depth: 0, ...asSystem })
}
const change = (id: string, data: object, draft = false) =>
  payload.update({ collection: 'posts', id, data, draft, depth: 0, ...asSystem })
const name = () => `proef-${randomUUID()}`

test.each([
  ['/webdesign-enschede', { kind: 'stands' }],
  ['/webdesign-enschede/dieper', { kind: 'unknown' }],
  ['/blog/1', { kind: 'moved', to: '/blog/wat-op-de-homepage-van-een-hovenier-hoort' }],
  ['/blog/7', { kind: 'unknown' }],
  ['/blog/website-verhuizen-zonder-mailuitval', { kind: 'stands' }],
  ['/blog/website-verhuizen-zonder-mailuitval/x', { kind: 'unknown' }],
  ['/blog/pagina/2', { kind: 'stands' }],
  ['/blog/pagina/3', { kind: 'unknown' }],
  ['/blog/pagina/02', { kind: 'unknown' }],
  ['/blog/pagina/2.00', { kind: 'unknown' }],
  ['/blog/pagina/0x2', { kind: 'unknown' }],
  ['/blog/pagina/2e0', { kind: 'unknown' }],
  ['/blog/pagina/%32', { kind: 'unknown' }],
  ['/blog/y.png', { kind: 'unknown' }],
  ['/WEBDESIGN-ENSCHEDE', { kind: 'unknown' }],
  ['/webdesign-%65nschede', { kind: 'unknown' }],
  ['/blog/pagina', { kind: 'unknown' }],
  ['/blog/pagina/9999999999999999999', { kind: 'unknown' }],
  ['/niets', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('%j is an address that %j', async (path, address) => {
  expect(await resolveRoute(ctx, path)).toEqual(address)
})

test('the six articles of the old site keep their numbers, newest first', async () => {
  const posts = await listPosts(ctx)
  expect(posts.map(each => each.number)).toEqual([6, 5, 4, 3, 2, 1])
})

test('an article that moves leaves a way behind, and a second move leaves two', async () => {
  const [first, second, third] = [name(), name(), name()]
  const { id } = await newPost(first)
  await change(id, { slug: second, _status: 'published' })
  expect(await findRedirect(ctx, `/blog/${first}`)).toBe(`/blog/${second}`)
  await change(id, { slug: third, _status: 'published' })
  expect(await findRedirect(ctx, `/blog/${first}`)).toBe(`/blog/${third}`)
  expect(await findRedirect(ctx, `/blog/${second}`)).toBe(`/blog/${third}`)
})

test('an article that moves back stands again under its old address', async () => {
  const [first, second] = [name(), name()]
  const { id } = await newPost(first)
  await change(id, { slug: second, _status: 'published' })
  await change(id, { slug: first, _status: 'published' })
  expect(await findRedirect(ctx, `/blog/${first}`)).toBeNull()
  expect(await findRedirect(ctx, `/blog/${second}`)).toBe(`/blog/${first}`)
})

test('a new address that is only a draft moves nothing until it is published', async () => {
  const [first, second] = [name(), name()]
  const { id } = await newPost(first)
  await change(id, { slug: second }, true)
  expect(await findRedirect(ctx, `/blog/${first}`)).toBeNull()
  expect(await findPost(ctx, first)).not.toBeNull()
  await change(id, { slug: second, _status: 'published' })
  expect(await findRedirect(ctx, `/blog/${first}`)).toBe(`/blog/${second}`)
})

test('an article that was offline as it moved leaves a way behind as it comes back', async () => {
  const [first, second] = [name(), name()]
  const { id } = await newPost(first)
  await change(id, { _status: 'draft' })
  await change(id, { slug: second, _status: 'draft' })
  await change(id, { _status: 'published' })
  expect(await findRedirect(ctx, `/blog/${first}`)).toBe(`/blog/${second}`)
})

test.each([
  ['oud/', 'oud'],
  ['café', 'caf%C3%A9'],
  ['caf%C3%A9', 'caf%C3%A9'],
  ['100%', '100%25'],
])('a way that begins at %s is found as a browser asks for it', async (typed, asked) => {
  const folder = name()
  const data = { from: `/${folder}/${typed}`, to: { type: 'custom' as const, url: '/diensten' } }
  await payload.create({ collection: 'redirects', data, depth: 0, ...asSystem })
  expect(await findRedirect(ctx, `/${folder}/${asked}`)).toBe('/diensten')
})

test('a region that moves leaves a way behind too', async () => {
  const [first, second] = [name(), name()]
  const data = { path: first, place: 'Borne', heading: 'Borne', opening: 'Proef', seo }
  const published = { ...data, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'regions', data: published, depth: 0, ...asSystem })
  const moved = { path: second, _status: 'published' as const }
  await payload.update({ collection: 'regions', id, data: moved, depth: 0, ...asSystem })
  expect(await findRedirect(ctx, `/${first}`)).toBe(`/${second}`)
  expect((await listRegions(ctx)).some(each => each.path === second)).toBe(true)
})

test.each(['//elders.example', 'geen-schuine-streep', '/a?b=c', ''])(
  'no redirect begins at %j',
  async from => {
    const to = { type: 'custom' as const, url: '/diensten' }
    const made = payload.create({ collection: 'redirects', data: { from, to }, depth: 0, ...asSystem })
    await expect(made).rejects.toThrow()
  },
)

test.each(['javascript:alert(1)', '//elders.example', 'http://elders.example'])(
  'no redirect leads to %j',
  async url => {
    const data = { from: `/${name()}`, to: { type: 'custom' as const, url } }
    await expect(payload.create({ collection: 'redirects', data, depth: 0, ...asSystem })).rejects.toThrow()
  },
)

test('a draft is in no list and under no address, but in a preview', async () => {
  const slug = name()
  await newPost(slug, { _status: 'draft' })
  expect((await listPosts(ctx)).some(each => each.slug === slug)).toBe(false)
  expect(await findPost(ctx, slug)).toBeNull()
  expect((await findPost({ ...ctx, drafts: true }, slug))?.post.slug).toBe(slug)
})

test('a published article that is being rewritten shows its published words', async () => {
  const slug = name()
  const { id } = await newPost(slug)
  await change(id, { title: 'Nog niet af' }, true)
  expect((await findPost(ctx, slug))?.post.title).toBe('Proef')
  expect((await findPost({ ...ctx, drafts: true }, slug))?.post.title).toBe('Nog niet af')
})

test('an article goes out at the time that staff chose, not before, and every instance hears of it', async () => {
  const slug = name()
  const { id } = await newPost(slug, { _status: 'draft' })
  const doc = { relationTo: 'posts' as const, value: id }
  const user = { relationTo: 'staff' as const, value: (await staffMember(payload, 'editor')).id }
  const queue = (waitUntil: Date) =>
    payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user }, waitUntil })
  const { expired } = await listening()
  const heardOf = (tags: string[]) =>
    tags.length === 2 && tags.includes('posts') && tags.includes('redirects')
  await queue(new Date(Date.now() + 3_600_000))
  await runPayloadJobs(ctx)
  expect(await findPost(ctx, slug)).toBeNull()
  expect(expired.filter(heardOf)).toEqual([])
  await queue(new Date(Date.now() - 1000))
  await runPayloadJobs(ctx)
  expect((await findPost(ctx, slug))?.post.slug).toBe(slug)
  await eventually(async () => expired.some(heardOf))
})
