import * as z from 'zod/mini'
import { FREE_SUPPLY, freeLineSchema, type InvoiceLine, lineName } from '@/features/billing/model/invoice'
import { DEFAULT_UNIT, lineAmount, namedUnit } from '@/features/billing/model/quantity'
import { BILLING_CYCLES, type BillingCycle, cycleOf } from '@/features/catalogue/model/terms'
import type { AgreedSetUp } from '@/features/orders/model/checklist'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { optionalText, requiredLine } from '@/platform/forms/fields'
import { amountReadings, type VatReading } from '@/platform/money/readings'
import { calculateTotals, DEFAULT_VAT_RATE, type LineTax, type Totals } from '@/platform/money/tax'

/** When a line is paid. */
export const RHYTHMS = [
  { value: 'once', label: 'Eenmalig', suffix: '' },
  ...BILLING_CYCLES.map(({ value, label, per }) => ({ value, label, suffix: per })),
] as const

export type Rhythm = 'once' | BillingCycle

/** `per maand`; empty for what is paid once. */
export const perRhythm = (rhythm: Rhythm) => RHYTHMS.find(each => each.value === rhythm)?.suffix ?? ''

export const LINE_CHOICES = [
  { value: 'fixed', label: 'Vast' },
  { value: 'optional', label: 'Naar keuze' },
  { value: 'oneOf', label: 'Kies één' },
] as const

export type LineChoice = (typeof LINE_CHOICES)[number]['value']

/** What staff can have to set up once a line runs. */
export const SET_UPS = [
  { value: 'hosting', label: 'Hosting' },
  { value: 'domain', label: 'Domeinnaam' },
] as const satisfies readonly { value: AgreedSetUp['setUp']; label: string }[]

export const MAX_LINES = 60

const ofTable = <Value extends string>(table: readonly { value: Value }[], message: string) =>
  z.enum(table.map(({ value }) => value) as [Value, ...Value[]], message)

/** Names a line in the choices of the customer. */
const id = z.string().check(z.regex(/^[\w-]{1,40}$/))

const headingSchema = z.object({
  kind: z.literal('heading'),
  id,
  label: requiredLine('Schrijf de tussenkop.'),
})

const itemSchema = z.object({
  ...freeLineSchema.shape,
  kind: z.literal('item'),
  id,
  description: optionalText(1000),
  /** Cents without VAT. Null until staff fill it in. */
  unitPrice: z.nullable(freeLineSchema.shape.unitPrice),
  rhythm: ofTable(RHYTHMS, 'Kies wanneer het betaald wordt.'),
  /** Months that a recurring line runs at least; 0 without. */
  minimumMonths: z
    .int('Een heel aantal maanden.')
    .check(z.minimum(0, 'Een heel aantal maanden.'), z.maximum(60, 'Hoogstens 60 maanden.')),
  choice: ofTable(LINE_CHOICES, 'Kies of de klant hierover beslist.'),
  /** The question that lines of one group answer; empty unless one is chosen. */
  group: z.string().check(z.maxLength(100)),
  /** Chosen beforehand. */
  isOn: z.boolean(),
  /** What staff set up once it runs; only of a line that recurs. */
  setUp: z.optional(z.nullable(ofTable(SET_UPS, 'Kies wat er klaargezet wordt.'))),
  /** Only for staff, such as the range of a price. */
  hint: z.string().check(z.maxLength(200)),
})

export const quoteLineSchema = z.discriminatedUnion('kind', [headingSchema, itemSchema])

export type QuoteHeading = z.infer<typeof headingSchema>
export type QuoteItem = z.infer<typeof itemSchema>
export type QuoteLine = QuoteHeading | QuoteItem

export const emptyItem = (lineId: string): QuoteItem => ({
  ...{ kind: 'item', id: lineId, label: '', description: '' },
  ...{ quantity: 1, unit: DEFAULT_UNIT, unitPrice: null, vatRate: DEFAULT_VAT_RATE, supply: FREE_SUPPLY },
  ...{ rhythm: 'once', minimumMonths: 0, choice: 'fixed', group: '', isOn: true, hint: '' },
})

/** A line as it was sent: its price is named, and how it is taxed is settled. */
export type PricedItem = QuoteItem & { unitPrice: number; amount: number; tax?: LineTax }

export type PricedLine = QuoteHeading | PricedItem

export const isItem = <Item extends QuoteItem>(line: QuoteHeading | Item): line is Item =>
  line.kind === 'item'

/** Without what staff note for each other. */
export const withoutNotes = <Line extends QuoteLine>(lines: readonly Line[]): Line[] =>
  lines.map(line => (isItem<QuoteItem>(line) ? { ...line, hint: '' } : line))

/** The lines with their amounts; a price that is not filled in counts as nothing. */
export function withAmounts(lines: readonly QuoteLine[]): PricedLine[] {
  return lines.map(line => {
    if (!isItem(line)) return line
    const priced = { ...line, unitPrice: line.unitPrice ?? 0 }
    return { ...priced, amount: lineAmount(priced) }
  })
}

