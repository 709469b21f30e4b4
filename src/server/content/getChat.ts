import type { Chat } from '@/domain/chat/chat'
import { keywordsOf } from '@/domain/chat/keywords'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'

/** What the chat says, and where it stands. */
export function getChat(ctx: PageCtx): Promise<Chat> {
  return claimed(
    ctx,
    cached(ctx, 'chat', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'chat', depth: 0, draft: ctx.drafts, ...asSystem })
      const { botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation } =
        doc
      return {
        ...{ botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation },
        everywhere: doc.everywhere ?? false,
        rules: (doc.rules ?? []).map(({ keywords, reply }) => ({ keywords: keywordsOf(keywords), reply })),
      }
    }),
  )
}
