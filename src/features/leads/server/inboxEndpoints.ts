import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { getOpeningDays } from '@/features/company/server/public'
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
import { labelIn } from '@/platform/text/format'
import { dayOf } from '@/platform/time/day'
import { duration } from '@/platform/time/deadline'
import { monthOf } from '@/platform/time/zonedTime'
import { timelineKind } from '@/platform/timeline/model/timeline'
import { appointmentState } from '../model/appointmentState'
import { INBOX_COLLECTIONS, type InboxLead, type InboxQuery, readInboxQuery } from '../model/inbox'
import { formatReference, kindLabel, leadStatus, serviceLabel } from '../model/lead'
import { newNoteSchema } from '../model/note'
import {
  isQuoteRequest,
  type OpenDays,
  type PromiseFigures,
  type QuoteOutcome,
  type QuoteWait,
  quoteWait,
  REQUEST_SOURCES,
} from '../model/quotePromise'
import { doubtDecisionsSchema, triageRequestSchema } from '../model/triage'
import { addNote } from './addNote'
import { decideDoubt } from './doubtfulLeads'
import { getLeadSlip, listInbox } from './inboxQueries'
import { countInbox, getMonthStats } from './inboxStats'
import { leadMailEndpoints } from './leadMailEndpoints'
import { sendTestMails } from './leadMails'
import { readLeadTimeline } from './leadTimeline'
import { refetchMetaLead } from './metaLeads'
import { findQuoteOutcomes, getQuotePromise } from './quotePromise'
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

const BATCH_SIZE = 500

const CSV_COLUMNS: CsvColumn<ExportedLead>[] = [
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
  { heading: 'Offerte verstuurd', cell: ({ quote }) => quote && csvMoment(quote.quotedAt.toISOString()) },
  { heading: 'Gewacht op de offerte', cell: ({ wait }) => wait && duration(wait.ms) },
  { heading: 'Belofte gehaald', cell: ({ wait }) => wait && (wait.isKept ? 'ja' : 'nee') },
  { heading: 'Akkoord', cell: ({ quote }) => quote?.acceptedAt && csvMoment(quote.acceptedAt.toISOString()) },
  { heading: 'Akkoord eenmalig (excl. btw)', cents: ({ quote }) => (quote?.acceptedAt ? quote.once : null) },
  {
    heading: 'Akkoord per jaar (excl. btw)',
    cents: ({ quote }) => (quote?.acceptedAt ? quote.yearly : null),
  },
]

type ExportedLead = InboxLead & { quote: QuoteOutcome | null; wait: QuoteWait | null }

export function exportInbox(ctx: Ctx, query: InboxQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  return csvStream(
    () => CSV_COLUMNS,
    async after => {
      const { leads, next } = await listInbox(ctx, { ...query, after }, BATCH_SIZE)
      return { rows: await withQuotes(ctx, leads), next }
    },
  )
}

async function withQuotes(ctx: Ctx, leads: InboxLead[]): Promise<ExportedLead[]> {
  const [outcomes, days] = await Promise.all([findQuoteOutcomes(ctx, leads), getOpeningDays(ctx)])
  return leads.map(lead => {
    const quote = outcomes.get(lead.id) ?? null
    return { ...lead, quote, wait: quote && waitOf(lead, quote, days) }
  })
}

function waitOf({ kind, ...lead }: InboxLead, { quotedAt }: QuoteOutcome, days: OpenDays): QuoteWait | null {
  if (!isQuoteRequest(kind)) return null
  const [receivedAt, respondBy] = [new Date(lead.createdAt), new Date(lead.respondBy)]
  return quoteWait({ kind, receivedAt, respondBy }, quotedAt, days)
}

type MonthRow = { label: string; figures: PromiseFigures }

const waited = (ms: number | null) => (ms === null ? null : duration(ms))

const MONTH_COLUMNS: CsvColumn<MonthRow>[] = [
  { heading: 'Bron', cell: ({ label }) => label },
  { heading: 'Aanvragen', cell: ({ figures }) => String(figures.requests) },
  { heading: 'Offertes', cell: ({ figures }) => String(figures.quotes) },
  { heading: 'Akkoord', cell: ({ figures }) => String(figures.accepted) },
  { heading: 'Eenmalig (excl. btw)', cents: ({ figures }) => figures.once },
  { heading: 'Per jaar (excl. btw)', cents: ({ figures }) => figures.yearly },
  { heading: 'Helft had de offerte binnen', cell: ({ figures }) => waited(figures.medianMs) },
  { heading: 'Belofte gehaald (%)', cell: ({ figures: { keptShare } }) => keptShare?.toString() },
  { heading: 'Wacht het langst', cell: ({ figures }) => waited(figures.openMs) },
]

/** What the month picture says of quotes: a row for each source, and one for all together. */
function exportMonth(ctx: Ctx, month: string): ReadableStream<Uint8Array> {
  return csvStream(
    () => MONTH_COLUMNS,
    async () => {
      const { sources, total } = await getQuotePromise(ctx, month)
      const rows = sources.map(({ source, figures }) => ({
        label: labelIn(REQUEST_SOURCES, source),
        figures,
      }))
      return { rows: [...rows, { label: 'Samen', figures: total }], next: null }
    },
  )
}
