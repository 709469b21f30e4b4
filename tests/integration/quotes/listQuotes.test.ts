import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readQuotesQuery } from '@/features/quotes/model/consoleQuery'
import { exportQuotes } from '@/features/quotes/server/exportQuotes'
import { getQuoteStats, listQuotes, mergeQuoteCounts, readQuotes } from '@/features/quotes/server/listQuotes'
import { retractQuote } from '@/features/quotes/server/sendQuote'
import { asSystem } from '@/platform/access/authority'
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
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const asked = (part: Record<string, string>) => readQuotesQuery(name => part[name] ?? null)

test('quotes are found by number, name, company and address, page by page, each in its tab', async () => {
  const staff = await quoteStaff(ctx)
  const company = `Tuinen ${randomUUID()}`
  const part = () => ({ prospect: { ...quoteDraft().prospect, company } })
  const drafts = await Promise.all(Array.from({ length: 26 }, () => savedQuote(staff, part())))
  const sent = await sentQuote(staff, part())
  const won = await sentQuote(staff, part())
  await answerAs(holderAt(ctx), await keyOf(ctx, won), 'accept')
  const first = await listQuotes(staff, asked({ search: company }))
  expect(first.found).toEqual({ all: 28, draft: 26, open: 1, accepted: 1, closed: 0 })
  expect(first.rows).toHaveLength(25)
  expect(first.rows.slice(0, 2).map(each => [each.id, each.status])).toEqual([
    [won, 'accepted'],
    [sent, 'sent'],
  ])
  expect(first.rows[1]).toMatchObject({ company, once: 157_000, monthly: 1450, yearly: 0 })
  const second = await listQuotes(staff, asked({ search: company, after: first.next ?? '' }))
  expect(second).toMatchObject({ next: null })
  expect(new Set([...first.rows, ...second.rows].map(each => each.id))).toEqual(
    new Set([...drafts.map(each => each.id), sent, won]),
  )
  const [row] = first.rows
  for (const search of [row?.number ?? '', company.toUpperCase()])
    expect((await listQuotes(staff, asked({ search, tab: 'accepted' }))).rows.map(each => each.id)).toEqual([
      won,
    ])
  expect((await listQuotes(staff, asked({ search: '%' }))).rows).toEqual([])
  expect((await listQuotes(staff, asked({ search: 'uine' }))).found.all).toBeGreaterThan(27)
  const short = await listQuotes(staff, asked({ search: 'ui' }))
  expect(short.rows.filter(each => each.company === company)).toEqual([])
  expect((await listQuotes(staff, asked({ search: '+31 6 0000 0012' }))).found.all).toBeGreaterThan(27)
  expect((await listQuotes(staff, asked({ search: company, after: 'x' }))).rows).toHaveLength(25)
})

test('tabs count every quote, before and after folding, as they stand on the day', async () => {
  const at = (day: string) => quoteStaff(ctx, new Date(`${day}T10:00:00Z`))
  const [sending, later] = [await at('2033-05-10'), await at('2033-08-10')]
  const found = async (staff: Ctx) => (await listQuotes(staff, asked({ tab: 'all' }))).found
  const counted = async (staff: Ctx) => {
    const inTab = async (tab: string) => (await readQuotes(staff, asked({ tab }), 10_000)).rows.length
    const tabs = ['all', 'draft', 'open', 'accepted', 'closed']
    return Object.fromEntries(await Promise.all(tabs.map(async tab => [tab, await inTab(tab)])))
  }
  const before = await found(sending)
  await savedQuote(sending)
  const [won, gone] = [await sentQuote(sending), await sentQuote(sending)]
  await sentQuote(sending)
  await answerAs(holderAt(ctx, sending.now()), await keyOf(ctx, won), 'accept')
  await retractQuote(sending, gone)
  const { all, draft, open, accepted, closed } = before
  const after = { all: all + 4, draft: draft + 1, open: open + 1, accepted: accepted + 1, closed: closed + 1 }
  expect(await found(sending)).toEqual(after)
  await Promise.all([mergeQuoteCounts(ctx), mergeQuoteCounts(ctx)])
  for (const staff of [sending, later]) expect(await found(staff)).toEqual(await counted(staff))
  expect((await found(later)).open).toBe(0)
  await ctx.payload.delete({ collection: 'quotes', id: gone, depth: 0, ...asSystem })
  expect(await found(sending)).toEqual({ ...after, all: all + 3, closed })
})

