import { createElement } from 'react'
import { expect, test } from 'vitest'
import { QuoteEditor } from '@/features/quotes/admin/QuoteEditor'
import { withOneMore } from '@/features/quotes/admin/QuoteSchedule'
import type { QuoteDetail } from '@/features/quotes/model/console'
import { EMPTY_DRAFT } from '@/features/quotes/model/quote'
import { emptyItem, type QuoteItem } from '@/features/quotes/model/quoteLines'
import type { QuoteStatus } from '@/features/quotes/model/quoteStatus'
import type { Instalment } from '@/features/quotes/model/schedule'
import { rendered } from '../../support/rendered'

const item = (id: string, part: Partial<QuoteItem>): QuoteItem => ({
  ...{ ...emptyItem(id), label: `Regel ${id}`, unitPrice: 10_000, ...part },
})

const DETAIL: QuoteDetail = {
  ...{ id: 'one', number: 'OF2026-0001', status: 'draft', version: 1, source: null },
  ...{
    editions: [],
    openings: [],
    todo: null,
    askedAt: null,
    isChanged: false,
    acceptance: null,
    assignment: null,
    withdrawal: null,
  },
  draft: {
    ...EMPTY_DRAFT,
    prospect: { ...EMPTY_DRAFT.prospect, name: 'Henk Oldenkotte' },
    lines: [item('a', {}), item('b', { choice: 'optional', isOn: false })],
  },
}

const SENT = [{ edition: 1, sentOn: '2026-11-20', validUntil: '2026-12-20' }]

const drawn = (part: Partial<QuoteDetail>) =>
  rendered(createElement(QuoteEditor, { detail: { ...DETAIL, ...part }, today: '2026-11-23' }))

const BUTTONS = ['Versturen', 'Nieuwe versie versturen', 'Akkoord vastleggen', 'Alsnog aannemen', 'Intrekken']

test.each<[QuoteStatus, string[]]>([
  ['draft', ['Versturen']],
  ['sent', ['Nieuwe versie versturen', 'Akkoord vastleggen', 'Intrekken']],
  ['declined', ['Nieuwe versie versturen']],
  ['expired', ['Nieuwe versie versturen', 'Alsnog aannemen']],
  ['accepted', []],
  ['retracted', []],
])('of a quote that is %s staff can press %o', (status, buttons) => {
  const page = drawn({ status, editions: status === 'draft' ? [] : SENT })
  expect(BUTTONS.filter(each => page.includes(`>${each}<`))).toEqual(buttons)
  expect(page.includes('<input')).toBe(buttons.length > 0)
})

test('an acceptance is read with who gave it and how', () => {
  const acceptance = {
    at: '2026-11-21T10:00:00.000Z',
    signer: 'Henk Oldenkotte',
    way: 'phone' as const,
    choices: [],
    hasScan: false,
  }
  expect(drawn({ status: 'accepted', editions: SENT, acceptance })).toContain('Aan de telefoon')
})

const AMOUNT = /(€.\d+,\d\d)<\/td>/g

test.each<[Partial<QuoteDetail['draft']['prospect']>, string, string[]]>([
  [{ kind: 'business' }, 'excl. btw', ['€ 100,00', '€ 100,00', '€ 200,00']],
  [{ kind: 'private' }, 'incl. btw', ['€ 121,00', '€ 121,00', '€ 242,00']],
  [{ kind: 'private', country: 'BE' }, 'excl. btw', ['€ 100,00', '€ 100,00', '€ 200,00']],
])('totals of %o are %s: without options, as set, with all', (part, reading, amounts) => {
  const page = drawn({ draft: { ...DETAIL.draft, prospect: { ...DETAIL.draft.prospect, ...part } } })
  expect(page).toContain(`Totaal ${reading}`)
  expect([...page.matchAll(AMOUNT)].map(([, amount]) => amount?.replace('\u00a0', ' '))).toEqual(amounts)
})

const part = (percent: number): Instalment => ({ percent, moment: 'delivery', day: null })

test.each<[number[], number[]]>([
  [[100], [50, 50]],
  [
    [50, 25],
    [50, 25, 25],
  ],
  [
    [40, 60],
    [40, 30, 30],
  ],
  [
    [33, 33, 33],
    [33, 33, 33, 1],
  ],
])('instalments of %o percent become %o with one more', (before, after) => {
  expect(withOneMore(before.map(part)).map(each => each.percent)).toEqual(after)
})

test('the moments of opening name their edition and the link to read along', () => {
  const openings = [
    { at: '2026-11-21T09:12:00Z', edition: 1, right: 'answer' as const },
    { at: '2026-11-20T19:05:00Z', edition: 1, right: 'read' as const },
  ]
  const page = drawn({ status: 'sent', editions: SENT, openings })
  expect(page).toContain('21 nov 2026, 10:12, versie 1')
  expect(page).toContain('20 nov 2026, 20:05, versie 1, met de link om mee te lezen')
  expect(drawn({ status: 'sent', editions: SENT })).toContain('Nog niet, voor zover we zien.')
})

test.each<[Partial<QuoteDetail>, boolean, string]>([
  [{ status: 'sent', editions: SENT }, true, 'sent and unchanged'],
  [{ status: 'sent', editions: SENT, isChanged: true }, false, 'changed since'],
  [{ status: 'expired', editions: SENT }, false, 'expired'],
  [{}, false, 'a draft'],
])('the mail of %j can be sent again: %s, %s', (part, expected, _why) => {
  expect(drawn(part).includes('Mail opnieuw sturen')).toBe(expected)
})
