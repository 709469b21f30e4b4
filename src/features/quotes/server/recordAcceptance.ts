import * as z from 'zod/mini'
import { staffName } from '@/platform/access/actors'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { recordedSchema } from '../model/acceptance'
import type { RecordAcceptanceResult } from '../model/console'
import type { Edition } from '../model/quote'
import { acceptQuote } from './acceptQuote'
import { findEdition } from './editionRepository'
import { findQuote } from './quoteRepository'

/** What somebody said or signed elsewhere. It may come too late: staff take an expired quote still. */
export async function recordAcceptance(
  ctx: Ctx,
  id: string,
  input: unknown,
): Promise<RecordAcceptanceResult> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const quote = await findQuote(db, id)
  const edition = quote && (await findEdition(db, id, quote.edition))
  if (!quote || !edition) return { kind: 'notFound' }
  const parsed = recordedSchema.safeParse(asTaxed(edition.content, input))
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { edition: seen, ...recorded } = parsed.data
  if (seen !== quote.edition) return { kind: 'replaced' }
  const given = {
    ...{ ...recorded, reference: edition.content.reference, boxes: [] },
    recordedBy: staffName(ctx.user),
  }
  const result = await acceptQuote(ctx, { quote, edition, given, by: 'staff' })
  if (result.kind === 'done') return { kind: 'recorded' }
  if (result.kind === 'invalid') return result
  return { kind: result.kind === 'replaced' ? 'replaced' : 'closed' }
}

/** How it is taxed was settled when it was sent: kind and country are those of the edition. */
function asTaxed({ prospect: { kind, country } }: Edition, input: unknown): unknown {
  const { customer, ...recorded } = z.looseObject({ customer: z.looseObject({}) }).safeParse(input).data ?? {}
  return { ...recorded, customer: { ...customer, kind, country } }
}
