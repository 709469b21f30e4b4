import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { recordExport } from '@/platform/audit/securityLog'
import {
  bodyOf,
  exportEndpoint,
  file,
  invalid,
  json,
  notFound,
  officeEndpoint,
} from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { dayOf } from '@/platform/time/day'
import { monthOf } from '@/platform/time/month'
import { INBOX_COLLECTIONS } from '../../model/inbox'
import { readInboxQuery } from '../../model/inboxQuery'
import { triageRequestSchema } from '../../model/triageOrder'
import { refetchMetaLead } from '../refetchMetaLead'
import { sendTestMails } from '../sendTestMails'
import { testWebhook } from '../testWebhook'
import { countInbox } from './countInbox'
import { exportInbox } from './exportInbox'
import { listInbox } from './listInbox'
import { getMonthStats } from './monthPicture'
import { getLeadThread } from './thread'
import { triage } from './triage'

const PATH = '/leads-console'

/** What the leads console reads and writes. To anybody who does not sell none of it exists. */
export const leadsConsole: Endpoint[] = [
  officeEndpoint('get', PATH, async (ctx, req) => json(await listInbox(ctx, inboxQuery(req)))),
  officeEndpoint('get', `${PATH}/counts`, async ctx => json(await countInbox(ctx))),
  officeEndpoint('get', `${PATH}/month`, async (ctx, req) =>
    json(await getMonthStats(ctx, monthParam(ctx, req))),
  ),
  officeEndpoint('get', `${PATH}/thread`, getThread),
  exportEndpoint(`${PATH}/export.csv`, async (ctx, req) => {
    await recordExport(ctx, 'leads')
    return csvFile(ctx, exportInbox(ctx, inboxQuery(req)))
  }),
  officeEndpoint('post', `${PATH}/triage`, postTriage),
  officeEndpoint('post', `${PATH}/refetch`, postRefetch),
  officeEndpoint('post', `${PATH}/test-mails`, async ctx => json(await sendTestMails(ctx))),
  officeEndpoint('post', `${PATH}/test-webhook`, async ctx => json(await testWebhook(ctx))),
]

const leadParams = z.object({ collection: z.enum(INBOX_COLLECTIONS), id: z.uuid() })

async function getThread(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const lead = leadParams.safeParse(Object.fromEntries(req.searchParams))
  const found = lead.success ? await getLeadThread(ctx, lead.data) : null
  return found ? json(found) : notFound()
}

async function postTriage(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const order = triageRequestSchema.safeParse(await bodyOf(req))
  return order.success ? json(await triage(ctx, order.data)) : invalid()
}

const refetchBody = z.object({ event: z.uuid() })

async function postRefetch(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const asked = refetchBody.safeParse(await bodyOf(req))
  return asked.success ? json(await refetchMetaLead(ctx, asked.data.event)) : invalid()
}

function inboxQuery({ searchParams }: PayloadRequest) {
  return readInboxQuery(name => searchParams.get(name))
}

/** The month that an address names, or else this one. */
function monthParam(ctx: Ctx, { searchParams }: PayloadRequest): string {
  const named = searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : monthOf(ctx.now())
}

function csvFile(ctx: Ctx, content: ReadableStream<Uint8Array>): Response {
  const name = `leads-${dayOf(ctx.now())}.csv`
  return file(content, { type: 'text/csv; charset=utf-8', name, as: 'attachment' })
}
