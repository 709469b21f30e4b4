import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { recordExport } from '@/platform/audit/securityLog'
import {
  bodyOf,
  csvFile,
  exportEndpoint,
  invalid,
  json,
  notFound,
  operatorEndpoint,
} from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { dayOf } from '@/platform/time/day'
import { monthOf } from '@/platform/time/zonedTime'
import { timelineKind } from '@/platform/timeline/model/timeline'
import { INBOX_COLLECTIONS, readInboxQuery } from '../model/inbox'
import { newNoteSchema } from '../model/note'
import { doubtDecisionsSchema, triageRequestSchema } from '../model/triage'
import { addNote } from './addNote'
import { decideDoubt } from './doubtfulLeads'
import { exportInbox, exportMonth } from './exportInbox'
import { getLeadSlip, listInbox } from './inboxQueries'
import { countInbox, getMonthStats } from './inboxStats'
import { leadMailEndpoints } from './leadMailEndpoints'
import { sendTestMails } from './leadMails'
import { readLeadTimeline } from './leadTimeline'
import { refetchMetaLead } from './metaLeads'
import { triage } from './triage'
import { testWebhook } from './webhookSetup'

const PATH = '/leads-console'

export const leadsConsole: Endpoint[] = [
  operatorEndpoint('get', PATH, async (ctx, req) => json(await listInbox(ctx, inboxQuery(req)))),
  operatorEndpoint('get', `${PATH}/counts`, async ctx => json(await countInbox(ctx))),
  operatorEndpoint('get', `${PATH}/month`, async (ctx, req) =>
    json(await getMonthStats(ctx, monthParam(ctx, req))),
  ),
  operatorEndpoint('get', `${PATH}/slip`, getSlip),
  operatorEndpoint('get', `${PATH}/timeline`, getTimeline),
  operatorEndpoint('post', `${PATH}/note`, postNote),
  exportEndpoint(`${PATH}/export.csv`, async (ctx, req) => {
    await recordExport(ctx, 'leads')
    return csvFile(exportInbox(ctx, inboxQuery(req)), `leads-${dayOf(ctx.now())}.csv`)
  }),
  exportEndpoint(`${PATH}/month.csv`, async (ctx, req) => {
    const month = monthParam(ctx, req)
    return csvFile(exportMonth(ctx, month), `offertes-${month}.csv`)
  }),
  operatorEndpoint('post', `${PATH}/triage`, postTriage),
  operatorEndpoint('post', `${PATH}/doubt`, postDoubt),
  operatorEndpoint('post', `${PATH}/refetch`, postRefetch),
  operatorEndpoint('post', `${PATH}/test-mails`, async ctx => json(await sendTestMails(ctx))),
  operatorEndpoint('post', `${PATH}/test-webhook`, async ctx => json(await testWebhook(ctx))),
  ...leadMailEndpoints,
]

const leadParams = z.object({ collection: z.enum(INBOX_COLLECTIONS), id: z.uuid() })

async function getSlip(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const lead = leadParam(req)
  const found = lead && (await getLeadSlip(ctx, lead))
  return found ? json(found) : notFound()
}

async function getTimeline(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const lead = leadParam(req)
  const { searchParams } = req
  const query = { kind: timelineKind(searchParams.get('kind')), after: searchParams.get('after') }
  const found = lead && (await readLeadTimeline(ctx, { lead, ...query }))
  return found ? json(found) : notFound()
}

function leadParam({ searchParams }: PayloadRequest) {
  return leadParams.safeParse(Object.fromEntries(searchParams)).data ?? null
}

async function postNote(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const note = newNoteSchema.safeParse(await bodyOf(req))
  return note.success ? json(await addNote(ctx, note.data)) : invalid()
}

async function postTriage(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const order = triageRequestSchema.safeParse(await bodyOf(req))
  return order.success ? json(await triage(ctx, order.data)) : invalid()
}

async function postDoubt(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const decisions = doubtDecisionsSchema.safeParse(await bodyOf(req))
  return decisions.success ? json(await decideDoubt(ctx, decisions.data)) : invalid()
}

const refetchBody = z.object({ event: z.uuid() })

async function postRefetch(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const asked = refetchBody.safeParse(await bodyOf(req))
  return asked.success ? json(await refetchMetaLead(ctx, asked.data.event)) : invalid()
}

function inboxQuery({ searchParams }: PayloadRequest) {
  return readInboxQuery(name => searchParams.get(name))
}

function monthParam(ctx: Ctx, { searchParams }: PayloadRequest): string {
  const named = searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(named) ? named : monthOf(ctx.now())
}
