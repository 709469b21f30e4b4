import { roundHalfAway } from '@/platform/money/tax'

type UnitRow = {
  value: string
  label: string
  plural: string
  /** As UN/ECE Recommendation 20 names it, which e-invoices use. */
  code: string
  /** A time that a thing is had, not work that is counted. */
  isTerm: boolean
}

/** What a quantity counts. */
export const UNITS = [
  { value: 'piece', label: 'stuk', plural: 'stuks', code: 'C62', isTerm: false },
  { value: 'hour', label: 'uur', plural: 'uur', code: 'HUR', isTerm: false },
  { value: 'day', label: 'dag', plural: 'dagen', code: 'DAY', isTerm: false },
  { value: 'month', label: 'maand', plural: 'maanden', code: 'MON', isTerm: true },
  { value: 'year', label: 'jaar', plural: 'jaar', code: 'ANN', isTerm: true },
  { value: 'kilometre', label: 'km', plural: 'km', code: 'KMT', isTerm: false },
] as const satisfies readonly UnitRow[]

export type Unit = (typeof UNITS)[number]['value']

/** Of lines that name none. */
export const DEFAULT_UNIT: Unit = 'piece'

export function unitOf(value: Unit): UnitRow {
  const unit = UNITS.find(each => each.value === value)
  if (!unit) throw new Error(`unknown unit ${value}`)
  return unit
}

/** Had for so many months: a month, a year, or a piece of any other term. */
export function unitOfTerm(months: number): Unit {
  if (months === 1) return 'month'
  return months === 12 ? 'year' : DEFAULT_UNIT
}

/** As lines keep it: pieces are not named. */
export const namedUnit = (unit: Unit): { unit?: Unit } => (unit === DEFAULT_UNIT ? {} : { unit })

export const MIN_QUANTITY = 0.01
export const MAX_QUANTITY = 999

/** A quantity is written as a decimal, and calculated with as a whole number of hundredths. */
export const hundredthsOf = (quantity: number) => Math.round(quantity * 100)

export const hasTwoDecimals = (quantity: number) => hundredthsOf(quantity) / 100 === quantity

/** Cents. Rounded once, half a cent away from zero, so that a credit is the mirror of what it credits. */
export function lineAmount({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number {
  return roundHalfAway((hundredthsOf(quantity) * unitPrice) / 100)
}

/** Null for what is no quantity: `1,5`, `1.5` and `12` are. */
export function parseQuantity(typed: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  return (Number(whole) * 100 + Number(decimals.padEnd(2, '0'))) / 100
}

/** `1,5 uur`, `3 maanden`; pieces are only counted. */
export function formatQuantity({ quantity, unit = DEFAULT_UNIT }: { quantity: number; unit?: Unit }): string {
  const counted = String(hundredthsOf(quantity) / 100).replace('.', ',')
  if (unit === DEFAULT_UNIT) return counted
  const { label, plural } = unitOf(unit)
  return `${counted} ${quantity > 1 ? plural : label}`
}
