/** Of a list with tabs and a search box, page by page. */
export type ListQuery<Tab> = { tab: Tab; search: string; after: string | null }

const MAX_LENGTH = { search: 100, after: 300 }

/** What an address asks for, the first tab without one. What it says wrongly counts as not said. */
export function readListQuery<Tab extends string>(
  tabs: readonly [{ value: Tab }, ...{ value: Tab }[]],
  param: (name: keyof ListQuery<Tab>) => string | null,
): ListQuery<Tab> {
  const search = (param('search') ?? '').trim()
  const after = param('after')
  const [first] = tabs
  return {
    tab: tabs.find(each => each.value === param('tab'))?.value ?? first.value,
    search: search.length <= MAX_LENGTH.search ? search : '',
    after: after !== null && after.length <= MAX_LENGTH.after ? after : null,
  }
}
