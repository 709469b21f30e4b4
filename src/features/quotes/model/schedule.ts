import * as z from 'zod/mini'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import { isSameVat, sumVatAmounts, type Totals, type VatAmount } from '@/platform/money/tax'
import { formatPlainDay } from '@/platform/time/day'

/** When an instalment falls due. */
export const INSTALMENT_MOMENTS = [
  { value: 'acceptance', label: 'Bij akkoord' },
  { value: 'delivery', label: 'Bij oplevering' },
  { value: 'day', label: 'Op een dag' },
] as const

export type InstalmentMoment = (typeof INSTALMENT_MOMENTS)[number]['value']

export const MAX_INSTALMENTS = 12
const NOT_WHOLE = 'De termijnen zijn samen 100%.'

const instalmentSchema = z.object({
  percent: z
    .int('Een heel percentage.')
    .check(z.minimum(1, 'Minstens 1%.'), z.maximum(100, 'Hoogstens 100%.')),
  moment: z.enum(INSTALMENT_MOMENTS.map(each => each.value)),
  /** Only of `day`, as `2026-12-01`. */
  day: z.nullable(z.iso.date('Kies een dag.')),
})

export type Instalment = z.infer<typeof instalmentSchema>

export const scheduleSchema = z
  .array(instalmentSchema)
  .check(z.minLength(1, NOT_WHOLE), z.maxLength(MAX_INSTALMENTS))

/** Nothing is paid before the work is delivered, unless staff agree otherwise. */
export const DEFAULT_SCHEDULE: Instalment[] = [{ percent: 100, moment: 'delivery', day: null }]

export function scheduleProblem(schedule: readonly Instalment[]): string | null {
  const sum = schedule.reduce((total, each) => total + each.percent, 0)
  if (sum !== 100) return NOT_WHOLE
  return schedule.some(each => each.moment === 'day' && !each.day) ? 'Kies de dag van elke termijn.' : null
}

/** Whether something is paid before the work is delivered, which the site says is not asked for websites. */
export const isPrepaid = (schedule: readonly Instalment[]) =>
  schedule.some(each => each.moment !== 'delivery')

/** `Bij akkoord`, `Op 1 december 2026` */
export function momentText({ moment, day }: Instalment): string {
  const row = INSTALMENT_MOMENTS.find(each => each.value === moment)
  if (!row) throw new Error(`unknown moment of an instalment ${moment}`)
  return moment === 'day' && day ? `Op ${formatPlainDay(day)}` : row.label
}

/** `40% bij akkoord`, `60% op 1 december 2026` */
export const instalmentName = (instalment: Instalment) =>
  `${instalment.percent}% ${momentText(instalment).toLowerCase()}`

export const SCHEDULE_TITLE = 'Zo betaal je'
export const RECURRING_START = 'Wat per maand of per jaar terugkomt, begint bij de oplevering.'

/** Cents of a whole over shares in percents that are 100 together: what is left goes to the largest remainders. */
export function splitAmount(whole: number, percents: readonly number[]): number[] {
  const [sign, cents] = [whole < 0 ? -1 : 1, Math.abs(whole)]
  const parts = percents.map((percent, at) => {
    const exact = cents * percent
    return { at, cents: Math.floor(exact / 100), rest: exact % 100 }
  })
  let left = cents - parts.reduce((total, each) => total + each.cents, 0)
  for (const part of [...parts].sort((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left === 0) break
    part.cents += 1
    left -= 1
  }
  return parts.map(each => each.cents * sign + 0)
}

/** Totals of each instalment. Together they are the whole, to the cent: for each rate, with and without VAT. */
export function splitTotals(whole: Totals, schedule: readonly Instalment[]): Totals[] {
  const percents = schedule.map(each => each.percent)
  const rates = whole.vatRates.map(each => ({
    ...{ each, excl: splitAmount(each.excl, percents), vat: splitAmount(each.vat, percents) },
  }))
  return schedule.map((_, at) =>
    sumVatAmounts(
      rates.map(({ each, excl, vat }): VatAmount => ({ ...each, excl: excl[at] ?? 0, vat: vat[at] ?? 0 })),
    ),
  )
}

/** What is due: at a moment, or because its day came. */
export function isDue(
  { moment, day }: Instalment,
  { at, today }: { at: InstalmentMoment; today: string },
): boolean {
  if (moment === 'day') return day !== null && day <= today
  // Whoever delivers was accepted.
  return at === 'delivery' || moment === at
}

type Share = { bought: readonly InvoiceLine[]; schedule: readonly Instalment[]; number: string }

/** The lines of an instalment's invoice: everything at once shows what was bought, a share one line for each rate. */
export function instalmentLines(
  at: number,
  amounts: Totals,
  { bought, schedule, number }: Share,
): InvoiceLine[] {
  if (schedule.length === 1) return [...bought]
  const label = `Termijn ${at + 1} van ${schedule.length} van offerte ${number} (${schedule[at]?.percent}%)`
  return amounts.vatRates.map(({ rate, regime, excl }) => {
    const like = bought.find(line =>
      isSameVat({ rate: line.vatRate, regime: line.tax?.regime }, { rate, regime }),
    )
    const { supply, tax } = like ?? {}
    const priced = { quantity: 1, unitPrice: excl, amount: excl, vatRate: rate }
    return { label, ...priced, ...(supply && { supply }), ...(tax && { tax }) }
  })
}
