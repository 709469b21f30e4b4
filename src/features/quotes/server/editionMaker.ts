import type { Party } from '@/features/billing/model/invoice'
import { taxLines } from '@/features/billing/server/public'
import { getClaims } from '@/features/catalogue/server/public'
import { withClaims } from '@/features/company/model/claims'
import type { LegalPage } from '@/features/company/model/legal'
import { getCompany, listLegalPages, type OwnCompany } from '@/features/company/server/public'
import { textsFor } from '@/features/orders/model/acceptedTerms'
import { staffName } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { unknownPlaceholderMessage, unknownPlaceholders } from '@/platform/text/placeholders'
import { dayOf } from '@/platform/time/day'
import {
  type Edition,
  lastValidDay,
  QUOTE_PLACEHOLDERS,
  QUOTE_TEXTS,
  type QuoteTexts,
  REVOCABLE,
  sendProblems,
} from '../model/quote'
import { isItem, type PricedLine, withAmounts, withoutNotes } from '../model/quoteLines'
import type { Quote } from './quoteRepository'

export type MadeEdition = { content: Edition; company: OwnCompany; legal: LegalPage[] }

/** The draft as it would be sent now, or why it cannot be. */
export async function makeEdition(
  ctx: Ctx,
  quote: Quote,
): Promise<MadeEdition | { errors: Record<string, string> }> {
  const { draft, number, edition } = quote
  const [company, claims, pages] = await Promise.all([getCompany(ctx), getClaims(ctx), listLegalPages(ctx)])
  const errors = { ...sendProblems(draft), ...textProblems(draft.texts, Object.keys(claims)) }
  if (Object.keys(errors).length > 0) return { errors }
  const { terms, agreement } = textsFor(pages, draft.prospect.kind)
  const sentOn = dayOf(ctx.now())
  const { prospect, reference, schedule, asked, validDays } = draft
  const content: Edition = {
    ...{ number, edition: edition + 1, sentOn, validUntil: lastValidDay(sentOn, validDays) },
    seller: sellerOf(company),
    contact: { name: staffName(ctx.user) || company.name, phone: company.phone, email: company.email },
    ...{ prospect, reference, schedule, asked },
    lines: await taxedLines(ctx, quote),
    texts: withClaims(draft.texts, {
      ...claims,
      naam: prospect.name,
      bedrijf: prospect.company || prospect.name,
    }),
    terms: { general: terms.version, processing: agreement?.version ?? '' },
    revocable: REVOCABLE,
  }
  return { content, company, legal: agreement ? [terms, agreement] : [terms] }
}

function textProblems(texts: QuoteTexts, claims: readonly string[]): Record<string, string> {
  const known = [...QUOTE_PLACEHOLDERS, ...claims]
  const problems = QUOTE_TEXTS.flatMap(({ value }) => {
    const [unknown] = unknownPlaceholders(texts[value], known)
    return unknown ? [[`texts.${value}`, unknownPlaceholderMessage(unknown, known)]] : []
  })
  return Object.fromEntries(problems)
}

function sellerOf({ name, street, postcode, city, email, kvk, vatId }: OwnCompany): Party {
  return { name, company: name, address: street, zipcode: postcode, city, email, kvk, vatId }
}

/** Taxed as a sale of today is. What was sent keeps this. */
async function taxedLines(ctx: Ctx, { draft }: Quote): Promise<PricedLine[]> {
  const { country, kind, vatId } = draft.prospect
  const lines = withAmounts(withoutNotes(draft.lines))
  const holder = { country, kind, vatId }
  const taxed = await taxLines(ctx, database(ctx).drizzle, holder, lines.filter(isItem), each => each.supply)
  const byId = new Map(taxed.map(each => [each.id, each]))
  return lines.map(line => (isItem(line) ? (byId.get(line.id) ?? line) : line))
}
