import { addressRules } from '@/platform/console/addressQuery'
import type { QuotesQuery } from '../model/console'
import { readQuotesQuery } from '../model/consoleQuery'
import { QUOTE_COLUMNS } from '../model/quoteColumns'
import { QUOTE_TABS } from '../model/quoteStatus'

export const { queryOf, paramsOf, columnsOf, tailWith, tailWithColumns } = addressRules({
  read: readQuotesQuery,
  choices: QUOTE_COLUMNS,
})

export function emptyText({ tab, search }: QuotesQuery): string {
  if (search !== '') return 'Geen offertes die hierbij passen.'
  return QUOTE_TABS.find(each => each.value === tab)?.empty ?? ''
}
