import {
  differingParams,
  queryWithColumns,
  replaceParams,
  shownColumns,
} from '@/platform/console/addressQuery'
import { INBOX_TABS, type InboxQuery, readInboxQuery } from '../model/inbox'
export const CONSOLE_API = '/api/leads-console'

export const COLUMN_CHOICES = [
  { value: 'promise', label: 'Antwoord' },
  { value: 'status', label: 'Status' },
  { value: 'source', label: 'Bron' },
  { value: 'service', label: 'Dienst' },
  { value: 'message', label: 'Bericht' },
  { value: 'date', label: 'Datum' },
  { value: 'owner', label: 'Wie' },
  { value: 'nextStep', label: 'Volgende stap' },
] as const

type ColumnChoice = (typeof COLUMN_CHOICES)[number]['value']

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

export function columnsOf(params: Params): ColumnChoice[] {
  return shownColumns(params, COLUMN_CHOICES)
}

export function tailWithColumns(tail: string, columns: ColumnChoice[]): string {
  return queryWithColumns(tail, columns, COLUMN_CHOICES)
}

export function emptyText(query: InboxQuery): string {
  if (isFiltered(query)) return 'Geen leads die hierbij passen.'
  if (query.apart && query.tab !== 'doubt') return 'Niets apart gehouden.'
  return INBOX_TABS.find(each => each.value === query.tab)?.empty ?? ''
}
