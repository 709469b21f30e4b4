import { addressRules } from '@/platform/console/addressQuery'
import { ASSIGNMENT_TABS } from '../model/assignment'
import type { AssignmentsQuery } from '../model/assignmentConsole'
import { readAssignmentsQuery } from '../model/consoleQuery'

export const COLUMN_CHOICES = [
  { value: 'status', label: 'Status' },
  { value: 'planned', label: 'Gepland' },
  { value: 'owner', label: 'Wie' },
  { value: 'tasks', label: 'Gedaan' },
  { value: 'unbilled', label: 'Te factureren' },
] as const

export const { queryOf, paramsOf, columnsOf, tailWith, tailWithColumns } = addressRules({
  read: readAssignmentsQuery,
  choices: COLUMN_CHOICES,
})

export function emptyText({ tab, search }: AssignmentsQuery): string {
  if (search !== '') return 'Geen opdrachten die hierbij passen.'
  return ASSIGNMENT_TABS.find(each => each.value === tab)?.empty ?? ''
}
