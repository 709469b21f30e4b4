import { expect, test } from 'vitest'
import { readQuotesQuery } from '@/features/quotes/model/consoleQuery'
import { listQuotes } from '@/features/quotes/server/listQuotes'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { recordOpening } from '@/features/quotes/server/quoteOpenings'
import { markAnswered, sendQuote } from '@/features/quotes/server/sendQuote'
import type { Ctx } from '@/platform/ctx'
import {
  answerAs,
  holderAt,
  keyOf,
  quoteDraft,
  quoteStaff,
  savedQuote,
  sentQuote,
} from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const march = (day: number) => new Date(Date.UTC(2033, 2, day, 10))
const on = (staff: Ctx, day: number): Ctx => ({ ...staff, now: () => march(day) })

/** As the opened quote and the list say it. */
async function todoOf(staff: Ctx, id: string) {
  const detail = await getQuoteDetail(staff, id)
  const asked: Record<string, string> = { search: detail?.number ?? '' }
  const { rows } = await listQuotes(
    staff,
    readQuotesQuery(name => asked[name] ?? null),
  )
  expect(rows[0]?.todo ?? null).toEqual(detail?.todo)
  return detail?.todo?.label ?? null
}

const QUESTION = { edition: '1', question: 'question', message: 'Wanneer kan het?' }

test('a sent quote asks for a call, then for an answer, then for nothing', async () => {
  // A Tuesday.
  const staff = await quoteStaff(ctx, march(1))
  const id = await sentQuote(staff)
  const key = await keyOf(ctx, id)
  expect(await todoOf(staff, id)).toBeNull()
  expect(await todoOf(on(staff, 3), id)).toBe('Nog niet geopend: bel even')
  await recordOpening(holderAt(ctx, march(3)), key)
  expect(await todoOf(on(staff, 3), id)).toBeNull()
  expect(await answerAs(holderAt(ctx, march(3)), key, 'ask', QUESTION)).toEqual({ kind: 'done' })
  expect(await todoOf(on(staff, 3), id)).toBe('Vraag beantwoorden')
  expect(await markAnswered(on(staff, 3), id)).toEqual({ kind: 'answered' })
  expect(await markAnswered(on(staff, 3), id)).toEqual({ kind: 'closed' })
  expect(await todoOf(on(staff, 3), id)).toBeNull()
  expect(await todoOf(on(staff, 29), id)).toBe('Verloopt op 31 maart 2033')
})

test('a new edition answers a question', async () => {
  const staff = await quoteStaff(ctx, march(1))
  const id = await sentQuote(staff)
  await answerAs(holderAt(ctx, march(2)), await keyOf(ctx, id), 'ask', { ...QUESTION, question: 'change' })
  expect(await todoOf(on(staff, 2), id)).toBe('Vraag beantwoorden')
  await saveQuote(on(staff, 2), id, { version: 2, draft: quoteDraft() })
  await sendQuote(on(staff, 2), id, 3)
  expect(await todoOf(on(staff, 2), id)).toBeNull()
})

test('a draft that waits is finished, and work that was won is planned', async () => {
  const staff = await quoteStaff(ctx, march(1))
  const { id: draft } = await savedQuote(staff)
  expect(await todoOf(staff, draft)).toBeNull()
  expect(await todoOf(on(staff, 2), draft)).toBe('Afmaken en versturen')
  const won = await sentQuote(staff)
  await answerAs(holderAt(ctx, march(1)), await keyOf(ctx, won), 'accept')
  expect(await todoOf(on(staff, 2), won)).toBe('Werk inplannen')
})
