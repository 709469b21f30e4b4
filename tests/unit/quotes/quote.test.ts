import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT as EMPTY_CHOICES } from '@/features/configurator/model/draft'
import { linePrice, linesFromRequest } from '@/features/quotes/model/fromRequest'
import {
  canonicalJson,
  differences,
  EMPTY_DRAFT,
  lastValidDay,
  type QuoteDraft,
  sendProblems,
} from '@/features/quotes/model/quote'
import {
  boughtLines,
  chosenItems,
  emptyItem,
  initialChoices,
  isItem,
  lineParts,
  type QuoteItem,
  type QuoteLine,
  quoteLineSchema,
  quoteTotals,
  withAmounts,
} from '@/features/quotes/model/quoteLines'
import {
  mayAccept,
  QUOTE_STATUSES,
  quoteNumber,
  quoteStanding,
  quoteStatus,
} from '@/features/quotes/model/quoteStatus'

const item = (id: string, part: Partial<QuoteItem> = {}): QuoteItem => ({
  ...{ ...emptyItem(id), label: `Regel ${id}`, unitPrice: 10_000, ...part },
})

const heading: QuoteLine = { kind: 'heading', id: 'h', label: 'Website' }
const oneOf = (id: string, unitPrice: number, isOn = false) =>
  item(id, { choice: 'oneOf', group: 'Welke huisstijl?', unitPrice, isOn })

const LINES: QuoteLine[] = [
  heading,
  item('site', { unitPrice: 150_000 }),
  item('korting', { unitPrice: -15_000, quantity: 1.5 }),
  item('foto', { choice: 'optional', isOn: false, unitPrice: 35_000 }),
  item('boek', { choice: 'optional', isOn: true, unitPrice: 2000, vatRate: 9 }),
  oneOf('klein', 20_000, true),
  oneOf('groot', 60_000),
  item('hosting', { rhythm: 'monthly', unitPrice: 1450 }),
]

describe('lines', () => {
  test('what is on beforehand are choices, never fixed lines', () => {
    expect(initialChoices(LINES)).toEqual(['boek', 'klein'])
  })

  test.each<[string[], string[] | null, string]>([
    [['boek', 'klein'], ['site', 'korting', 'boek', 'klein', 'hosting'], 'as it is on beforehand'],
    [['groot'], ['site', 'korting', 'groot', 'hosting'], 'the other of a group, and no option'],
    [['klein', 'groot'], null, 'two of a group'],
    [['boek'], null, 'none of a group'],
    [['klein', 'klein'], null, 'one twice'],
    [['klein', 'site'], null, 'a fixed line is no choice'],
    [['klein', 'niets'], null, 'a line that is not there'],
    [['klein', 'h'], null, 'a heading'],
  ])('choosing %j gives %j: %s', (choices, ids) => {
    expect(chosenItems(withAmounts(LINES), choices)?.map(each => each.id) ?? null).toEqual(ids)
  })

  test('totals are by rhythm, with VAT by rate', () => {
    const items = chosenItems(withAmounts(LINES), ['boek', 'klein']) ?? []
    const { once, monthly, yearly } = quoteTotals(items)
    // 1500 − 225 + 20 + 200, of which 20 at 9%.
    expect(once).toMatchObject({ excl: 149_500, vat: 30_975 + 180, incl: 180_655 })
    expect(once.vatRates.map(each => each.rate)).toEqual([21, 9])
    expect(monthly).toMatchObject({ excl: 1450, vat: 305, incl: 1755 })
    expect(yearly).toMatchObject({ excl: 0, incl: 0 })
  })

  test('a group stands where its first line does', () => {
    const [first, second] = [oneOf('klein', 20_000, true), oneOf('groot', 60_000)]
    const parts = lineParts(withAmounts([item('site'), first, heading, item('foto'), second]))
    expect(parts.map(part => (part.kind === 'group' ? part.items.map(each => each.id) : part.id))).toEqual([
      ...['site', ['klein', 'groot'], 'h', 'foto'],
    ])
  })

  test('a heading of which nothing was bought is left out', () => {
    const other: QuoteLine = { kind: 'heading', id: 'h2', label: 'Erbij' }
    const lines = withAmounts([heading, item('site'), other, item('foto', { choice: 'optional' })])
    expect(boughtLines(lines, []).map(each => each.id)).toEqual(['h', 'site'])
    expect(boughtLines(lines, ['foto']).map(each => each.id)).toEqual(['h', 'site', 'h2', 'foto'])
  })

  test('a line with a third decimal or without words is refused', () => {
    expect(quoteLineSchema.safeParse(item('a')).success).toBe(true)
    expect(quoteLineSchema.safeParse(item('a', { quantity: 1.005 })).success).toBe(false)
    expect(quoteLineSchema.safeParse(item('a', { label: ' ' })).success).toBe(false)
    expect(quoteLineSchema.safeParse(item('a/b')).success).toBe(false)
  })
})

