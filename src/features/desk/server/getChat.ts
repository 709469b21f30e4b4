import { fillClaims } from '@/features/catalogue/server/public'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { Chat } from '../model/chat'
import { parseKeywords } from '../model/reply'

export function getChat(ctx: PageCtx): Promise<Chat> {
  return fillClaims(
    ctx,
    cached(ctx, 'chat', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'chat', depth: 0, draft: ctx.drafts, ...asSystem })
      const { botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation } =
        doc
      return {
        ...{ botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation },
        everywhere: doc.everywhere ?? false,
        rules: (doc.rules ?? []).map(({ keywords, reply }) => ({ keywords: parseKeywords(keywords), reply })),
      }
    }),
  )
}
