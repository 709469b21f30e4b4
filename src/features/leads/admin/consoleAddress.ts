import {
  differingParams,
  queryWithColumns,
  replaceParams,
  shownColumns,
} from '@/platform/console/addressQuery'
import { INBOX_TABS, type InboxQuery, readInboxQuery } from '../model/inbox'
import { LEAD_COLUMNS, type LeadColumn } from '../model/leadColumns'

export const CONSOLE_API = '/api/leads-console'

export const MONTH_PARAM = 'maand'
const PLAIN: Record<string, unknown> = readInboxQuery(() => null)

type Params = Pick<URLSearchParams, 'get'>

export function queryOf(params: Params): InboxQuery {
  return readInboxQuery(name => params.get(name))
}

/** Only what differs from the console as it opens. */
export function paramsOf(query: InboxQuery): URLSearchParams {
  return differingParams(query, PLAIN)
}

/** Another question begins at its first page. */
export function tailWith(tail: string, part: Partial<InboxQuery>): string {
  const changed = paramsOf({ ...queryOf(new URLSearchParams(tail)), after: null, ...part })
  return replaceParams(tail, Object.keys(PLAIN), changed)
}

export function isFiltered({ status, owner, search }: InboxQuery): boolean {
  return status !== null || owner !== null || search !== ''
}

export function columnsOf(params: Params): LeadColumn[] {
  return shownColumns(params, LEAD_COLUMNS)
}

export function tailWithColumns(tail: string, columns: LeadColumn[]): string {
  return queryWithColumns(tail, columns, LEAD_COLUMNS)
}

export function emptyText(query: InboxQuery): string {
  if (isFiltered(query)) return 'Geen leads die hierbij passen.'
  if (query.apart && query.tab !== 'doubt') return 'Niets apart gehouden.'
  return INBOX_TABS.find(each => each.value === query.tab)?.empty ?? ''
}