test('the share counts what the prospect decided: not what waits, nor what we withdrew', async () => {
  // Nothing else was decided in the 90 days before this day.
  const now = new Date('2035-05-10T10:00:00Z')
  const staff = await quoteStaff(ctx, now)
  const before = await getQuoteStats(staff)
  const [won, lost, gone] = [await sentQuote(staff), await sentQuote(staff), await sentQuote(staff)]
  await sentQuote(staff)
  expect(await getQuoteStats(staff)).toMatchObject({
    ...{ share: null, acceptedThisMonth: 0, awaiting: before.awaiting + 4 },
    openAmount: before.openAmount + 4 * 157_000,
  })
  await answerAs(holderAt(ctx, now), await keyOf(ctx, won), 'accept')
  await answerAs(holderAt(ctx, now), await keyOf(ctx, lost), 'decline', {
    edition: '1',
    reason: 'price',
    message: '',
  })
  await retractQuote(staff, gone)
  expect(await getQuoteStats(staff)).toMatchObject({
    share: 50,
    acceptedThisMonth: 1,
    awaiting: before.awaiting + 1,
  })
})

test('only operators read them', async () => {
  const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
  await expect(listQuotes(editor, asked({}))).rejects.toThrow()
  await expect(getQuoteStats(editor)).rejects.toThrow()
  expect(() => exportQuotes(editor, asked({}))).toThrow()
})

test('the export holds what the list shows as it is searched, in every batch', async () => {
  const staff = await quoteStaff(ctx)
  const company = `=Tuinen ${randomUUID()}`
  const part = { prospect: { ...quoteDraft().prospect, company } }
  await savedQuote(staff, part)
  await sentQuote(staff, part)
  const text = await new Response(exportQuotes(staff, asked({ search: company, tab: 'open' }))).text()
  const [head, row, ...rest] = text.trim().split('\r\n')
  expect(head).toMatch(/^\uFEFF?"Offerte";"Status";"Naam";/)
  const { number } = (await listQuotes(staff, asked({ search: company, tab: 'open' }))).rows[0] ?? {}
  expect(row).toContain(`"${number}";"Verstuurd";"Hanna Olthof";"'${company}"`)
  expect(row).toContain('1570,00;14,50;0,00')
  expect(rest).toEqual([])
  const first = await readQuotes(staff, asked({ search: company }), 1)
  expect((await readQuotes(staff, asked({ search: company, after: first.next ?? '' }), 1)).next).toBeNull()
})

test('from the midnight after its last day a quote stands as expired, in the list, its tabs and their counts', async () => {
  const company = `Tuinen ${randomUUID()}`
  const staff = await quoteStaff(ctx, new Date('2036-05-10T10:00:00Z'))
  const id = await sentQuote(staff, { prospect: { ...quoteDraft().prospect, company }, validDays: 5 })
  const seenAt = async (moment: string) => {
    const at = { ...staff, now: () => new Date(moment) }
    const tabs = ['open', 'closed'] as const
    const lists = tabs.map(tab => listQuotes(at, asked({ search: company, tab })))
    const [open, closed] = await Promise.all(lists)
    expect(open?.found).toEqual(closed?.found)
    return [open, closed].map((list, at) => [
      list?.rows.map(each => [each.id, each.status]),
      list?.found[tabs[at] ?? 'all'],
    ])
  }
  // Midnight in Amsterdam.
  expect(await seenAt('2036-05-15T21:59:00Z')).toEqual([
    [[[id, 'sent']], 1],
    [[], 0],
  ])
  expect(await seenAt('2036-05-15T22:00:00Z')).toEqual([
    [[], 0],
    [[[id, 'expired']], 1],
  ])
})
