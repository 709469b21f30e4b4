import { expect, test, vi } from 'vitest'
import { readQuotesQuery } from '@/features/quotes/model/consoleQuery'
import { MAX_OPENINGS } from '@/features/quotes/model/openings'
import { listQuotes } from '@/features/quotes/server/listQuotes'
import { quotesPersonalData } from '@/features/quotes/server/personalData'
import { getQuoteDetail } from '@/features/quotes/server/quoteDetail'
import { saveQuote } from '@/features/quotes/server/quoteDraft'
import { recordOpening } from '@/features/quotes/server/quoteOpenings'
import { renewLinks, sendQuote } from '@/features/quotes/server/sendQuote'
import { transaction } from '@/platform/db/transaction'
import { answerAs, holderAt, keyOf, quoteDraft, quoteStaff, sentQuote } from '../../support/quotes'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const START = Date.parse('2032-03-01T10:00:00Z')
const minutes = (count: number) => new Date(START + count * 60_000)

test('an opening is a moment with its edition and its link, for the record and in the list', async () => {
  const staff = await quoteStaff(ctx, minutes(0))
  const id = await sentQuote(staff)
  const [key, readKey] = [await keyOf(ctx, id), await keyOf(ctx, id, 'read')]
  const before = await getQuoteDetail(staff, id)
  expect(before?.openings).toEqual([])
  await recordOpening(holderAt(ctx, minutes(1)), key)
  await recordOpening(holderAt(ctx, minutes(2)), key)
  await recordOpening(holderAt(ctx, minutes(3)), readKey)
  await recordOpening(holderAt(ctx, minutes(60)), key)
  const opened = await getQuoteDetail(staff, id)
  expect(opened?.openings).toEqual([
    { at: minutes(60).toISOString(), edition: 1, right: 'answer' },
    { at: minutes(3).toISOString(), edition: 1, right: 'read' },
    { at: minutes(1).toISOString(), edition: 1, right: 'answer' },
  ])
  expect(opened).toMatchObject({ status: before?.status, version: before?.version })
  const search = readQuotesQuery(name => ({ search: before?.number ?? '' })[name as string] ?? null)
  expect((await listQuotes(staff, search)).rows[0]).toMatchObject({ openedAt: minutes(60).toISOString() })
  await saveQuote(staff, id, { version: 2, draft: quoteDraft() })
  await sendQuote(staff, id, 3)
  expect((await listQuotes(staff, search)).rows[0]).toMatchObject({ openedAt: null })
})

test('a key that opens nothing leaves nothing, nor does the page of work', async () => {
  const staff = await quoteStaff(ctx)
  const id = await sentQuote(staff)
  const key = await keyOf(ctx, id)
  for (const wrong of ['', 'x', `${id}.a.x`, `${key}x`]) await recordOpening(holderAt(ctx), wrong)
  await renewLinks(staff, id)
  await recordOpening(holderAt(ctx), key)
  const renewedKey = await keyOf(ctx, id)
  expect(await answerAs(holderAt(ctx), renewedKey, 'accept')).toEqual({ kind: 'done' })
  await recordOpening(holderAt(ctx), renewedKey)
  expect((await getQuoteDetail(staff, id))?.openings).toEqual([])
})

test('a look of staff leaves nothing, and who cannot be told apart is logged', async () => {
  const staff = await quoteStaff(ctx)
  const id = await sentQuote(staff)
  const key = await keyOf(ctx, id)
  await recordOpening(holderAt(ctx), key, async () => true)
  const logged = vi.spyOn(ctx.payload.logger, 'error').mockImplementation(() => undefined)
  await recordOpening(holderAt(ctx), key, () => Promise.reject(new Error('nobody answers')))
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  expect((await getQuoteDetail(staff, id))?.openings).toEqual([])
})

test('the newest are kept, and a flood writes no more than the limit', async () => {
  const staff = await quoteStaff(ctx, minutes(0))
  const id = await sentQuote(staff)
  const key = await keyOf(ctx, id)
  for (let at = 1; at <= 35; at++) await recordOpening(holderAt(ctx, minutes(at * 10)), key)
  const { openings = [] } = (await getQuoteDetail(staff, id)) ?? {}
  expect(openings).toHaveLength(MAX_OPENINGS)
  expect(openings[0]?.at).toBe(minutes(300).toISOString())
})

test('the moments are given to whom they are of, and go with the quote', async () => {
  const staff = await quoteStaff(ctx)
  const draft = quoteDraft()
  const id = await sentQuote(staff, draft)
  await recordOpening(holderAt(ctx), await keyOf(ctx, id))
  const person = { id, email: draft.prospect.email, phone: '' }
  expect((await quotesPersonalData.exportRows(ctx, person)).openings).toMatchObject([{ edition: 1 }])
  await transaction(ctx, async tx => quotesPersonalData.erase?.(ctx, tx, person))
  expect((await quotesPersonalData.exportRows(ctx, person)).openings).toEqual([])
})
