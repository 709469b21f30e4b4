import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { articleFeatures } from '@/features/website/server/articleFeatures'
import type { Ctx } from '@/platform/ctx'
import { posts } from './data/posts'
import { seedPicture } from './picture'
import { seedRecords } from './records'

/** The articles that the site begins with: written as Markdown, kept as the office edits them. */
export async function seedPosts(ctx: Ctx): Promise<string[]> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: ctx.payload.config,
    features: articleFeatures,
  })
  const records = posts.map(({ picture, pictureAlt, body, ...post }) => ({
    ...post,
    complete: async () => ({
      body: convertMarkdownToLexical({ editorConfig, markdown: body }),
      image: await seedPicture(ctx, picture, pictureAlt),
    }),
  }))
  return seedRecords(ctx, 'posts', 'slug', records)
}
