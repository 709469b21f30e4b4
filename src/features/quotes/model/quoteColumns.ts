import { OPENED } from './openings'

/** The columns of the list that can be hidden. */
export const QUOTE_COLUMNS = [
  { value: 'status', label: 'Status' },
  { value: 'todo', label: 'Te doen' },
  { value: 'amount', label: 'Eenmalig' },
  { value: 'recurring', label: 'Terugkerend' },
  { value: 'sent', label: 'Verstuurd' },
  { value: 'opened', label: OPENED },
  { value: 'valid', label: 'Geldig tot en met' },
  { value: 'owner', label: 'Wie' },
] as const
