import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { INBOX_COLLECTIONS } from '@/features/leads/model/inbox'
import { recordExport } from '@/platform/audit/securityLog'
import {
  bodyOf,
  csvFile,
  exportEndpoint,
  file,
  invalid,
  json,
  notFound,
  operatorEndpoint,
} from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { readQuotesQuery } from '../model/consoleQuery'
import { scanTypeOf } from '../model/scan'
import { findAcceptance, findEdition, findQuoteFile } from './editionRepository'
import { exportQuotes } from './exportQuotes'
import { getQuoteStats, listQuotes } from './listQuotes'
import { listCatalogueLines } from './quoteDetail'
import { createQuote, type QuoteStart, saveQuote } from './quoteDraft'
import { recordAcceptance } from './recordAcceptance'
import { resendQuote } from './resendQuote'
import { markAnswered, previewQuote, renewLinks, retractQuote, sendQuote } from './sendQuote'

const PATH = '/quotes-console'

const id = z.uuid()
const ofQuote = z.object({ id })
const ofVersion = z.object({ id, version: z.number() })

const createBody = z.object({
  from: z.optional(z.nullable(z.object({ collection: z.enum(INBOX_COLLECTIONS), id }))),
  copyOf: z.optional(id),
  extraTo: z.optional(id),
  draft: z.optional(z.unknown()),
})

const saveBody = z.object({ id, version: z.number(), draft: z.unknown() })

export const quotesConsole: Endpoint[] = [
  operatorEndpoint('get', PATH, async (ctx, req) => json(await listQuotes(ctx, queryIn(req)))),
  exportEndpoint(`${PATH}/export.csv`, async (ctx, req) => {
    await recordExport(ctx, 'quotes')
    return csvFile(exportQuotes(ctx, queryIn(req)), `offertes-${dayOf(ctx.now())}.csv`)
  }),
  operatorEndpoint('get', `${PATH}/stats`, async ctx => json(await getQuoteStats(ctx))),
  operatorEndpoint('get', `${PATH}/catalogue`, async ctx =>
    json({ products: await listCatalogueLines(ctx) }),
  ),
  operatorEndpoint('get', `${PATH}/evidence`, getEvidence),
  operatorEndpoint('get', `${PATH}/scan`, getScan),
  operatorEndpoint('get', `${PATH}/edition.pdf`, getEditionPdf),
  postEndpoint('/create', createBody, (ctx, body) => createQuote(ctx, startOf(body))),
  postEndpoint('/save', saveBody, (ctx, { id: quote, version, draft }) =>
    saveQuote(ctx, quote, { version, draft }),
  ),
  postEndpoint('/preview', ofVersion, (ctx, body) => previewQuote(ctx, body.id, body.version)),
  postEndpoint('/send', ofVersion, (ctx, body) => sendQuote(ctx, body.id, body.version)),
  postEndpoint('/resend', ofVersion, (ctx, body) => resendQuote(ctx, body.id, body.version)),
  postEndpoint('/retract', ofQuote, (ctx, body) => retractQuote(ctx, body.id)),
  postEndpoint('/answered', ofQuote, (ctx, body) => markAnswered(ctx, body.id)),
  postEndpoint('/renew', ofQuote, (ctx, body) => renewLinks(ctx, body.id)),
  postEndpoint('/record', z.looseObject({ id }), (ctx, body) => recordAcceptance(ctx, body.id, body)),
]

function startOf({ from, copyOf, extraTo, draft }: z.infer<typeof createBody>): QuoteStart {
  if (copyOf) return { copyOf, draft }
  if (extraTo) return { extraTo }
  return from ? { from } : null
}

function postEndpoint<Body>(
  path: string,
  schema: z.ZodMiniType<Body>,
  act: (ctx: Ctx, body: Body) => Promise<object>,
) {
  return operatorEndpoint('post', `${PATH}${path}`, async (ctx, req) => {
    const body = schema.safeParse(await bodyOf(req))
    return body.success ? json(await act(ctx, body.data)) : invalid()
  })
}

const queryIn = ({ searchParams }: PayloadRequest) => readQuotesQuery(name => searchParams.get(name))

const idIn = ({ searchParams }: PayloadRequest) => id.safeParse(searchParams.get('id')).data ?? null

/** The evidence of an acceptance as one file. */
async function getEvidence(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const quote = idIn(req)
  const found = quote && (await findAcceptance(database(ctx).drizzle, quote))
  if (!found) return notFound()
  const content = Buffer.from(JSON.stringify(found.evidence, null, 2))
  return file(content, {
    type: 'application/json',
    name: `akkoord-${found.evidence.number}.json`,
    as: 'attachment',
  })
}

/** What was signed. It is saved, not shown: somebody else made it. */
async function getScan(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const [quote, db] = [idIn(req), database(ctx).drizzle]
  const found = quote ? await findAcceptance(db, quote) : null
  const { scan, number } = found?.evidence ?? {}
  const content = scan && (await findQuoteFile(db, scan.file))
  if (!content) return notFound()
  const ending = scanTypeOf(content)?.ending ?? 'bin'
  return file(Buffer.from(content), {
    type: scan.type,
    name: `akkoord-${number}.${ending}`,
    as: 'attachment',
  })
}

/** What was sent, or the confirmation of what was accepted. */
async function getEditionPdf(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const [quote, db] = [idIn(req), database(ctx).drizzle]
  const edition = Number(req.searchParams.get('edition'))
  const record = quote && (edition ? await findEdition(db, quote, edition) : await findAcceptance(db, quote))
  const content = record && (await findQuoteFile(db, record.id))
  if (!content) return notFound()
  return file(Buffer.from(content), { type: 'application/pdf', name: `offerte-${quote}.pdf`, as: 'inline' })
}
