import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listServices } from '@/features/catalogue/server/public'
import { getChat } from '@/features/desk/server/getChat'
import { listFaqs, listRegions } from '@/features/website/server/content'
import { getNavigation } from '@/features/website/server/navigation'
import { findPost, listPosts } from '@/features/website/server/posts'
import { asSystem, asUser } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { runPayloadJobs } from '@/platform/jobs/scheduler'
import { FAILED_PUBLICATION_MAIL } from '@/platform/payload/scheduledPublish'
import { as, bearing, loggedIn, rest } from '../../support/customers'
import { staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const { payload } = ctx
const preview = { ...ctx, drafts: true }
const quietly = { depth: 0, context: { disableRevalidate: true } }
const editor = as(ctx, await staffMember(payload, 'editor'))
const admin = as(ctx, await staffMember(payload, 'admin'))

const DRAFTED = payload.config.globals.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug)

const NO_OTHERS = { timelines: [], projects: [] }

describe('a draft of a global', () => {
  test('is what most of them can have', () => expect(DRAFTED.length).toBeGreaterThan(8))

  test.each(DRAFTED)('of %s is for staff alone, however it is asked for', async slug => {
    await payload.updateGlobal({ slug: slug as 'claims', data: {}, draft: true, ...quietly, ...asSystem })
    const customer = await loggedIn(ctx)
    const seenBy = async (headers: Record<string, string>) =>
      (await (await rest(`/globals/${slug}?draft=true`, { headers })).json())._status
    expect(await seenBy({})).toBe('published')
    expect(await seenBy(bearing(customer.token))).toBe('published')
    expect(await seenBy(bearing(await staffToken(payload, 'editor')))).toBe('draft')
    expect((await rest(`/globals/${slug}/versions`)).status).toBe(403)
  })
})

describe('a version that is restored', () => {
  test('never takes a published record off the site', async () => {
    const [faq] = (await payload.find({ collection: 'faqs', limit: 1, ...quietly, ...asSystem })).docs
    const id = faq?.id ?? ''
    await payload.update({
      ...{ collection: 'faqs', id, data: { answer: 'Nog niet af.' }, draft: true, ...quietly },
      ...asSystem,
    })
    const { docs } = await payload.findVersions({
      ...{ collection: 'faqs', where: { parent: { equals: id } }, sort: '-createdAt', ...quietly },
      ...asSystem,
    })
    const draft = docs.find(each => each.version._status === 'draft')?.id ?? ''
    const restoring = payload.restoreVersion({ collection: 'faqs', id: draft, ...quietly, ...asUser(editor) })
    await expect(restoring).rejects.toThrow('verdwijnt de pagina van de site')
    const kept = await payload.findByID({ collection: 'faqs', id, ...quietly, ...asSystem })
    expect(kept).toMatchObject({ _status: 'published', answer: faq?.answer })
  })

  test('of the company gives nobody but who administers the numbers before the law', async () => {
    const write = (data: object) =>
      payload.updateGlobal({ slug: 'company', data, ...quietly, ...asUser(admin) }) as Promise<object>
    const before = await payload.findGlobal({ slug: 'company', ...quietly, ...asSystem })
    await write({ kvk: '12345679' })
    await write({ kvk: before.kvk })
    const versions = await payload.findGlobalVersions({
      ...{ slug: 'company', where: { 'version.kvk': { equals: '12345679' } }, ...quietly },
      ...asSystem,
    })
    const id = versions.docs[0]?.id ?? ''
    const restore = (who: typeof editor) =>
      payload.restoreGlobalVersion({ slug: 'company', id, ...quietly, ...asUser(who) })
    await expect(restore(editor)).rejects.toThrow('Alleen een beheerder')
    expect(await payload.findGlobal({ slug: 'company', ...quietly, ...asSystem })).toMatchObject({
      kvk: before.kvk,
    })
    await restore(admin)
    expect(await write({ kvk: before.kvk })).toMatchObject({ kvk: before.kvk })
  })
})

test('no editor takes a legal text away, nor what was accepted of it', async () => {
  const [terms] = (await payload.find({ collection: 'legal-pages', limit: 1, ...quietly, ...asSystem })).docs
  const id = terms?.id ?? ''
  const change = { collection: 'legal-pages', id, ...quietly, ...asUser(editor) } as const
  await expect(payload.delete(change)).rejects.toThrow()
  await expect(payload.update({ ...change, data: { _status: 'draft' } })).rejects.toThrow('verwijst overal')
  expect(await payload.findByID({ ...change, ...asSystem })).toMatchObject({ _status: 'published' })
})

