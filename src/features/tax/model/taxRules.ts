import type { LineTax, TaxRegime } from '@/platform/money/tax'

/** `electronic` is delivered by machines alone (hosting, a domain name, SSL), `other` is the work of people. */
export const SUPPLIES = [
  { value: 'electronic', label: 'Gaat vanzelf (hosting, domein, SSL)' },
  { value: 'other', label: 'Werk van ons (ontwerp, advies)' },
] as const

export type Supply = (typeof SUPPLIES)[number]['value']

/** What the EU said of a VAT id. `none`: there is no id to ask about. */
export type VatIdStanding = 'valid' | 'invalid' | 'unchecked' | 'none'

export type TaxedCustomer = { country: string; kind: 'private' | 'business'; vatId: VatIdStanding }

/**
 * Electronic sales to private people elsewhere in the EU, in cents without VAT, by calendar year. `hasCrossed`: VAT of
 * another country was charged this year already, and stays charged.
 */
export type CrossBorderSales = { thisYear: number; lastYear: number; hasCrossed: boolean }

/** In force on the day of the sale: the threshold in cents, standard rates in percents by country. */
export type TaxFigures = { threshold: number; rates: Readonly<Record<string, number>> }

type ReasonRow = { regime: TaxRegime; isCrossBorder: boolean; label: string }

/** Why a line is taxed as it is. `isCrossBorder` counts towards the threshold. */
export const TAX_REASONS = {
  domestic: { regime: 'dutch', isCrossBorder: false, label: 'Klant in Nederland' },
  reverseCharge: {
    regime: 'reverseCharge',
    isCrossBorder: false,
    label: 'Bedrijf in de EU, btw-nummer gecontroleerd',
  },
  notChecked: {
    regime: 'dutch',
    isCrossBorder: false,
    label: 'Bedrijf in de EU, btw-nummer niet gecontroleerd',
  },
  belowThreshold: { regime: 'dutch', isCrossBorder: true, label: 'Particulier in de EU, onder de drempel' },
  aboveThreshold: { regime: 'oss', isCrossBorder: true, label: 'Particulier in de EU, boven de drempel' },
  workForConsumer: { regime: 'dutch', isCrossBorder: false, label: 'Werk voor een particulier in de EU' },
  businessOutsideEu: { regime: 'outsideScope', isCrossBorder: false, label: 'Bedrijf buiten de EU' },
  consumerOutsideEu: { regime: 'outsideScope', isCrossBorder: false, label: 'Particulier buiten de EU' },
  workOutsideEu: { regime: 'dutch', isCrossBorder: false, label: 'Werk voor een particulier buiten de EU' },
} as const satisfies Record<string, ReasonRow>

export type TaxReason = keyof typeof TAX_REASONS

export const TAX_REASON_NAMES = Object.keys(TAX_REASONS) as TaxReason[]

export const CROSS_BORDER_REASONS = TAX_REASON_NAMES.filter(reason => TAX_REASONS[reason].isCrossBorder)

/** `rate` in percents; null for the Dutch rate of the line itself. */
export type TaxRule = { reason: TaxReason; rate: number | null }

/** What holds for one sale to one customer. */
export type TaxTreatment = Record<Supply, TaxRule>

export const DOMESTIC: TaxTreatment = {
  electronic: { reason: 'domestic', rate: null },
  other: { reason: 'domestic', rate: null },
}

/** What of a sale is delivered by machines, in cents without VAT. */
export function electronicAmount<Line extends { amount: number }>(
  lines: readonly Line[],
  supplyOf: (line: Line) => Supply,
): number {
  return lines.reduce((sum, line) => sum + (supplyOf(line) === 'electronic' ? line.amount : 0), 0)
}

/** A line that was taxed keeps the Dutch rate of its product, so that it can be taxed anew. */
export type TaxableLine = { vatRate: number; supply?: Supply; tax?: LineTax }

/** At home a line is as it was sold. Elsewhere it says why it is taxed as it is. */
export function applyTax<Line extends TaxableLine>(
  lines: readonly Line[],
  treatment: TaxTreatment,
  supplyOf: (line: Line) => Supply = line => line.supply ?? 'electronic',
): Line[] {
  return lines.map(line => {
    const supply = supplyOf(line)
    const { reason, rate } = treatment[supply]
    const { tax, ...plain } = line
    const dutchRate = tax?.dutchRate ?? line.vatRate
    const untouched = { ...(plain as Line), vatRate: dutchRate }
    if (reason === 'domestic') return untouched
    const { regime } = TAX_REASONS[reason]
    return { ...untouched, vatRate: rate ?? dutchRate, tax: { regime, reason, supply, dutchRate } }
  })
}
