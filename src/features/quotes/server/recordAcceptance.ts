import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { recordedSchema } from '../model/acceptance'
import type { RecordAcceptanceResult } from '../model/console'
import { acceptQuote } from './acceptQuote'
import { findEdition } from './editionRepository'
import { staffName } from './quoteDraft'
import { findQuote } from './quoteRepository'

/** What somebody said or signed elsewhere. It may come too late: staff take an expired quote still. */
export async function recordAcceptance(
  ctx: Ctx,
  id: string,
  input: unknown,
): Promise<RecordAcceptanceResult> {
  requireOperator(ctx)
  const parsed = recordedSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const db = database(ctx).drizzle
  const quote = await findQuote(db, id)
  const edition = quote && (await findEdition(db, id, quote.edition))
  if (!quote || !edition) return { kind: 'notFound' }
  const { edition: seen, customer, choices, signer, way, note } = parsed.data
  if (seen !== quote.edition) return { kind: 'replaced' }
  // How it is taxed was settled when it was sent.
  const { kind, country } = edition.content.prospect
  const buyer = { ...customer, kind, country }
  const given = {
    choices,
    signer,
    way,
    note,
    customer: buyer,
    reference: quote.draft.reference,
    boxes: [],
    recordedBy: staffName(ctx),
  }
  const result = await acceptQuote(ctx, { quote, edition, given, by: 'staff' })
  if (result.kind === 'done') return { kind: 'recorded' }
  if (result.kind === 'invalid') return result
  return { kind: result.kind === 'replaced' ? 'replaced' : 'closed' }
}
