import { addressRules } from '@/platform/console/addressQuery'
import type { QuotesQuery } from '../model/console'
import { readQuotesQuery } from '../model/consoleQuery'
import { QUOTE_TABS } from '../model/quoteStatus'
import { OPENED } from './messages'

export const COLUMN_CHOICES = [
  { value: 'status', label: 'Status' },
  { value: 'todo', label: 'Te doen' },
  { value: 'amount', label: 'Eenmalig' },
  { value: 'recurring', label: 'Terugkerend' },
  { value: 'sent', label: 'Verstuurd' },
  { value: 'opened', label: OPENED },
  { value: 'valid', label: 'Geldig tot en met' },
  { value: 'owner', label: 'Wie' },
] as const

export const { queryOf, paramsOf, columnsOf, tailWith, tailWithColumns } = addressRules({
  read: readQuotesQuery,
  choices: COLUMN_CHOICES,
})

export function emptyText({ tab, search }: QuotesQuery): string {
  if (search !== '') return 'Geen offertes die hierbij passen.'
  return QUOTE_TABS.find(each => each.value === tab)?.empty ?? ''
}
