import fc from 'fast-check'
import type { QuoteDraft } from '@/features/quotes/model/quote'
import { sendProblems } from '@/features/quotes/model/quote'
import type { QuoteItem } from '@/features/quotes/model/quoteLines'
import type { Instalment } from '@/features/quotes/model/schedule'
import { quoteDraft, quoteItem } from './quotes'

/** The amounts of a quote at random, with what its customer chooses: by the place of an option, and of an answer. */
export type RandomQuote = { draft: QuoteDraft; options: boolean[]; answers: number[] }

const rates = fc.constantFrom(21, 9)
const quantity = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 1, max: 2500 }).map(hundredths => hundredths / 100),
)
const unit = fc.constantFrom('piece', 'hour', 'month')
const counted = fc.record({ quantity, unit, vatRate: rates })

const sold = fc
  .tuple(
    counted,
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 200_000 }),
      rhythm: fc.constantFrom('once', 'once', 'monthly', 'yearly'),
      choice: fc.constantFrom('fixed', 'optional'),
      isOn: fc.boolean(),
    }),
  )
  .map(([one, other]): Partial<QuoteItem> => ({ ...one, ...other }))

const discount = fc.record({
  unitPrice: fc.integer({ min: -30_000, max: -1 }),
  vatRate: rates,
  choice: fc.constantFrom('fixed', 'optional'),
  isOn: fc.boolean(),
})

const group = fc.record({
  prices: fc.array(fc.tuple(counted, fc.integer({ min: 1, max: 90_000 })), { minLength: 2, maxLength: 4 }),
  rhythm: fc.constantFrom('once', 'monthly'),
  on: fc.nat(),
})

type Group = typeof group extends fc.Arbitrary<infer Value> ? Value : never

const groupItems = ({ prices, rhythm, on }: Group, nth: number): QuoteItem[] =>
  prices.map(([one, unitPrice], at) =>
    quoteItem(`keuze-${nth}-${at}`, {
      ...{ ...one, unitPrice, rhythm, choice: 'oneOf', group: `Vraag ${nth}?` },
      isOn: at === on % prices.length,
    }),
  )

const moments = fc.constantFrom<Omit<Instalment, 'percent'>>(
  { moment: 'acceptance', day: null },
  { moment: 'delivery', day: null },
  { moment: 'day', day: '2025-01-15' },
  { moment: 'day', day: '2199-01-15' },
)

/** Where the whole is cut gives shares that are 100 together. */
const schedule = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    fc.array(moments, { minLength: 4, maxLength: 4 }),
  )
  .map(([cuts, when]) => {
    const ends = [...cuts.toSorted((one, other) => one - other), 100]
    return ends.map(
      (end, at): Instalment => ({
        ...{ percent: end - (ends[at - 1] ?? 0), moment: 'delivery', day: null },
        ...when[at],
      }),
    )
  })

export const randomQuote: fc.Arbitrary<RandomQuote> = fc
  .record({
    kind: fc.constantFrom('business', 'private'),
    base: fc.integer({ min: 100_000, max: 900_000 }),
    items: fc.array(sold, { maxLength: 6 }),
    discounts: fc.array(discount, { maxLength: 2 }),
    groups: fc.array(group, { maxLength: 2 }),
    schedule,
    options: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    answers: fc.array(fc.nat(), { minLength: 2, maxLength: 2 }),
  })
  .map(({ kind, base, items, discounts, groups, options, answers, schedule: parts }) => {
    const company = kind === 'business' ? 'Olthof Tuinen' : ''
    const lines = [
      quoteItem('site', { unitPrice: base }),
      ...items.map((part, at) => quoteItem(`regel-${at}`, part)),
      ...groups.flatMap(groupItems),
      ...discounts.map((part, at) => quoteItem(`korting-${at}`, part)),
    ]
    const draft = quoteDraft({ lines, schedule: parts })
    return { draft: { ...draft, prospect: { ...draft.prospect, kind, company } }, options, answers }
  })
  .filter(({ draft }) => Object.keys(sendProblems(draft)).length === 0)
