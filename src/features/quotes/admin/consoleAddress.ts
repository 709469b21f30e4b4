import {
  differingParams,
  queryWithColumns,
  replaceParams,
  shownColumns,
} from '@/platform/console/addressQuery'
import type { QuotesQuery } from '../model/console'
import { readQuotesQuery } from '../model/consoleQuery'
import { QUOTE_TABS } from '../model/quoteStatus'

export const COLUMN_CHOICES = [
  { value: 'status', label: 'Status' },
  { value: 'amount', label: 'Eenmalig' },
  { value: 'recurring', label: 'Terugkerend' },
  { value: 'sent', label: 'Verstuurd' },
  { value: 'valid', label: 'Geldig tot en met' },
  { value: 'owner', label: 'Wie' },
] as const

type ColumnChoice = (typeof COLUMN_CHOICES)[number]['value']

const PLAIN: Record<string, unknown> = readQuotesQuery(() => null)

type Params = Pick<URLSearchParams, 'get'>

export function queryOf(params: Params): QuotesQuery {
  return readQuotesQuery(name => params.get(name))
}

/** Only what differs from the console as it opens. */
export function paramsOf(query: QuotesQuery): URLSearchParams {
  return differingParams(query, PLAIN)
}

/** Another question begins at its first page. */
export function tailWith(tail: string, part: Partial<QuotesQuery>): string {
  const changed = paramsOf({ ...queryOf(new URLSearchParams(tail)), after: null, ...part })
  return replaceParams(tail, Object.keys(PLAIN), changed)
}

export function columnsOf(params: Params): ColumnChoice[] {
  return shownColumns(params, COLUMN_CHOICES)
}

export function tailWithColumns(tail: string, columns: ColumnChoice[]): string {
  return queryWithColumns(tail, columns, COLUMN_CHOICES)
}

export function emptyText({ tab, search }: QuotesQuery): string {
  if (search !== '') return 'Geen offertes die hierbij passen.'
  return QUOTE_TABS.find(each => each.value === tab)?.empty ?? ''
}
