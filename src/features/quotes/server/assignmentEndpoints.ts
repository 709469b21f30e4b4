import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { bodyOf, invalid, json, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import type { AssignmentResult } from '../model/assignmentConsole'
import { readAssignmentsQuery } from '../model/consoleQuery'
import {
  closeAssignment,
  deliverAssignment,
  noteAssignment,
  planAssignment,
  rewriteTasks,
  startAssignment,
  stopAssignment,
  tickTask,
} from './assignmentActs'
import { endWithdrawnQuote } from './endWithdrawnQuote'
import { getAssignmentStats, listAssignments } from './listAssignments'

const PATH = '/assignments-console'

const ofAssignment = z.looseObject({ id: z.uuid() })
const tickBody = z.object({ id: z.uuid(), key: z.string(), done: z.boolean() })

export const assignmentsConsole: Endpoint[] = [
  operatorEndpoint('get', PATH, async (ctx, { searchParams }) =>
    json(
      await listAssignments(
        ctx,
        readAssignmentsQuery(name => searchParams.get(name)),
      ),
    ),
  ),
  operatorEndpoint('get', `${PATH}/stats`, async ctx => json(await getAssignmentStats(ctx))),
  actEndpoint('start', ofAssignment, (ctx, { id }) => startAssignment(ctx, id)),
  actEndpoint('deliver', ofAssignment, (ctx, { id }) => deliverAssignment(ctx, id)),
  actEndpoint('close', ofAssignment, (ctx, { id }) => closeAssignment(ctx, id)),
  actEndpoint('stop', ofAssignment, (ctx, body) => stopAssignment(ctx, body.id, body)),
  actEndpoint('end-part', ofAssignment, (ctx, body) => endWithdrawnQuote(ctx, body.id, body)),
  actEndpoint('plan', ofAssignment, (ctx, body) => planAssignment(ctx, body.id, body)),
  actEndpoint('tasks', ofAssignment, (ctx, body) => rewriteTasks(ctx, body.id, body)),
  actEndpoint('note', ofAssignment, (ctx, body) => noteAssignment(ctx, body.id, body)),
  actEndpoint('tick', tickBody, (ctx, body) => tickTask(ctx, body.id, body)),
]

function actEndpoint<Body>(
  name: string,
  schema: z.ZodMiniType<Body>,
  act: (ctx: Ctx, body: Body) => Promise<AssignmentResult>,
) {
  return operatorEndpoint('post', `${PATH}/${name}`, async (ctx, req) => {
    const body = schema.safeParse(await bodyOf(req))
    return body.success ? json(await act(ctx, body.data)) : invalid()
  })
}
