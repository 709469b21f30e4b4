import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { createInvoice } from '@/features/billing/server/createInvoice'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { creditPart } from '@/features/billing/server/creditPart'
import { markOrderPaidByTransfer, markPaidByTransfer } from '@/features/billing/server/markPaidByTransfer'
import { resendInvoice } from '@/features/billing/server/resendInvoice'
import { dropDraft, finaliseDraft } from '@/features/billing/server/staffDrafts'
import { bodyOf, invalid, json, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { requiredLine } from '@/platform/forms/fields'
import { DOMAIN_STATES } from '../../model/domainStates'
import { LONGEST_REASON, ORDER_STATUSES } from '../../model/status'
import { changeOrderStatus } from '../changeOrderStatus'
import { settleDomain } from '../settleDomain'
import { tickChecklist } from '../tickChecklist'

const id = z.uuid()
const one = z.object({ id })
const status = z.object({
  id,
  to: z.enum(ORDER_STATUSES.map(each => each.value)),
  why: requiredLine('Schrijf waarom.', LONGEST_REASON),
  creditOpen: z.optional(z.boolean()),
})
const tick = z.object({ id, key: z.string().check(z.maxLength(40)), done: z.boolean() })
const name = z.object({ id, to: z.enum(DOMAIN_STATES.map(each => each.value)) })
const part = z.object({ id, submissionKey: z.uuid(), lines: z.unknown(), note: z.unknown() })
const transfer = z.object({ id, paidOn: z.string(), reference: z.string() })

/** What staff do from the hosting console. Each answers with the kind of its outcome. */
export const hostingActs: Endpoint[] = [
  act('order-status', status, (ctx, asked) =>
    changeOrderStatus(ctx, asked.id, asked.to, asked.why, asked.creditOpen),
  ),
  act('checklist', tick, (ctx, asked) => tickChecklist(ctx, asked.id, asked.key, asked.done)),
  act('domain', name, (ctx, asked) => settleDomain(ctx, asked.id, asked.to)),
  act('create-invoice', z.unknown(), createInvoice),
  act('finalise-invoice', one, (ctx, asked) => finaliseDraft(ctx, asked.id)),
  act('drop-draft', one, (ctx, asked) => dropDraft(ctx, asked.id)),
  act('credit-invoice', one, (ctx, asked) => creditInvoice(ctx, asked.id)),
  act('credit-part', part, (ctx, { id: invoice, ...asked }) => creditPart(ctx, invoice, asked)),
  act('resend-invoice', one, (ctx, asked) => resendInvoice(ctx, asked.id)),
  act('mark-paid', transfer, (ctx, { id: invoice, ...paid }) => markPaidByTransfer(ctx, invoice, paid)),
  act('mark-order-paid', transfer, (ctx, { id: order, ...paid }) =>
    markOrderPaidByTransfer(ctx, order, paid),
  ),
]

function act<Asked>(
  path: string,
  schema: z.ZodMiniType<Asked>,
  run: (ctx: Ctx, asked: Asked) => Promise<{ kind: string }>,
): Endpoint {
  return officeEndpoint('post', `/hosting-console/${path}`, async (ctx, req) => {
    const asked = schema.safeParse(await bodyOf(req))
    return asked.success ? json(await run(ctx, asked.data)) : invalid()
  })
}
