import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { requireOperator } from '@/platform/access/authority'
import { recordExport } from '@/platform/audit/securityLog'
import {
  bodyOf,
  type CsvColumn,
  csvFile,
  csvMoment,
  csvStream,
  exportEndpoint,
  invalid,
  json,
  notFound,
  operatorEndpoint,
} from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { sourceLabel } from '@/platform/forms/sources'
import { dayOf } from '@/platform/time/day'
import { monthOf } from '@/platform/time/zonedTime'
import { appointmentState } from '../model/appointmentState'
import { INBOX_COLLECTIONS, type InboxLead, type InboxQuery, readInboxQuery } from '../model/inbox'
import { formatReference, kindLabel, leadStatus, serviceLabel } from '../model/lead'
import { doubtDecisionsSchema, triageRequestSchema } from '../model/triage'
import { decideDoubt } from './doubtfulLeads'
import { getLeadThread, listInbox } from './inboxQueries'
import { countInbox, getMonthStats } from './inboxStats'
import { sendTestMails } from './leadMails'
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
  operatorEndpoint('get', `${PATH}/thread`, getThread),
  exportEndpoint(`${PATH}/export.csv`, async (ctx, req) => {
    await recordExport(ctx, 'leads')
    return csvFile(exportInbox(ctx, inboxQuery(req)), `leads-${dayOf(ctx.now())}.csv`)
  }),
  operatorEndpoint('post', `${PATH}/triage`, postTriage),
  operatorEndpoint('post', `${PATH}/doubt`, postDoubt),
  operatorEndpoint('post', `${PATH}/refetch`, postRefetch),
  operatorEndpoint('post', `${PATH}/test-mails`, async ctx => json(await sendTestMails(ctx))),
  operatorEndpoint('post', `${PATH}/test-webhook`, async ctx => json(await testWebhook(ctx))),
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

const BATCH_SIZE = 500

const CSV_COLUMNS: CsvColumn<InboxLead>[] = [
  { heading: 'Nr.', cell: lead => formatReference(lead.number) },
  { heading: 'Ontvangen', cell: lead => csvMoment(lead.createdAt) },
  { heading: 'Soort', cell: ({ kind }) => (kind === 'configurator' ? 'Configurator' : kindLabel(kind)) },
  { heading: 'Bron', cell: lead => sourceLabel(lead.source) },
  { heading: 'Naam', cell: lead => lead.name },
  { heading: 'E-mail', cell: lead => lead.email },
  { heading: 'Telefoon', cell: lead => lead.phone },
  { heading: 'Bedrijf', cell: lead => lead.company },
  { heading: 'Dienst', cell: lead => lead.service && serviceLabel(lead.service) },
  { heading: 'Afspraak', cell: lead => lead.appointmentAt && csvMoment(lead.appointmentAt) },
  {
    heading: 'Stand van de afspraak',
    cell: lead => lead.appointmentState && appointmentState(lead.appointmentState).label,
  },
  { heading: 'Onderwerp', cell: lead => lead.subject },
  { heading: 'Bericht', cell: lead => lead.message },
  { heading: 'Status', cell: lead => leadStatus(lead.status).label },
  { heading: 'Wie', cell: lead => lead.owner?.name ?? null },
  { heading: 'Antwoord beloofd voor', cell: lead => csvMoment(lead.respondBy) },
  { heading: 'Volgende stap', cell: lead => lead.nextStep },
  { heading: 'Volgende stap op', cell: lead => lead.nextStepOn },
  { heading: 'Notities', cell: lead => lead.notes },
  { heading: 'Nr. van de klant', cell: lead => lead.reference },
]

export function exportInbox(ctx: Ctx, query: InboxQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  return csvStream(
    () => CSV_COLUMNS,
    async after => {
      const { leads, next } = await listInbox(ctx, { ...query, after }, BATCH_SIZE)
      return { rows: leads, next }
    },
  )
}
