import { formatAmount, formatEuro } from './euro'
import { vatOn } from './tax'

/** The same text or figure with VAT and without it. */
export type Readings<Value = string> = { incl: Value; excl: Value }

export type VatReading = keyof Readings

export const VAT_LABELS: Readings = { incl: 'incl. btw', excl: 'excl. btw' }

export const otherReading = (reading: VatReading): VatReading => (reading === 'incl' ? 'excl' : 'incl')

/** Both in cents. */
export function centReadings(excl: number, vatRate: number): Readings<number> {
  return { excl, incl: excl + vatOn(excl, vatRate) }
}

export function euroReadings(excl: number, vatRate: number): Readings {
  return mapReadings(centReadings(excl, vatRate), formatEuro)
}

/** With cents, as on an invoice. */
export function amountReadings(excl: number, vatRate: number): Readings {
  return mapReadings(centReadings(excl, vatRate), formatAmount)
}

export function mapReadings<From, To>({ incl, excl }: Readings<From>, map: (each: From) => To): Readings<To> {
  return { incl: map(incl), excl: map(excl) }
}

/** Around the amount: `vanaf ` and ` per maand`. */
export type PriceParts = Readings & { prefix: string; suffix: string }

/** `vanaf € 961,95 incl. btw (€ 795 excl. btw)` */
export function partsText({ prefix, incl, excl, suffix }: PriceParts): string {
  return `${prefix}${incl}${suffix} ${VAT_LABELS.incl} (${excl} ${VAT_LABELS.excl})`
}

const AMOUNT = '€\\s\\d[\\d.]*(?:,\\d\\d)?(?:\\stot\\s€\\s\\d[\\d.]*(?:,\\d\\d)?)?'
const PRICE_IN_TEXT = new RegExp(
  `(vanaf )?(${AMOUNT})((?: per [a-z]+)*) incl\\. btw \\((${AMOUNT}) excl\\. btw\\)`,
  'g',
)

/** A text in parts: what `partsText` wrote is a price again, anything else stays text. */
export function splitPrices(text: string): (string | PriceParts)[] {
  const parts: (string | PriceParts)[] = []
  let from = 0
  for (const match of text.matchAll(PRICE_IN_TEXT)) {
    const [whole, prefix = '', incl = '', suffix = '', excl = ''] = match
    parts.push(text.slice(from, match.index), { prefix, incl, excl, suffix })
    from = match.index + whole.length
  }
  return [...parts, text.slice(from)].filter(part => part !== '')
}
