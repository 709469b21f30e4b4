import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { ACCEPT_BUTTON } from '@/features/quotes/model/acceptance'
import { ANSWER_FIELDS, type OwnQuote } from '@/features/quotes/model/ownQuote'
import { type Edition, EMPTY_DRAFT, REVOCABLE, toProspect } from '@/features/quotes/model/quote'
import {
  emptyItem,
  initialChoices,
  type QuoteItem,
  quoteTotals,
  withAmounts,
} from '@/features/quotes/model/quoteLines'
import { QUOTE_STATUSES } from '@/features/quotes/model/quoteStatus'
import { answerNotices, closedWords } from '@/features/quotes/ui/messages'
import { workText } from '@/features/quotes/ui/QuoteList'
import { QuoteView } from '@/features/quotes/ui/QuoteView'
import { knownChoices, payTextWithVat } from '@/features/quotes/ui/quoteAmounts'
import { chosenTotals } from '@/features/quotes/ui/useChoices'
import { rendered } from '../../support/rendered'

const PHONE = '053 000 00 00'

const item = (id: string, part: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ ...emptyItem(id), label: `Regel ${id}`, unitPrice: 10_000, ...part },
})

const LINES = withAmounts([
  item('site', { unitPrice: 150_000 }),
  item('foto', { choice: 'optional', isOn: false, unitPrice: 35_000 }),
  item('klein', { choice: 'oneOf', group: 'Welke huisstijl?', unitPrice: 20_000 }),
  item('groot', { choice: 'oneOf', group: 'Welke huisstijl?', unitPrice: 60_000, isOn: false }),
  item('hosting', { rhythm: 'monthly', unitPrice: 1950 }),
])

const EDITION: Edition = {
  ...{ number: 'OF2026-0001', edition: 1, sentOn: '2026-11-26', validUntil: '2026-12-26', reference: '' },
  seller: { ...toProspect({ name: 'Webbureau Voorbeeld' }), email: 'info@webbureau-voorbeeld.example' },
  contact: { name: 'Fenna Oldenhof', phone: PHONE, email: 'fenna@webbureau-voorbeeld.example' },
  prospect: toProspect({ kind: 'business', name: 'Mieke Brandsma', company: 'Bakkerij De Korenaar' }),
  lines: LINES,
  texts: { ...EMPTY_DRAFT.texts, needs: 'Je logo\n- Foto’s' },
  schedule: EMPTY_DRAFT.schedule,
  asked: [],
  terms: { general: '3.1', processing: '1.2' },
  revocable: REVOCABLE,
}

const PRIVATE: Edition = {
  ...EDITION,
  prospect: toProspect({ kind: 'private', name: 'Kees Testerink' }),
  terms: { general: '3.1', processing: '' },
}

const OPEN: OwnQuote = {
  ...{ standing: 'sent', mayAnswer: true, edition: EDITION, assignment: null },
  readOnlyPath: '/offerte/meelezen',
}

const pageOf = (part: Partial<OwnQuote>) =>
  rendered(
    createElement(QuoteView, {
      ...{ quote: { ...OPEN, ...part }, mailKey: 'sleutel', phone: PHONE },
      answer: async () => ({ kind: 'idle' as const }),
      reportOpening: async () => undefined,
      payments: { outcome: null, buttons: {} },
    }),
  ).replaceAll('\u00a0', ' ')

const ASSIGNMENT: NonNullable<OwnQuote['assignment']> = {
  ...{ status: 'planned', startsOn: null, plannedFrom: null, plannedUntil: null, deliveredAt: null },
  ...{ withdrawnAt: null, acceptedAt: '2026-11-27T10:00:00Z', signer: 'Mieke B.' },
  ...{ choices: ['klein'], invoices: [] },
  totals: quoteTotals(LINES.filter(each => each.kind === 'item')),
}

