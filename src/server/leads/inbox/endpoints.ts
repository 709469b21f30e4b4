import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { type Actor, hasRole } from '@/access/actors'
import { readInboxQuery } from '@/domain/leads/inboxQuery'
import { triageOrder } from '@/domain/leads/triageOrder'
import { monthOf } from '@/domain/time/month'
import { type Ctx, ctxOf } from '../../ctx'
import { sendTestMails } from '../sendTestMails'
import { countInbox } from './countInbox'
import { exportInbox } from './exportInbox'
import { listInbox } from './listInbox'
import { monthPicture } from './monthPicture'
import { thread } from './thread'
import { triage } from './triage'

type Answer = (ctx: Ctx, req: PayloadRequest) => Response | Promise<Response>

const PATH = '/leads-console'

/** What the leads console reads and writes. To anybody who does not sell none of it exists. */
export const leadsConsole: Endpoint[] = [
  endpoint('get', PATH, async (ctx, req) => json(await listInbox(ctx, queryOf(req)))),
  endpoint('get', `${PATH}/counts`, async ctx => json(await countInbox(ctx))),
  endpoint('get', `${PATH}/month`, async (ctx, req) => json(await monthPicture(ctx, monthIn(ctx, req)))),
  endpoint('get', `${PATH}/thread`, showThread),
  endpoint('get', `${PATH}/export.csv`, (ctx, req) => file(ctx, exportInbox(ctx, queryOf(req)))),
  endpoint('post', `${PATH}/triage`, moveOn),
  endpoint('post', `${PATH}/test-mails`, async ctx => json(await sendTestMails(ctx))),
]

function endpoint(method: 'get' | 'post', path: string, answer: Answer): Endpoint {
  const handler = (req: PayloadRequest) => {
    if (!hasRole(req.user as Actor, 'operator')) return notFound()
    // Another site cannot send JSON without asking first, and is refused when it asks.
    return method === 'get' || sendsJson(req) ? answer(ctxOf(req), req) : invalid()
  }
  return { method, path, handler: async req => handler(req) }
}

const which = z.object({ collection: z.enum(['leads', 'configurator-requests']), id: z.uuid() })

async function showThread(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const lead = which.safeParse(Object.fromEntries(req.searchParams))
  const found = lead.success ? await thread(ctx, lead.data) : null
  return found ? json(found) : notFound()
}

async function moveOn(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const order = triageOrder.safeParse(await bodyOf(req))
  return order.success ? json(await triage(ctx, order.data)) : invalid()
}

function queryOf({ searchParams }: PayloadRequest) {
  return readInboxQuery(name => searchParams.get(name))
}

/** The month that an address names, or else this one. */
function monthIn(ctx: Ctx, { searchParams }: PayloadRequest): string {
  const named = searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : monthOf(ctx.now())
}

const sendsJson = ({ headers }: PayloadRequest) =>
  /^application\/json\b/.test(headers.get('content-type') ?? '')

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const PRIVATE = { 'cache-control': 'no-store' }
const json = (content: object) => Response.json(content, { headers: PRIVATE })
const refusal = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status })
const notFound = () => refusal('Not Found', 404)
const invalid = () => refusal('Invalid', 400)

function file(ctx: Ctx, content: ReadableStream<Uint8Array>): Response {
  const name = `leads-${ctx.now().toISOString().slice(0, 10)}.csv`
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  }
  return new Response(content, { headers: { ...PRIVATE, ...headers } })
}
