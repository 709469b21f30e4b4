import { randomUUID } from 'node:crypto'
import type { QuoteRight } from '@/features/quotes/model/openings'
import { ANSWER_FIELDS, type AnswerIntent } from '@/features/quotes/model/ownQuote'
import { EMPTY_DRAFT, type QuoteDraft, toProspect } from '@/features/quotes/model/quote'
import { emptyItem, type QuoteItem } from '@/features/quotes/model/quoteLines'
import { answerQuote } from '@/features/quotes/server/answerQuote'
import { createQuote, saveQuote } from '@/features/quotes/server/quoteDraft'
import { quoteKey } from '@/features/quotes/server/quoteKey'
import { findQuote } from '@/features/quotes/server/quoteRepository'
import { sendQuote } from '@/features/quotes/server/sendQuote'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { staffMember } from './testCtx'

export const quoteItem = (id: string, part: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ ...emptyItem(id), label: `Regel ${id}`, unitPrice: 10_000, ...part },
})

const GROUP = { choice: 'oneOf', group: 'Welke huisstijl?' } as const

/** A website of € 1.500, a discount, an option, a book at 9%, a choice of two and hosting. Each call is another prospect. */
export function quoteDraft(part: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    ...EMPTY_DRAFT,
    prospect: toProspect({
      ...{ kind: 'business', name: 'Hanna Olthof', company: 'Olthof Tuinen', phone: '06 00000012' },
      email: `${randomUUID()}@olthof.example`,
    }),
    lines: [
      { kind: 'heading', id: 'h', label: 'Je website' },
      quoteItem('site', { label: 'Bedrijfswebsite', unitPrice: 150_000 }),
      quoteItem('korting', { label: 'Korting', unitPrice: -15_000 }),
      quoteItem('foto', { choice: 'optional', isOn: false, unitPrice: 35_000 }),
      quoteItem('boek', { choice: 'optional', isOn: true, unitPrice: 2000, vatRate: 9 }),
      quoteItem('klein', { ...GROUP, unitPrice: 20_000, isOn: true }),
      quoteItem('groot', { ...GROUP, unitPrice: 60_000, isOn: false }),
      quoteItem('hosting', { label: 'Hosting', rhythm: 'monthly', unitPrice: 1450, supply: 'electronic' }),
    ],
    texts: { ...EMPTY_DRAFT.texts, opening: 'Beste {naam},\n\nDit maken we voor {bedrijf}.' },
    ...part,
  }
}

/** A member of staff at a moment, whose mail is kept. */
export async function quoteStaff(ctx: Ctx, now?: Date): Promise<Ctx> {
  const user = await staffMember(ctx.payload, 'operator')
  return { ...ctx, user, mail: storedMail, ...(now && { now: () => now }) }
}

export async function savedQuote(
  staff: Ctx,
  part: Partial<QuoteDraft> = {},
): Promise<{ id: string; version: number }> {
  const made = await createQuote(staff, null)
  if (made.kind !== 'created') throw new Error(`no quote was made: ${made.kind}`)
  const saved = await saveQuote(staff, made.id, { version: 1, draft: quoteDraft(part) })
  if (saved.kind !== 'saved') throw new Error(`it was not saved: ${JSON.stringify(saved)}`)
  return { id: made.id, version: saved.version }
}

/** Sent by the real operations. */
export async function sentQuote(staff: Ctx, part: Partial<QuoteDraft> = {}): Promise<string> {
  const { id, version } = await savedQuote(staff, part)
  const sent = await sendQuote(staff, id, version)
  if (!('edition' in sent)) throw new Error(`it was not sent: ${JSON.stringify(sent)}`)
  return id
}

export async function keyOf(ctx: Ctx, id: string, right: QuoteRight = 'answer'): Promise<string> {
  const quote = await findQuote(database(ctx).drizzle, id)
  return quoteKey(id, quote?.generation ?? 0, right)
}

/** Whoever holds the link, whom no limit counts together with others. */
export const holderAt = (ctx: Ctx, now?: Date): Ctx => ({
  ...ctx,
  ...{ user: null, clientIp: randomUUID(), browser: 'Firefox', mail: storedMail },
  ...(now && { now: () => now }),
})

export const ACCEPTANCE = {
  ...{ [ANSWER_FIELDS.edition]: '1', [ANSWER_FIELDS.terms]: '1', [ANSWER_FIELDS.signer]: 'Hanna Olthof' },
  ...{ 'option-boek': '1', 'group-0': 'klein' },
  ...{ name: 'Hanna Olthof', company: 'Olthof Tuinen', phone: '06 00000012', kvk: '', vatId: '' },
  ...{ address: 'Kerkstraat 1', zipcode: '7511 AB', city: 'Enschede' },
}

/** Of a quote without choices. */
export const PLAIN_ACCEPTANCE: Record<string, string> = Object.fromEntries(
  Object.entries(ACCEPTANCE).filter(([name]) => name !== 'option-boek' && name !== 'group-0'),
)

type Values = Record<string, string>

export async function answerAs(
  ctx: Ctx,
  key: string,
  intent: Exclude<AnswerIntent, 'recalculate'>,
  values: Values = ACCEPTANCE,
) {
  const sent = { ...values, [ANSWER_FIELDS.key]: key, [ANSWER_FIELDS.intent]: intent }
  const {
    intent: _intent,
    values: _values,
    ...answer
  } = {
    ...{ intent: undefined, values: undefined },
    ...(await answerQuote(ctx, sent)),
  }
  return answer
}
