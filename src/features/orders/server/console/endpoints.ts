import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import {
  bookSentBack,
  creditInvoice,
  creditInvoicePartly,
  deleteDraft,
  finaliseDraft,
  type InvoiceFile,
  markPaidByTransfer,
  previewInvoice,
  readEInvoice,
  readInvoicePdf,
  refundPayment,
  reissueReverseCharged,
  resendInvoice,
  reverseBooking,
  setOffExcess,
} from '@/features/billing/server/public'
import { requireOperator } from '@/platform/access/authority'
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
import { optionalLine, requiredLine } from '@/platform/forms/fields'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import { readHostingQuery } from '../../model/consoleQuery'
import { DOMAIN_STATES } from '../../model/domain'
import { MAX_REASON_LENGTH, ORDER_STATUSES, tellsReason } from '../../model/orderStatus'
import { changeOrder, previewOrderChange } from '../changeOrder'
import { changeOrderStatus } from '../changeOrderStatus'
import { tickChecklist } from '../checklist'
import { createInvoice } from '../createInvoice'
import { decideMoneyBack } from '../decideMoneyBack'
import { recordDomainOutcome } from '../recordDomainOutcome'
import { sendAdvanceBack } from '../sendAdvanceBack'
import { markOrderPaidByTransfer } from '../startOrder'
import { customerDetail, invoiceDetail, orderDetail } from './details'
import { exportHosting } from './exportHosting'
import { listHosting } from './listHosting'
import { hostingStats } from './stats'

const id = z.uuid()
const one = z.object({ id })
const status = z
  .object({
    id,
    to: z.enum(ORDER_STATUSES.map(each => each.value)),
    why: requiredLine('Schrijf waarom.', MAX_REASON_LENGTH),
    told: z.optional(optionalLine(MAX_REASON_LENGTH)),
    creditOpen: z.optional(z.boolean()),
  })
  .check(z.refine(({ to, told }) => !tellsReason(to) || Boolean(told)))
const tick = z.object({ id, key: z.string().check(z.maxLength(40)), done: z.boolean() })
const name = z.object({ id, to: z.enum(DOMAIN_STATES.map(each => each.value)) })
const part = z.object({ id, submissionKey: z.uuid(), lines: z.unknown(), note: z.unknown() })
const setOff = z.object({ from: id, to: id, submissionKey: id })
const transfer = z.object({
  ...{ id, paidOn: z.string(), reference: z.string() },
  ...{ amount: z.optional(z.number()), submissionKey: z.optional(z.string()) },
})

const consoleActions: Endpoint[] = [
  action('order-status', status, (ctx, asked) =>
    changeOrderStatus(ctx, asked.id, asked.to, asked.why, asked),
  ),
  action('checklist', tick, (ctx, asked) => tickChecklist(ctx, asked.id, asked.key, asked.done)),
  action('preview-change', z.unknown(), previewOrderChange),
  action('change-order', z.unknown(), changeOrder),
  action('domain', name, (ctx, asked) => recordDomainOutcome(ctx, asked.id, asked.to)),
  action('create-invoice', z.unknown(), createInvoice),
  action('finalise-invoice', one, (ctx, asked) => finaliseDraft(ctx, asked.id)),
  action('drop-draft', one, (ctx, asked) => deleteDraft(ctx, asked.id)),
  action('credit-invoice', one, (ctx, asked) => creditInvoice(ctx, asked.id)),
  action('credit-part', part, (ctx, { id: invoice, ...asked }) => creditInvoicePartly(ctx, invoice, asked)),
  action('reverse-charge', one, (ctx, asked) => reissueReverseCharged(ctx, asked.id)),
  action('resend-invoice', one, (ctx, asked) => resendInvoice(ctx, asked.id)),
  action('mark-paid', transfer, (ctx, { id: invoice, ...paid }) => markPaidByTransfer(ctx, invoice, paid)),
  action('mark-sent-back', transfer, (ctx, { id: invoice, ...sent }) => bookSentBack(ctx, invoice, sent)),
  action('mark-advance-sent-back', transfer, (ctx, { id: order, ...sent }) =>
    sendAdvanceBack(ctx, order, sent),
  ),
  action('set-off-excess', setOff, setOffExcess),
  action('refund', z.unknown(), refundPayment),
  action('reverse-booking', z.unknown(), reverseBooking),
  action('decide-money-back', z.unknown(), decideMoneyBack),
  action('mark-order-paid', transfer, (ctx, { id: order, ...paid }) =>
    markOrderPaidByTransfer(ctx, order, paid),
  ),
]

function action<Asked>(
  path: string,
  schema: z.ZodMiniType<Asked>,
  run: (ctx: Ctx, asked: Asked) => Promise<{ kind: string }>,
): Endpoint {
  return operatorEndpoint('post', `/hosting-console/${path}`, async (ctx, req) => {
    const asked = schema.safeParse(await bodyOf(req))
    return asked.success ? json(await run(ctx, asked.data)) : invalid()
  })
}

const PATH = '/hosting-console'

/** What the hosting console reads and does. To anybody who does not sell none of it exists. */
export const hostingConsole: Endpoint[] = [
  operatorEndpoint('get', PATH, async (ctx, req) => json(await listHosting(ctx, queryOf(req)))),
  operatorEndpoint('get', `${PATH}/stats`, async ctx => json(await hostingStats(ctx))),
  operatorEndpoint('get', `${PATH}/order`, about(orderDetail)),
  operatorEndpoint('get', `${PATH}/customer`, about(customerDetail)),
  operatorEndpoint('get', `${PATH}/invoice`, about(invoiceDetail)),
  operatorEndpoint('get', `${PATH}/invoice.pdf`, showInvoice),
  operatorEndpoint('get', `${PATH}/invoice.xml`, downloadEInvoice),
  exportEndpoint(`${PATH}/export.csv`, csv),
  ...consoleActions,
]

function about(read: (ctx: Ctx, id: string) => Promise<object | null>) {
  return async (ctx: Ctx, req: PayloadRequest) => {
    const id = idIn(req)
    const found = id && (await read(ctx, id))
    return found ? json(found) : notFound()
  }
}

async function showInvoice(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const id = idIn(req)
  const found = id && (await invoiceFile(ctx, id))
  if (!found) return notFound()
  const content = new Uint8Array(found.content)
  return file(content, { type: 'application/pdf', name: found.filename, as: 'inline' })
}

async function downloadEInvoice(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const id = idIn(req)
  const found = id && (await readEInvoice(ctx, id))
  if (!found) return notFound()
  const content = new Uint8Array(found.content)
  return file(content, { type: 'application/xml', name: found.filename, as: 'attachment' })
}

async function csv(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const query = queryOf(req)
  await recordExport(ctx, query.tab)
  return csvFile(exportHosting(ctx, query), `hosting-${query.tab}-${dayOf(ctx.now())}.csv`)
}

function queryOf({ searchParams }: PayloadRequest) {
  return readHostingQuery(name => searchParams.get(name))
}

function idIn({ searchParams }: PayloadRequest): string | null {
  const id = searchParams.get('id')
  return isRecordId(id) ? id : null
}

/** An invoice on paper: the stored one when it is final, a look ahead when it is a draft. Null when there is none. */
export async function invoiceFile(ctx: Ctx, id: string): Promise<InvoiceFile | null> {
  requireOperator(ctx)
  const stored = await readInvoicePdf(ctx, id)
  if (stored) return stored
  const preview = await previewInvoice(ctx, id)
  return preview && { filename: 'concept.pdf', content: preview }
}
