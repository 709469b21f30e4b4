import type { LineTax } from '@/platform/money/tax'
import { countryOf } from './countries'
import { TAX_REASONS, type TaxReason } from './taxRules'

type Taxed = { tax?: LineTax }
type Parties = { buyer: { country?: string; vatId: string }; seller: { vatId: string } }

/** What the law asks an invoice to say of VAT that is not Dutch (Directive 2006/112/EC, article 226). */
export function taxNotes(lines: readonly Taxed[], { buyer, seller }: Parties): string[] {
  const reasons = new Set<string | undefined>(lines.map(({ tax }) => tax?.reason))
  const has = (reason: TaxReason) => reasons.has(reason)
  const country = buyer.country ? countryOf(buyer.country).name : ''
  return [
    ...(has('reverseCharge')
      ? [`Btw verlegd. Btw-nummer van de klant: ${buyer.vatId}. Ons btw-nummer: ${seller.vatId}.`]
      : []),
    ...(has('aboveThreshold')
      ? [`Over digitale diensten is de btw van ${country} berekend (OSS-regeling).`]
      : []),
    ...(has('businessOutsideEu')
      ? ['Geen Nederlandse btw: een dienst voor een bedrijf buiten de EU (artikel 44 btw-richtlijn).']
      : []),
    ...(has('consumerOutsideEu')
      ? ['Geen Nederlandse btw: een digitale dienst voor een klant buiten de EU (artikel 58 btw-richtlijn).']
      : []),
  ]
}

/** Why the lines of a document are taxed as they are, for staff. Empty at home. */
export function taxReasonsText(lines: readonly Taxed[]): string {
  const reasons = new Map<string, { label: string }>(Object.entries(TAX_REASONS))
  const labels = lines.flatMap(({ tax }) => (tax ? [reasons.get(tax.reason)?.label ?? tax.reason] : []))
  return [...new Set(labels)].join('; ')
}
