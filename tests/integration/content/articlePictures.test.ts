import { expect, test } from 'vitest'
import { findPost } from '@/features/website/server/posts'
import { asSystem } from '@/platform/access/authority'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const base = { version: 1, format: '' as const, indent: 0, direction: null }
const words = { ...base, type: 'text', text: 'De tuin.', detail: 0, mode: 'normal', style: '' }
const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
const upload = (value: string, fields: object) => ({
  ...{ type: 'upload', version: 3, format: '', relationTo: 'media', value, fields },
  id: '0123456789abcdef01234567',
})

test('an article shows a picture of the library with the caption and description it has there', async () => {
  const posts = await ctx.payload.find({ collection: 'posts', limit: 1, depth: 0, ...asSystem })
  const media = await ctx.payload.find({ collection: 'media', limit: 1, depth: 0, ...asSystem })
  const [post, picture] = [posts.docs[0], media.docs[0]]
  if (!post || !picture) throw new Error('the seed has no article or picture')
  const fields = { caption: 'Klaar {online}', alt: 'Een vijver met riet' }
  const body = { root: { ...base, type: 'root', children: [paragraph, upload(picture.id, fields)] } }
  await ctx.payload.update({
    collection: 'posts',
    id: post.id,
    data: { body: body as never, _status: 'published' },
    depth: 0,
    ...asSystem,
  })
  const shown = (await findPost(ctx, post.slug))?.body.root.children?.[1]
  expect(shown?.picture).toMatchObject({ alt: 'Een vijver met riet', width: picture.width })
  expect(shown?.picture?.address).toMatch(/^\/api\/media\/file\//)
  expect(shown?.picture?.webp.length).toBeGreaterThan(0)
  expect(shown?.fields?.caption).toMatch(/^Klaar \S/)
})
