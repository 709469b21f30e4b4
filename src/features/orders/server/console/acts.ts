import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { createInvoice } from '@/features/billing/server/createInvoice'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { creditInvoicePartly } from '@/features/billing/server/creditPart'
import { markOrderPaidByTransfer, markPaidByTransfer } from '@/features/billing/server/markPaidByTransfer'
import { resendInvoice } from '@/features/billing/server/resendInvoice'
import { deleteDraft, finaliseDraft } from '@/features/billing/server/staffDrafts'
import { bodyOf, invalid, json, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { requiredLine } from '@/platform/forms/fields'
import { DOMAIN_STATES } from '../../model/domainStates'
import { MAX_REASON_LENGTH, ORDER_STATUSES } from '../../model/status'
import { changeOrderStatus } from '../changeOrderStatus'
import { settleDomain } from '../settleDomain'
import { tickChecklist } from '../tickChecklist'

const id = z.uuid()
const one = z.object({ id })
const status = z.object({
  id,
  to: z.enum(ORDER_STATUSES.map(each => each.value)),
  why: requiredLine('Schrijf waarom.', MAX_REASON_LENGTH),
  creditOpen: z.optional(z.boolean()),
})
const tick = z.object({ id, key: z.string().check(z.maxLength(40)), done: z.boolean() })
const name = z.object({ id, to: z.enum(DOMAIN_STATES.map(each => each.value)) })
const part = z.object({ id, submissionKey: z.uuid(), lines: z.unknown(), note: z.unknown() })
const transfer = z.object({ id, paidOn: z.string(), reference: z.string() })

/** What staff do from the hosting console. Each answers with the kind of its outcome. */
export const consoleActions: Endpoint[] = [
  action('order-status', status, (ctx, asked) =>
    changeOrderStatus(ctx, asked.id, asked.to, asked.why, asked.creditOpen),
  ),
  action('checklist', tick, (ctx, asked) => tickChecklist(ctx, asked.id, asked.key, asked.done)),
  action('domain', name, (ctx, asked) => settleDomain(ctx, asked.id, asked.to)),
  action('create-invoice', z.unknown(), createInvoice),
  action('finalise-invoice', one, (ctx, asked) => finaliseDraft(ctx, asked.id)),
  action('drop-draft', one, (ctx, asked) => deleteDraft(ctx, asked.id)),
  action('credit-invoice', one, (ctx, asked) => creditInvoice(ctx, asked.id)),
  action('credit-part', part, (ctx, { id: invoice, ...asked }) => creditInvoicePartly(ctx, invoice, asked)),
  action('resend-invoice', one, (ctx, asked) => resendInvoice(ctx, asked.id)),
  action('mark-paid', transfer, (ctx, { id: invoice, ...paid }) => markPaidByTransfer(ctx, invoice, paid)),
  action('mark-order-paid', transfer, (ctx, { id: order, ...paid }) =>
    markOrderPaidByTransfer(ctx, order, paid),
  ),
]

function action<Asked>(
  path: string,
  schema: z.ZodMiniType<Asked>,
  run: (ctx: Ctx, asked: Asked) => Promise<{ kind: string }>,
): Endpoint {
  return officeEndpoint('post', `/hosting-console/${path}`, async (ctx, req) => {
    const asked = schema.safeParse(await bodyOf(req))
    return asked.success ? json(await run(ctx, asked.data)) : invalid()
  })
}
