import { fillClaims, getClaims, getPriceList, listProducts } from '@/features/catalogue/server/public'
import { getOpeningDays, getPublicCompany, listLegalPages } from '@/features/company/server/public'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import type { Chat } from '../model/chat'
import { type DeskRecords, readFacts } from '../model/readFacts'
import { parseKeywords } from '../model/rules'

/** What features tell that the desk may not import: the page that answers passes them. */
export type OthersFacts = Pick<DeskRecords, 'timelines' | 'projects'>

export async function getChat(ctx: PageCtx, others: OthersFacts): Promise<Chat> {
  const [{ answers, ...texts }, facts] = await Promise.all([getTexts(ctx), readRecords(ctx)])
  return { ...texts, facts: readFacts({ ...facts, ...others, policies: answers }) }
}

/** Without facts: which page shows the chat. */
export async function showsChatEverywhere(ctx: PageCtx): Promise<boolean> {
  return (await getTexts(ctx)).everywhere
}

function getTexts(ctx: PageCtx) {
  return fillClaims(
    ctx,
    cached(ctx, 'chat', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'chat', depth: 0, draft: ctx.drafts, ...asSystem })
      const { botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation } =
        doc
      return {
        ...{ botName, greetings, options, fallback, contactSentence, appointmentSentence, confirmation },
        answers: doc.answers ?? {},
        everywhere: doc.everywhere ?? false,
        rules: (doc.rules ?? []).map(({ keywords, reply }) => ({ keywords: parseKeywords(keywords), reply })),
      }
    }),
  )
}

async function readRecords(ctx: PageCtx) {
  const [company, hours, claims, products, prices, legalPages] = await Promise.all([
    getPublicCompany(ctx),
    getOpeningDays(ctx),
    getClaims(ctx),
    listProducts(ctx),
    getPriceList(ctx),
    listLegalPages(ctx),
  ])
  return { company, hours, claims, products, prices, legalPages }
}