describe('what an editor has only begun', () => {
  const begin = (collection: 'services' | 'regions' | 'posts' | 'faqs', data: object) =>
    payload.create({ collection, data: data as never, draft: true, ...quietly, ...asSystem })

  test('is previewed with empty words, and the office reads it as it is', async () => {
    const service = await begin('services', {})
    const region = await begin('regions', { path: 'begonnen-streek' })
    const post = await begin('posts', { slug: 'begonnen-artikel' })
    await begin('faqs', {})
    const found = (await listServices(preview)).find(each => each.id === service.id)
    expect(found).toMatchObject({ title: '', description: '', features: [] })
    expect((await listRegions(preview)).find(each => each.path === 'begonnen-streek')).toMatchObject({
      ...{ place: '', heading: '', seo: { title: '', description: '' } },
    })
    expect((await listPosts(preview)).find(each => each.id === post.id)).toMatchObject({
      title: '',
      author: '',
    })
    expect((await findPost(preview, 'begonnen-artikel'))?.body).toEqual({
      root: { type: 'root', children: [] },
    })
    expect((await listFaqs(preview)).some(each => each.question === '')).toBe(true)
    const raw = await payload.findByID({
      ...{ collection: 'regions', id: region.id, draft: true, ...quietly, ...asUser(editor) },
    })
    expect(raw.place).toBeNull()
  })

  test('as a row of a global, too', async () => {
    await payload.updateGlobal({
      slug: 'chat',
      data: { rules: [{}] } as never,
      draft: true,
      ...quietly,
      ...asSystem,
    })
    await payload.updateGlobal({
      slug: 'navigation',
      data: { bar: [{}] } as never,
      draft: true,
      ...quietly,
      ...asSystem,
    })
    expect((await getChat(preview, NO_OTHERS)).rules).toEqual([{ keywords: [], reply: '' }])
    expect((await getNavigation(preview)).bar).toEqual([])
    expect((await getChat(ctx, NO_OTHERS)).rules.length).toBeGreaterThan(1)
  })
})

test('a publication that was planned and fails is told to staff, once', async () => {
  const { id } = await payload.create({
    ...{ collection: 'posts', data: { slug: 'half-af' } as never, draft: true, ...quietly, ...asSystem },
  })
  const doc = { relationTo: 'posts' as const, value: id }
  const waitUntil = new Date(Date.now() - 1000)
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc }, waitUntil })
  await runPayloadJobs(ctx)
  await runPayloadJobs(ctx)
  const { docs } = await payload.find({
    ...{
      collection: 'mail-messages',
      where: { template: { equals: FAILED_PUBLICATION_MAIL } },
      ...quietly,
      ...asSystem,
    },
  })
  expect(docs.map(each => each.to)).toEqual([
    (await payload.findGlobal({ slug: 'company', ...quietly, ...asSystem })).notifyEmail,
  ])
  expect(docs[0]?.html).toContain(`/admin/collections/posts/${id}`)
})

describe('an article that is published by a plan', () => {
  const waitUntil = new Date(Date.now() - 60_000)

  async function published(publishedAt: string | null) {
    const { docs } = await payload.find({
      ...{
        collection: 'posts',
        where: { _status: { equals: 'published' } },
        limit: 1,
        ...quietly,
        ...asSystem,
      },
    })
    const [example] = docs
    const { title, excerpt, body, category, author, seo } = example ?? ({} as never)
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        title,
        excerpt,
        body,
        category,
        author,
        seo,
        slug: `gepland-${randomUUID()}`,
        publishedAt,
      } as never,
      ...{ draft: true, ...quietly, ...asSystem },
    })
    const doc = { relationTo: 'posts' as const, value: id }
    const user = { relationTo: 'staff' as const, value: editor.user?.id ?? '' }
    await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user }, waitUntil })
    await runPayloadJobs(ctx)
    return payload.findByID({ collection: 'posts', id, ...quietly, ...asSystem })
  }

  test('carries the moment that it was planned for, and who planned it', async () => {
    expect(await published(null)).toMatchObject({
      ...{ _status: 'published', publishedAt: waitUntil.toISOString(), savedBy: 'Proef editor (gepland)' },
    })
  })

  test('keeps the date that its editor gave it', async () => {
    const publishedAt = '2026-01-02T10:00:00.000Z'
    expect(await published(publishedAt)).toMatchObject({ _status: 'published', publishedAt })
  })
})