const ready: QuoteDraft = {
  ...EMPTY_DRAFT,
  prospect: { ...EMPTY_DRAFT.prospect, name: 'Hanna Olthof', email: 'hanna@olthof.example' },
  lines: LINES,
}

describe('sending', () => {
  test.each<[string, Partial<QuoteDraft>, Record<string, string>]>([
    ['is fine', {}, {}],
    ['needs a name', { prospect: { ...ready.prospect, name: '' } }, { 'prospect.name': 'Vul je naam in.' }],
    [
      'needs an address',
      { prospect: { ...ready.prospect, email: 'hanna' } },
      { 'prospect.email': 'Vul een e-mailadres in.' },
    ],
    ['needs a line', { lines: [heading] }, { lines: 'Zet er minstens een regel in.' }],
    [
      'needs every price',
      { lines: [item('a'), item('b', { unitPrice: null })] },
      { 'lines.1.unitPrice': 'Vul de prijs in.' },
    ],
    [
      'needs two answers to a question',
      { lines: [item('a'), oneOf('klein', 100, true)] },
      { lines: 'Bij "Welke huisstijl?" valt niets te kiezen: zet er nog een regel bij.' },
    ],
    [
      'needs one answer that is on beforehand',
      { lines: [oneOf('klein', 100), oneOf('groot', 200)] },
      { lines: 'Zet bij "Welke huisstijl?" één regel vooraf aan.' },
    ],
    [
      'needs a price above nothing',
      { lines: [item('a', { unitPrice: 0 })] },
      { lines: 'Het totaal moet meer dan nul zijn.' },
    ],
    [
      'refuses options that could make it cost less than nothing',
      { lines: [item('a'), item('b', { choice: 'optional', unitPrice: -10_001 })] },
      { lines: 'Het totaal moet meer dan nul zijn.' },
    ],
    [
      'refuses an answer without which a discount is left alone',
      {
        lines: [
          item('a', { unitPrice: -300 }),
          oneOf('once', 500, true),
          { ...oneOf('monthly', 1000), rhythm: 'monthly' },
        ],
      },
      { lines: 'Het totaal moet meer dan nul zijn.' },
    ],
    [
      'needs a whole schedule',
      { schedule: [{ percent: 50, moment: 'delivery', day: null }] },
      { schedule: 'De termijnen zijn samen 100%.' },
    ],
  ])('%s', (_what, part, problems) => {
    expect(sendProblems({ ...ready, ...part })).toEqual(problems)
  })

  test('the same content is the same text, whatever the order of its keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 'é' }], e: undefined })).toBe(
      '{"a":[{"c":"é","d":null}],"b":1}',
    )
    expect(canonicalJson({ a: [{ c: 'é', d: null }], b: 1 })).toBe(
      canonicalJson({ b: 1, a: [{ d: null, c: 'é' }] }),
    )
  })
})

describe('validity', () => {
  const sent = { status: 'sent', validUntil: lastValidDay('2026-11-26', 30) } as const

  test.each([
    ['2026-12-26T22:59:59Z', 'sent', 'a second before midnight in Amsterdam'],
    ['2026-12-26T23:00:00Z', 'expired', 'midnight'],
    ['2026-12-26T00:00:00Z', 'sent', 'not at the start of the last day'],
  ])('at %s it is %s: %s', (at, standing) => {
    expect(quoteStanding(sent, new Date(at))).toBe(standing)
  })

  test('in summer midnight is two hours before that of UTC', () => {
    const summer = { status: 'sent', validUntil: '2026-07-10' } as const
    expect(quoteStanding(summer, new Date('2026-07-10T21:59:59Z'))).toBe('sent')
    expect(quoteStanding(summer, new Date('2026-07-10T22:00:00Z'))).toBe('expired')
  })

  test('only staff accept an expired quote; nobody one that was declined, retracted or accepted', () => {
    const after = new Date('2027-01-01T00:00:00Z')
    expect([mayAccept(sent, 'customer', after), mayAccept(sent, 'staff', after)]).toEqual([false, true])
    const before = new Date('2026-12-01T00:00:00Z')
    const open = QUOTE_STATUSES.filter(({ value }) =>
      mayAccept({ ...sent, status: value }, 'customer', before),
    ).map(each => each.value)
    expect(open).toEqual(['sent'])
    expect(quoteStatus('accepted')).toMatchObject({ mayBeSent: false, mayBeRetracted: false, acceptedBy: [] })
  })

  test('a number has no sign that a file or an address cannot hold', () => {
    expect(quoteNumber(2026, 1)).toBe('OF2026-0001')
    expect(quoteNumber(2026, 12_345)).toBe('OF2026-12345')
    expect(quoteNumber(2026, 1)).toMatch(/^[A-Z0-9-]+$/)
  })
})

