import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { endSessions, listSessions } from '@/platform/auth/sessions'
import { bodyOf, invalid, json, staffEndpoint } from '@/platform/console/officeEndpoint'

const which = z.union([z.object({ key: z.string() }), z.object({ others: z.literal(true) })])

/** Where a member of staff is logged in, and the end of it. */
export const sessionEndpoints: Endpoint[] = [
  staffEndpoint('get', '/sessions', async ctx => json({ sessions: await listSessions(ctx) })),
  staffEndpoint('post', '/sessions/end', async (ctx, req) => {
    const asked = which.safeParse(await bodyOf(req))
    if (!asked.success) return invalid()
    return json({ ended: await endSessions(ctx, 'key' in asked.data ? asked.data : 'others') })
  }),
]
