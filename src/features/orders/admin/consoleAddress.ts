import {
  differingParams,
  queryWithColumns,
  replaceParams,
  shownColumns,
} from '@/platform/console/addressQuery'
import { HOSTING_TABS, type HostingTab } from '../model/console'
import { type HostingQuery, readHostingQuery } from '../model/consoleQuery'
import { HOSTING_COLUMNS } from '../model/hostingColumns'

export const HOSTING_API = '/api/hosting-console'

const plain = (tab: HostingTab) => readHostingQuery(name => (name === 'tab' ? tab : null))

type Params = Pick<URLSearchParams, 'get'>

/** What an address asks for. What it says wrongly counts as not said. */
export function queryOf(params: Params): HostingQuery {
  return readHostingQuery(name => params.get(name))
}

export function paramsOf(query: HostingQuery): URLSearchParams {
  return differingParams(query, { ...plain(query.tab), tab: HOSTING_TABS[0].value })
}

export function apiParamsOf(query: HostingQuery): string {
  return paramsOf({ ...query, open: null }).toString()
}

/** The tail of the address once the question changes. Another tab keeps the search only. */
export function tailWith(tail: string, part: Partial<HostingQuery>): string {
  const before = queryOf(new URLSearchParams(tail))
  const { tab = before.tab } = part
  if (tab !== before.tab) return paramsOf({ ...plain(tab), search: before.search, ...part }).toString()
  const kept = 'open' in part ? before : { ...before, after: null, open: null }
  return replaceParams(tail, Object.keys(before), paramsOf({ ...kept, ...part }))
}

/** True when the address asks for a part of a tab, and not only for another order of it. */
export function isFiltered({ filter, search, from, until }: HostingQuery): boolean {
  return filter !== null || search !== '' || from !== null || until !== null
}

export function columnsOf(params: Params): string[] {
  return shownColumns(params, HOSTING_COLUMNS[queryOf(params).tab])
}

export function tailWithColumns(tail: string, columns: string[]): string {
  return queryWithColumns(tail, columns, HOSTING_COLUMNS[queryOf(new URLSearchParams(tail)).tab])
}

export function emptyText(query: HostingQuery): string {
  if (isFiltered(query)) return 'Niets dat hierbij past.'
  return HOSTING_TABS.find(each => each.value === query.tab)?.empty ?? ''
}
