import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { type Ctx, ctxOf, readPart } from '@/platform/ctx'
import { dayOf } from '@/platform/time/day'
import { ASSIGNMENTS_PATH } from '../model/assignment'
import type { AssignmentsQuery } from '../model/assignmentConsole'
import { getAssignmentStats, listAssignments } from '../server/listAssignments'
import { AssignmentsConsole } from './AssignmentsConsole'
import { paramsOf, queryOf } from './assignmentsAddress'

export default function AssignmentsView(view: AdminViewServerProps) {
  const { searchParams, initPageResult } = view
  const query = queryOf({ get: name => [searchParams?.[name]].flat()[0] ?? null })
  requireConsoleAccess(view, `${ASSIGNMENTS_PATH}?${paramsOf(query)}`)
  return (
    <ConsolePage view={view} title="Opdrachten" className="console quotes assignments">
      <AssignmentsContent ctx={ctxOf(initPageResult.req)} query={query} />
    </ConsolePage>
  )
}

type AssignmentsContentProps = { ctx: Ctx; query: AssignmentsQuery }

async function AssignmentsContent({ ctx, query }: AssignmentsContentProps) {
  const [page, stats] = await Promise.all([
    readPart(ctx, 'assignments', listAssignments(ctx, query)),
    readPart(ctx, 'assignment figures', getAssignmentStats(ctx)),
  ])
  const asked = paramsOf(query).toString()
  return <AssignmentsConsole page={page} asked={asked} stats={stats} today={dayOf(ctx.now())} />
}
