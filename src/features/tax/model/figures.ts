import type { TaxFigures } from './taxRules'

/** Figures of the law that change on a day. `country` is empty where one holds for the whole EU. */
export const LEGAL_FIGURES = [
  { value: 'vatRate', label: 'Algemeen btw-tarief van een EU-land (procent)' },
  { value: 'crossBorderThreshold', label: 'Drempel voor digitale verkoop in de EU (euro, zonder btw)' },
] as const

export type LegalFigureKind = (typeof LEGAL_FIGURES)[number]['value']

export type LegalFigure = { figure: LegalFigureKind; country: string | null; value: number; from: string }

/** The newest of each that was in force on `day`. Null when no threshold was. */
export function figuresOn(records: readonly LegalFigure[], day: string): TaxFigures | null {
  const inForce = records
    .filter(({ from }) => from <= day)
    .sort((one, other) => one.from.localeCompare(other.from))
  const threshold = inForce.findLast(({ figure }) => figure === 'crossBorderThreshold')
  if (!threshold) return null
  const rates = inForce.flatMap(({ figure, country, value }) =>
    figure === 'vatRate' && country ? [[country, value] as const] : [],
  )
  return { threshold: Math.round(threshold.value * 100), rates: Object.fromEntries(rates) }
}