test.each([
  ['who may answer', {}],
  ['who may only read', { mayAnswer: false, readOnlyPath: null }],
  ['who declined it', { standing: 'declined' }],
  ['who accepted it', { standing: 'accepted', assignment: ASSIGNMENT }],
] satisfies [string, Partial<OwnQuote>][])(
  'on paper it names the agency and its numbers, for %s',
  (_who, part) => {
    const seller = {
      ...{ ...EDITION.seller, company: EDITION.seller.name, address: 'Voorbeeldstraat 1' },
      ...{ zipcode: '7511 AB', city: 'Enschede', kvk: '00000000', vatId: 'NL000000000B00' },
    }
    const page = pageOf({ ...part, edition: { ...EDITION, seller } })
    const said = ['Webbureau Voorbeeld', 'Voorbeeldstraat 1', '7511 AB Enschede', 'KVK 00000000']
    const paper = /<address class="[^"]*hidden[^"]*print:block[^"]*">(.*?)<\/address>/s.exec(page)?.[1] ?? ''
    for (const text of [...said, 'Btw-nummer NL000000000B00']) expect(paper).toContain(text)
  },
)

describe('what it comes to', () => {
  test.each([
    [['klein'], 'eenmalig € 1.700, daarna € 19,50 per maand excl. btw'],
    [['foto', 'groot'], 'eenmalig € 2.450, daarna € 19,50 per maand excl. btw'],
  ])('choosing %j reads %j', (choices, text) => {
    expect(payTextWithVat(chosenTotals(LINES, choices), 'excl').replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('without a part that returns, or without one that is paid once', () => {
    const once = quoteTotals(withAmounts([item('a')]).filter(each => each.kind === 'item'))
    expect(payTextWithVat(once, 'incl').replaceAll('\u00a0', ' ')).toBe('samen € 121 incl. btw')
    const yearly = withAmounts([item('a', { rhythm: 'yearly' })]).filter(each => each.kind === 'item')
    expect(payTextWithVat(quoteTotals(yearly), 'excl').replaceAll('\u00a0', ' ')).toBe(
      '€ 100 per jaar excl. btw',
    )
  })
})

test.each([
  [['foto', 'groot'], ['foto', 'groot'], 'as it was sent'],
  [['foto'], ['foto', 'klein'], 'a group without an answer has the one it began with'],
  [['klein', 'groot'], ['klein'], 'and so has one with two'],
  [['weg', 'site', 'groot'], ['groot'], 'what is no choice is left out'],
])('of %j the page keeps %j: %s', (typed, known) => {
  expect(knownChoices(LINES, typed)).toEqual(known)
})

describe('the page', () => {
  test('a business chooses, agrees to both texts and has no days to withdraw', () => {
    const page = pageOf({})
    expect(page).toContain(`name="${ANSWER_FIELDS.option}foto"`)
    expect(page).toContain(`name="${ANSWER_FIELDS.group}0"`)
    expect(page).toContain(ACCEPT_BUTTON)
    expect(page).toContain('verwerkersovereenkomst (versie 1.2)')
    expect(page).not.toContain(`name="${ANSWER_FIELDS.atOnce}"`)
  })

  test('what is sent is named by the button alone, so that calculating anew never accepts', () => {
    const page = pageOf({})
    expect(page).toMatch(/<button(?=[^>]*name="intent")[^>]*value="recalculate"/)
    expect(page).toMatch(/<button(?=[^>]*name="intent")[^>]*value="accept"/)
    expect(page).not.toMatch(/<input[^>]*name="intent"/)
  })

  test('a private person sees amounts with VAT and a box that is not ticked', () => {
    const page = pageOf({ edition: PRIVATE })
    expect(page).toContain('eenmalig € 2.057, daarna € 23,60 per maand incl. btw')
    expect(page).toMatch(/<input(?![^>]*checked)[^>]*name="atOnce"/)
    expect(page).not.toContain('name="company"')
  })

  test('who may only look has nothing to send', () => {
    const page = pageOf({ mayAnswer: false, readOnlyPath: null })
    expect(page).not.toContain('<form')
    expect(page).not.toContain('<input')
  })

  test.each(QUOTE_STATUSES.map(each => each.value).filter(each => each !== 'sent'))(
    'one that is %s cannot be accepted and says so',
    standing => {
      const page = pageOf({ standing })
      expect(page).not.toContain(ACCEPT_BUTTON)
      expect(page).toContain(closedWords(standing, { phone: PHONE, validUntil: '2026-12-26' }).title)
      expect(page).toContain('tel:+31530000000')
    },
  )

  test('only an expired one can be extended', () => {
    expect(pageOf({ standing: 'expired' })).toContain('value="extension"')
    expect(pageOf({ standing: 'expired', mayAnswer: false })).not.toContain('<form')
    expect(pageOf({ standing: 'declined' })).not.toContain('<form')
  })

  test('an accepted one shows what was ordered, by whom, and where to withdraw', () => {
    const choices = initialChoices(LINES)
    const assignment: OwnQuote['assignment'] = {
      ...{
        acceptedAt: new Date().toISOString(),
        signer: 'Kees T.',
        choices,
        totals: chosenTotals(LINES, choices),
      },
      ...{ status: 'planned', startsOn: '2026-12-11', plannedFrom: null, plannedUntil: null },
      ...{ deliveredAt: null, withdrawnAt: null, invoices: [] },
    }
    const page = pageOf({ standing: 'accepted', edition: PRIVATE, assignment })
    expect(page).toContain('Kees T.')
    expect(page).toContain('op 11 december 2026')
    expect(page).toContain('/herroepen')
    expect(page).toContain('Regel klein')
    expect(page).not.toContain('Regel groot')
    expect(page).toContain(`/herroepen?bestelling=${PRIVATE.number}`)
    expect(pageOf({ standing: 'accepted', assignment })).not.toContain('/herroepen?')

    const withdrawn = { ...assignment, withdrawnAt: '2026-11-25T11:30:00.000Z' }
    const after = pageOf({ standing: 'accepted', edition: PRIVATE, assignment: withdrawn })
    expect(after).toContain('Je hebt deze opdracht herroepen op 25 nov 2026, 12:30.')
    expect(after).toContain('uiterlijk op 9 december 2026')
    expect(after).not.toContain('/herroepen?')
    expect(after).not.toContain('op 11 december 2026')
  })
})

describe('work on the customer’s pages', () => {
  const work = {
    ...{ startsOn: '2026-12-11', plannedFrom: null, plannedUntil: null },
    ...{ deliveredAt: null, withdrawnAt: null },
  }
  const given: Omit<NonNullable<OwnQuote['assignment']>, 'status'> = {
    ...{ ...work, acceptedAt: '2026-11-27T10:00:00Z', signer: 'Kees T.', choices: [], invoices: [] },
    totals: chosenTotals(LINES, []),
  }

  test.each([
    ['planned', 'We beginnen op zijn vroegst op 11 december 2026: dan is je bedenktijd voorbij.'],
    ['underway', 'We zijn ermee bezig.'],
    ['stopped', 'Deze opdracht is gestopt.'],
  ] as const)('that is %s reads %j', (status, text) => {
    expect(workText({ ...work, status })).toBe(text)
  })

  test.each([
    ['planned', true, true],
    ['underway', false, true],
    ['delivered', false, false],
    ['stopped', false, false],
  ] as const)('that is %s: says when it begins %s, asks for what is needed %s', (status, begins, asks) => {
    for (const startsOn of ['2026-12-11', null]) {
      const page = pageOf({
        standing: 'accepted',
        edition: PRIVATE,
        assignment: { ...given, status, startsOn },
      })
      expect(page.includes('We beginnen')).toBe(begins)
      expect(page.includes('Je logo')).toBe(asks)
    }
  })
})

test('every refusal has words of its own', () => {
  const titles = Object.values(answerNotices(PHONE)).map(each => each.title)
  expect(new Set(titles).size).toBe(titles.length)
})
