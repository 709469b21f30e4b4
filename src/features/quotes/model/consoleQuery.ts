import type { QuotesQuery } from './console'
import { QUOTE_TABS } from './quoteStatus'

const MAX_LENGTH = { search: 100, after: 300 }

type QueryParam = (name: keyof QuotesQuery) => string | null

/** What an address asks for. What it says wrongly counts as not said. */
export function readQuotesQuery(param: QueryParam): QuotesQuery {
  const search = (param('search') ?? '').trim()
  const after = param('after')
  return {
    tab: QUOTE_TABS.find(each => each.value === param('tab'))?.value ?? 'all',
    search: search.length <= MAX_LENGTH.search ? search : '',
    after: after !== null && after.length <= MAX_LENGTH.after ? after : null,
  }
}
