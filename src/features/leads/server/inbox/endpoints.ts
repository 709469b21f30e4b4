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
import { triageOrder } from '../../model/triageOrder'
import { refetchMetaLead } from '../refetchMetaLead'
import { sendTestMails } from '../sendTestMails'
import { testWebhook } from '../testWebhook'
import { countInbox } from './countInbox'
import { exportInbox } from './exportInbox'
import { listInbox } from './listInbox'
import { monthPicture } from './monthPicture'
import { thread } from './thread'
import { triage } from './triage'

const PATH = '/leads-console'

/** What the leads console reads and writes. To anybody who does not sell none of it exists. */
export const leadsConsole: Endpoint[] = [
  officeEndpoint('get', PATH, async (ctx, req) => json(await listInbox(ctx, queryOf(req)))),
  officeEndpoint('get', `${PATH}/counts`, async ctx => json(await countInbox(ctx))),
  officeEndpoint('get', `${PATH}/month`, async (ctx, req) =>
    json(await monthPicture(ctx, monthIn(ctx, req))),
  ),
  officeEndpoint('get', `${PATH}/thread`, showThread),
  exportEndpoint(`${PATH}/export.csv`, async (ctx, req) => {
    await recordExport(ctx, 'leads')
    return csv(ctx, exportInbox(ctx, queryOf(req)))
  }),
  officeEndpoint('post', `${PATH}/triage`, moveOn),
  officeEndpoint('post', `${PATH}/refetch`, fetchAgain),
  officeEndpoint('post', `${PATH}/test-mails`, async ctx => json(await sendTestMails(ctx))),
  officeEndpoint('post', `${PATH}/test-webhook`, async ctx => json(await testWebhook(ctx))),
]

const which = z.object({ collection: z.enum(INBOX_COLLECTIONS), id: z.uuid() })

async function showThread(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const lead = which.safeParse(Object.fromEntries(req.searchParams))
  const found = lead.success ? await thread(ctx, lead.data) : null
  return found ? json(found) : notFound()
}

async function moveOn(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const order = triageOrder.safeParse(await bodyOf(req))
  return order.success ? json(await triage(ctx, order.data)) : invalid()
}

const told = z.object({ event: z.uuid() })

async function fetchAgain(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const asked = told.safeParse(await bodyOf(req))
  return asked.success ? json(await refetchMetaLead(ctx, asked.data.event)) : invalid()
}

function queryOf({ searchParams }: PayloadRequest) {
  return readInboxQuery(name => searchParams.get(name))
}

/** The month that an address names, or else this one. */
function monthIn(ctx: Ctx, { searchParams }: PayloadRequest): string {
  const named = searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : monthOf(ctx.now())
}

function csv(ctx: Ctx, content: ReadableStream<Uint8Array>): Response {
  const name = `leads-${dayOf(ctx.now())}.csv`
  return file(content, { type: 'text/csv; charset=utf-8', name, as: 'attachment' })
}
