import { LINK_LISTS, MENU_WORDS, type Navigation } from '@/domain/site/navigation'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { wordsOf } from './wordsOf'

/** The menus of every page. */
export function getNavigation(ctx: Ctx): Promise<Navigation> {
  return ctx.remember('navigation', async () => {
    const doc = await ctx.payload.findGlobal({ slug: 'navigation', depth: 0, draft: ctx.drafts, ...asSystem })
    const lists = LINK_LISTS.map(({ name }) => [name, linksOf(doc[name])])
    return { ...Object.fromEntries(lists), words: wordsOf(doc.words, MENU_WORDS) } as Navigation
  })
}

type Stored = { label: string; path: string }[] | null | undefined

/** A row of a draft may have no page yet. */
function linksOf(rows: Stored) {
  return (rows ?? []).filter(({ path }) => path).map(({ label, path }) => ({ label, href: path }))
}
