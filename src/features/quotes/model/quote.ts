import * as z from 'zod/mini'
import type { Party } from '@/features/billing/model/invoice'
import { CUSTOMER_KINDS, type Customer, EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { COUNTRY_CODES } from '@/features/tax/model/countries'
import { email, optionalLine, optionalText } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { addDays } from '@/platform/time/day'
import {
  choiceGroups,
  isItem,
  itemName,
  MAX_LINES,
  type PricedItem,
  type PricedLine,
  quoteLineSchema,
  quoteTotals,
  RHYTHMS,
  type Rhythm,
  withAmounts,
} from './quoteLines'
import { DEFAULT_SCHEDULE, type Instalment, scheduleProblem, scheduleSchema } from './schedule'

/** Without it in what was sent, an offer with a term cannot be withdrawn (article 6:219 of the Burgerlijk Wetboek). */
export const REVOCABLE = 'Wij kunnen deze offerte intrekken of vervangen zolang je geen akkoord hebt gegeven.'

export const DEFAULT_VALID_DAYS = 30

/** The texts of a quote, in the order of its page. */
export const QUOTE_TEXTS = [
  { value: 'opening', label: 'Opening' },
  { value: 'needs', label: 'Wat we van je nodig hebben' },
  { value: 'planning', label: 'Planning' },
  { value: 'closing', label: 'Afsluiting' },
] as const

type QuoteText = (typeof QUOTE_TEXTS)[number]['value']

export type QuoteTexts = Record<QuoteText, string>

export const textLabel = (value: QuoteText) => QUOTE_TEXTS.find(each => each.value === value)?.label ?? ''

/** The customer's own number, as page and papers name it. */
export const OWN_REFERENCE = 'Jouw kenmerk'

/** Filled in as it is sent, beside the claims of the agency. */
export const QUOTE_PLACEHOLDERS = ['naam', 'bedrijf'] as const

const prospectSchema = z.object({
  kind: z.enum(CUSTOMER_KINDS.map(each => each.value)),
  country: z.enum(COUNTRY_CODES),
  ...{ name: optionalLine(), email: optionalLine(254), phone: optionalLine(40), company: optionalLine() },
  ...{ address: optionalLine(), zipcode: optionalLine(40), city: optionalLine(100) },
  ...{ kvk: optionalLine(40), vatId: optionalLine(40) },
})

const text = optionalText(4000)

/** What staff write. It is saved while it is written, so that much of it may be empty still. */
export const quoteDraftSchema = z.object({
  prospect: prospectSchema,
  /** The customer's own number for it. */
  reference: optionalLine(100),
  lines: z.array(quoteLineSchema).check(z.maxLength(MAX_LINES)),
  texts: z.object({ opening: text, needs: text, planning: text, closing: text }),
  schedule: scheduleSchema,
  validDays: z
    .int('Een aantal dagen.')
    .check(z.minimum(1, 'Minstens een dag.'), z.maximum(365, 'Hoogstens een jaar.')),
  reminds: z.boolean(),
  /** What the prospect chose in the configurator: `line` is what it became. */
  asked: z.array(z.object({ line: z.string(), label: z.string() })).check(z.maxLength(MAX_LINES)),
  /** The price that the configurator showed, as it read then; empty for a quote from scratch. */
  indication: z.string().check(z.maxLength(200)),
})

export type QuoteDraft = z.infer<typeof quoteDraftSchema>
export type Prospect = QuoteDraft['prospect']

export const EMPTY_DRAFT: QuoteDraft = {
  prospect: { ...EMPTY_CUSTOMER, kind: 'business' },
  reference: '',
  lines: [],
  texts: { opening: '', needs: '', planning: '', closing: '' },
  schedule: DEFAULT_SCHEDULE,
  validDays: DEFAULT_VALID_DAYS,
  ...{ reminds: true, asked: [], indication: '' },
}

export const toProspect = (known: Partial<Customer>): Prospect => ({ ...EMPTY_DRAFT.prospect, ...known })

/** Why it cannot be sent yet, by field; empty when it can. */
export function sendProblems(draft: QuoteDraft): Record<string, string> {
  const { prospect, lines, schedule } = draft
  const items = lines.filter(isItem)
  const problems: [string, string | null | false][] = [
    ['prospect.name', !prospect.name && EMPTY_FIELD.name],
    ['prospect.email', !z.safeParse(email, prospect.email).success && 'Vul een e-mailadres in.'],
    ['lines', items.length === 0 && 'Zet er minstens een regel in.'],
    ...lines.flatMap((line, at): [string, string | false][] =>
      isItem(line) ? [[`lines.${at}.unitPrice`, line.unitPrice === null && 'Vul de prijs in.']] : [],
    ),
    ...choiceGroups(items).flatMap(({ group, items: answers }): [string, string | false][] => [
      ['lines', group === '' && 'Geef de keuze een naam waaruit de klant er één kiest.'],
      ['lines', answers.length < 2 && `Bij "${group}" valt niets te kiezen: zet er nog een regel bij.`],
      ['lines', answers.filter(each => each.isOn).length !== 1 && `Zet bij "${group}" één regel vooraf aan.`],
    ]),
    ['lines', items.length > 0 && !isWorthSomething(draft) && 'Het totaal moet meer dan nul zijn.'],
    ['schedule', scheduleProblem(schedule)],
  ]
  return Object.fromEntries(problems.filter((each): each is [string, string] => Boolean(each[1])).reverse())
}

/** Whatever the customer chooses, nothing that is paid at one time costs less than nothing. */
function isWorthSomething({ lines }: QuoteDraft): boolean {
  const priced = withAmounts(lines)
  const rhythms = RHYTHMS.map(each => each.value)
  const isAbove = rhythms.some(rhythm => quoteTotals(priced.filter(isItem))[rhythm].excl > 0)
  return isAbove && rhythms.every(rhythm => leastAmount(priced, rhythm) >= 0)
}

/** Cents without VAT of what is paid in this rhythm, with the choices that make it least. */
function leastAmount(lines: readonly PricedLine[], rhythm: Rhythm): number {
  const amountOf = (item: PricedItem) => (item.rhythm === rhythm ? item.amount : 0)
  const items = lines.filter(isItem)
  const amounts = [
    ...items.filter(each => each.choice === 'fixed').map(amountOf),
    ...items.filter(each => each.choice === 'optional').map(each => Math.min(0, amountOf(each))),
    ...choiceGroups(lines).map(group => Math.min(...group.items.map(amountOf))),
  ]
  return amounts.reduce((sum, each) => sum + each, 0)
}

/** What was sent. It never changes; what stands in it is what is accepted. */
export type Edition = {
  number: string
  edition: number
  sentOn: string
  /** The last day on which it can be accepted. */
  validUntil: string
  seller: Party
  contact: { name: string; phone: string; email: string }
  prospect: Prospect
  reference: string
  lines: PricedLine[]
  texts: QuoteTexts
  schedule: Instalment[]
  asked: QuoteDraft['asked']
  terms: { general: string; processing: string }
  revocable: string
}

export const lastValidDay = (sentOn: string, validDays: number) => addDays(sentOn, validDays)

/** The same edition is the same text, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(each => canonicalJson(each ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

export type Difference = { asked: string; became: string | null }

/** Where the quote offers something else than was chosen in the configurator; null for what it leaves out. */
export function differences({ asked, lines }: Pick<Edition, 'asked' | 'lines'>): Difference[] {
  return asked.flatMap(({ line, label }): Difference[] => {
    const found = lines.filter(isItem).find(each => each.id === line)
    if (!found) return [{ asked: label, became: null }]
    const became = itemName(found)
    return became === label ? [] : [{ asked: label, became }]
  })
}

export const QUOTE_PATH = '/offerte'
export const quotePath = (key: string) => `${QUOTE_PATH}/${key}`
export const quotePdfPath = (key: string) => `${quotePath(key)}/offerte.pdf`
export const quoteInOffice = (id: string) => `/admin/quotes/${id}`
