import { readListQuery } from '@/platform/console/model/listQuery'
import { ASSIGNMENT_TABS } from './assignment'
import type { AssignmentsQuery } from './assignmentConsole'
import type { QuotesQuery } from './console'
import { QUOTE_TABS } from './quoteStatus'

type Param<Query> = (name: keyof Query) => string | null

export const readQuotesQuery = (param: Param<QuotesQuery>) => readListQuery(QUOTE_TABS, param)

export const readAssignmentsQuery = (param: Param<AssignmentsQuery>) => readListQuery(ASSIGNMENT_TABS, param)
