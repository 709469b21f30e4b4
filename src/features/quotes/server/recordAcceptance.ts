import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { staffName } from '@/platform/access/actors'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { fieldErrors } from '@/platform/forms/fields'
import { recordedSchema } from '../model/acceptance'
import type { RecordAcceptanceResult } from '../model/console'
import type { Edition } from '../model/quote'
import { type KeptScan, MAX_SCAN_BYTES, SCAN_MESSAGES, scanTypeOf } from '../model/scan'
import { acceptQuote } from './acceptQuote'
import { findEdition, sha256Of } from './editionRepository'
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
  const { edition: seen, scan: attached, ...recorded } = parsed.data
  if (seen !== quote.edition) return { kind: 'replaced' }
  const scan = attached ? readScan(attached) : null
  if (scan && 'error' in scan) return { kind: 'invalid', errors: { scan: scan.error } }
  const given = {
    ...{ ...recorded, reference: edition.content.reference, boxes: [], scan: scan?.kept ?? null },
    recordedBy: staffName(ctx.user),
  }
  const result = await acceptQuote(ctx, { quote, edition, given, by: 'staff', scan: scan?.content })
  if (result.kind === 'done') return { kind: 'recorded' }
  if (result.kind === 'invalid') return result
  return { kind: result.kind === 'replaced' ? 'replaced' : 'closed' }
}

type ReadScan = { kept: KeptScan; content: Buffer } | { error: string }

function readScan({ name, content: letters }: { name: string; content: string }): ReadScan {
  const content = Buffer.from(letters, 'base64')
  if (content.length > MAX_SCAN_BYTES) return { error: SCAN_MESSAGES.size }
  const type = scanTypeOf(content)
  if (!type) return { error: SCAN_MESSAGES.type }
  return { content, kept: { file: randomUUID(), name, type: type.type, sha256: sha256Of(content) } }
}

/** How it is taxed was settled when it was sent: kind and country are those of the edition. */
function asTaxed({ prospect: { kind, country } }: Edition, input: unknown): unknown {
  const { customer, ...recorded } = z.looseObject({ customer: z.looseObject({}) }).safeParse(input).data ?? {}
  return { ...recorded, customer: { ...customer, kind, country } }
}
