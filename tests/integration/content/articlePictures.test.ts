import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { RichText } from '@/features/website/model/richText'
import { findPost } from '@/features/website/server/posts'
import { ArticleView } from '@/features/website/ui/blog/ArticleView'
import { asSystem } from '@/platform/access/authority'
import { countStatements } from '../../support/countStatements'
import { rendered } from '../../support/rendered'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const posts = await payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })
const { docs: library } = await payload.find({ collection: 'media', limit: 11, depth: 0, ...asSystem })
const [post, picture] = [posts.docs[0], library[0]]
if (!post || !picture || library.length < 11) throw new Error('the seed has too few articles or pictures')

const base = { version: 1, format: '' as const, indent: 0, direction: null }
const words = { ...base, type: 'text', text: 'De tuin.', detail: 0, mode: 'normal', style: '' }
const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
const upload = (value: string, fields: object = {}, relationTo = 'media') => ({
  ...{ type: 'upload', version: 3, format: '', relationTo, value, fields },
  id: '0123456789abcdef01234567',
})

function save(children: object[], draft = false) {
  const data = { body: { root: { ...base, type: 'root', children } } as never }
  const query = { collection: 'posts', id: post?.id ?? '', depth: 0, ...asSystem } as const
  return draft
    ? payload.update({ ...query, data, draft })
    : payload.update({ ...query, data: { ...data, _status: 'published' } })
}

async function shownBody(drafts = false): Promise<RichText> {
  const found = await findPost({ ...ctx, drafts }, post?.slug ?? '')
  if (!found) throw new Error('the article is gone')
  return found.body
}

test('an article shows a picture of the library with the caption and description it has there', async () => {
  await save([paragraph, upload(picture.id, { caption: 'Klaar {online}', alt: 'Een vijver met riet' })])
  const shown = (await shownBody()).root.children?.[1]
  expect(shown?.picture).toMatchObject({ alt: 'Een vijver met riet', width: picture.width })
  expect(shown?.picture?.address).toMatch(/^\/api\/media\/file\//)
  expect(shown?.picture?.webp.length).toBeGreaterThan(0)
  expect(shown?.fields?.caption).toMatch(/^Klaar \S/)
})

test('however many there are', async () => {
  await save(library.map(({ id }) => upload(id)))
  const { root } = await shownBody()
  expect(root.children?.map(node => node.picture?.alt)).toEqual(library.map(({ alt }) => alt))
})

test('a draft shows the pictures of the draft, and the site those that were published', async () => {
  await save([upload(picture.id, { alt: 'Op de site' })])
  await save([upload(picture.id, { alt: 'In het concept' })], true)
  const alts = await Promise.all([shownBody(), shownBody(true)])
  expect(alts.map(({ root }) => root.children?.[0]?.picture?.alt)).toEqual(['Op de site', 'In het concept'])
})

test('only its own pictures are looked up, and none for an article without', async () => {
  const seen = countStatements(ctx)
  const lookUps = async (children: object[]) => {
    await save(children)
    seen.splice(0)
    await shownBody()
    return seen.filter(statement => statement.includes('from "media"'))
  }
  const [without, withOne] = [await lookUps([paragraph]), await lookUps([upload(picture.id)])]
  expect(withOne).toHaveLength(without.length + 1)
  for (const statement of withOne) expect(statement).toMatch(/where .*"media"\."id" (in|=)/s)
})

test('the page draws each with its caption, and no caption where none was written', async () => {
  await save([upload(picture.id, { caption: 'De vijver', alt: 'Riet' }), upload(picture.id, { caption: '' })])
  const found = await findPost(ctx, post.slug)
  if (!found) throw new Error('the article is gone')
  const gone = upload('01234567-89ab-4cde-8f01-23456789abcd', { caption: 'Weg' })
  const body = { root: { ...found.body.root, children: [...(found.body.root.children ?? []), gone] } }
  const texts = { minutes: 'minuten lezen', chapters: 'In dit artikel', related: 'Lees ook' }
  const html = rendered(
    createElement(ArticleView, {
      ...{ words: texts as never, post: { ...found.post, image: null } },
      ...{ body, related: [], crumbs: [], quote: null },
    }),
  )
  expect(
    html
      .match(/<figure>.*?<\/figure>/g)
      ?.map(each => each.replace(/<picture>.*alt="(.*?)".*<\/picture>/, '$1')),
  ).toEqual(['<figure>Riet<figcaption>De vijver</figcaption></figure>', `<figure>${picture.alt}</figure>`])
  expect(html).not.toContain('Weg')
})

test.each([
  ['a caption over 200 characters', upload(picture.id, { caption: 'a'.repeat(201) })],
  ['a description over 200 characters', upload(picture.id, { alt: 'a'.repeat(201) })],
  ['what is no picture', upload(post.id, {}, 'posts')],
])('%s is refused', async (_, node) => {
  await expect(save([node])).rejects.toMatchObject({ status: 400 })
})