/** What is on beforehand, by the id of its line. */
export function initialChoices(lines: readonly QuoteLine[]): string[] {
  return lines
    .filter(isItem)
    .filter(each => each.choice !== 'fixed' && each.isOn)
    .map(each => each.id)
}

type ChoiceGroup<Item extends QuoteItem = PricedItem> = { group: string; items: Item[] }

/** The questions of which one line is the answer, in the order of the quote. */
export function choiceGroups<Item extends QuoteItem>(
  lines: readonly (QuoteHeading | Item)[],
): ChoiceGroup<Item>[] {
  const items = lines.filter(isItem).filter(each => each.choice === 'oneOf')
  return [...new Set(items.map(each => each.group))].map(group => ({
    group,
    items: items.filter(each => each.group === group),
  }))
}

type LinePart = PricedLine | (ChoiceGroup & { kind: 'group'; at: number })

/** As page and PDF show them: a group stands where its first line does. */
export function lineParts(lines: readonly PricedLine[]): LinePart[] {
  const groups = choiceGroups(lines)
  return lines.flatMap((line): LinePart[] => {
    if (!isItem(line) || line.choice !== 'oneOf') return [line]
    const at = groups.findIndex(({ items: [first] }) => first === line)
    const group = groups[at]
    return group ? [{ kind: 'group', at, ...group }] : []
  })
}

/** The lines that are bought; null when a choice is unknown, or a group has not exactly one. */
export function chosenItems(lines: readonly PricedLine[], choices: readonly string[]): PricedItem[] | null {
  const items = lines.filter(isItem)
  const open = items.filter(each => each.choice !== 'fixed')
  const known = new Set(open.map(each => each.id))
  if (new Set(choices).size !== choices.length || choices.some(each => !known.has(each))) return null
  const hasOne = ({ items: answers }: ChoiceGroup) =>
    answers.filter(each => choices.includes(each.id)).length === 1
  if (!choiceGroups(lines).every(hasOne)) return null
  return items.filter(each => each.choice === 'fixed' || choices.includes(each.id))
}

/** What was bought under its headings; a heading of which nothing was chosen is left out. */
export function boughtLines(lines: readonly PricedLine[], choices: readonly string[]): PricedLine[] {
  const bought = lines.filter(line => !isItem(line) || line.choice === 'fixed' || choices.includes(line.id))
  return bought.filter((line, at) => {
    const next = bought[at + 1]
    return isItem(line) || (next !== undefined && isItem(next))
  })
}

export type QuoteTotals = Record<Rhythm, Totals>

export function quoteTotals(items: readonly PricedItem[]): QuoteTotals {
  const of = (rhythm: Rhythm) => calculateTotals(items.filter(each => each.rhythm === rhythm))
  return { once: of('once'), monthly: of('monthly'), yearly: of('yearly') }
}

/** The rhythms in which something is paid. */
export const paidRhythms = (totals: QuoteTotals): Rhythm[] =>
  RHYTHMS.map(each => each.value).filter(each => totals[each].excl !== 0)

/** `Advies, 1,5 uur`: as asked and offered are compared. */
export const itemName = ({ label, quantity, unit }: Pick<QuoteItem, 'label' | 'quantity' | 'unit'>) =>
  lineName({ label, quantity, unit })

export const lineAmountText = ({ unitPrice, amount, vatRate }: PricedItem, reading: VatReading) =>
  unitPrice === 0 ? 'inbegrepen' : amountReadings(amount, vatRate)[reading]

/** As an invoice names it. */
export function toInvoiceLine({
  label,
  quantity,
  unit,
  unitPrice,
  amount,
  vatRate,
  supply,
  tax,
}: PricedItem): InvoiceLine {
  return { label, quantity, ...namedUnit(unit), unitPrice, amount, vatRate, supply, ...(tax && { tax }) }
}

/** What has to be set up of these lines once they run. */
export const setUpsOf = (items: readonly PricedItem[]): AgreedSetUp[] =>
  items.flatMap(({ id: key, label, rhythm, setUp }) =>
    rhythm !== 'once' && setUp ? [{ key, label, setUp }] : [],
  )

/** Kept as an order that renews, at the same amount after every term; null for what is paid once. */
export function toOrderLine(item: PricedItem): OrderLine | null {
  const { id: key, rhythm, amount, minimumMonths } = item
  if (rhythm === 'once') return null
  return {
    ...toInvoiceLine(item),
    kind: 'service',
    key,
    renewal: { amount, months: cycleOf(rhythm).months, minimumMonths, noticeDays: 0 },
  }
}

/** Of a line of extra work in the order of its assignment. Lines of what it began with have their own key. */
export const keyOfLine = (number: string, key: string) => `${number}:${key}`

type KeyedLine = Pick<OrderLine, 'key' | 'kind'>

/** The lines of an order that a quote brought. `isFirst`: nothing that was accepted before it was delivered. */
export function linesOfQuote<Line extends KeyedLine>(
  lines: readonly Line[],
  { number, isFirst }: { number: string; isFirst: boolean },
): Line[] {
  const own = lines.filter(({ key }) => key.startsWith(keyOfLine(number, '')))
  if (own.length > 0 || !isFirst) return own
  return lines.filter(({ key, kind }) => kind === 'service' && !key.includes(':'))
}