describe('from the configurator', () => {
  const once = { kind: 'once', amountTo: null, startingAt: false, vatRate: 21, unit: '' } as const
  const options = {
    websiteTypes: [
      {
        id: 'shop',
        label: 'Webshop',
        description: '',
        drawing: 'shop',
        sold: 'shop',
        price: { ...once, amount: 149_500, startingAt: true },
      },
    ],
    services: [
      {
        id: 'seo',
        label: 'SEO',
        description: '',
        sold: 'seo',
        price: { ...once, amount: 15_000, amountTo: 35_000 },
      },
      {
        id: 'hosting',
        label: 'Hosting',
        description: '',
        sold: 'hosting',
        price: { ...once, kind: 'monthly', amount: 1450 },
      },
      {
        id: 'photos',
        label: 'Foto’s',
        description: '',
        sold: 'photos',
        price: { kind: 'request', reason: '' },
      },
    ],
    timelines: [],
    features: [
      {
        id: 'pages',
        label: 'Pagina’s',
        description: '',
        sold: 'pages',
        countable: true,
        price: { ...once, amount: 5000 },
      },
      {
        id: 'host',
        label: 'Hosting erbij',
        description: '',
        sold: 'hosting',
        countable: false,
        price: { ...once, amount: 1450 },
      },
      {
        id: 'ssl',
        label: 'SSL',
        description: '',
        sold: 'ssl',
        countable: false,
        price: { kind: 'included' },
      },
    ],
  } as const
  const chosen = {
    ...EMPTY_CHOICES,
    websiteType: 'shop',
    services: ['seo', 'hosting', 'photos'],
    features: [
      { id: 'pages', quantity: 3 },
      { id: 'host', quantity: 1 },
      { id: 'ssl', quantity: 1 },
    ],
  }

  const made = linesFromRequest(chosen, structuredClone(options) as never)

  test('every choice is a line at the price of today; a range is left open, with what the list says', () => {
    expect(
      made.lines
        .filter(isItem)
        .map(({ id, quantity, unitPrice, rhythm, hint }) => [id, quantity, unitPrice, rhythm, hint]),
    ).toEqual([
      ['shop', 1, 149_500, 'once', 'vanaf-prijs'],
      ['seo', 1, null, 'once', '€\u00a0150 tot €\u00a0350 excl. btw'],
      ['hosting', 1, 1450, 'monthly', ''],
      ['photos', 1, null, 'once', 'prijs op aanvraag'],
      ['pages', 3, 5000, 'once', ''],
      ['ssl', 1, 0, 'once', 'inbegrepen'],
    ])
  })

  test('a price on request says why, where the price list does', () => {
    expect(linePrice({ kind: 'request', reason: 'hangt af van je wensen' })).toEqual({
      ...{ unitPrice: null, vatRate: 21, rhythm: 'once', hint: 'hangt af van je wensen' },
    })
  })

  test('what is offered instead, and what is left out, is known', () => {
    const priced = withAmounts(made.lines)
    expect(differences({ asked: made.asked, lines: priced })).toEqual([])
    const changed = priced
      .filter(line => line.id !== 'seo')
      .map(line => (line.id === 'pages' && isItem(line) ? { ...line, quantity: 5 } : line))
    expect(differences({ asked: made.asked, lines: changed })).toEqual([
      { asked: 'SEO', became: null },
      { asked: '3 × Pagina’s', became: '5 × Pagina’s' },
    ])
  })
})
