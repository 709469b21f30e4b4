import { countryOf, HOME } from './countries'
import {
  type CrossBorderSales,
  DOMESTIC,
  type TaxedCustomer,
  type TaxFigures,
  type TaxReason,
  type TaxRule,
  type TaxTreatment,
  type VatIdStanding,
} from './taxRules'

type Sale = {
  customer: TaxedCustomer
  /** Of the electronic lines of this sale, in cents without VAT. */
  electronic: number
  sales: CrossBorderSales
  figures: TaxFigures
}

/**
 * Decides regime and rate of both kinds of line, with the reason (ledger of issue 18). The sale that crosses the
 * threshold is itself taxed where the customer lives (Directive 2006/112/EC, article 59c).
 */
export function decideTax(sale: Sale): TaxTreatment {
  const { country, kind, vatId } = sale.customer
  if (country === HOME) return DOMESTIC
  if (kind === 'business') return sameForBoth(businessRule(country, vatId))
  if (!countryOf(country).isEu)
    return { electronic: untaxed('consumerOutsideEu'), other: dutch('workOutsideEu') }
  return { electronic: consumerRule(sale), other: dutch('workForConsumer') }
}

function businessRule(country: string, vatId: VatIdStanding): TaxRule {
  if (!countryOf(country).isEu) return untaxed('businessOutsideEu')
  return vatId === 'valid' ? untaxed('reverseCharge') : dutch('notChecked')
}

function consumerRule({ customer, electronic, sales, figures }: Sale): TaxRule {
  const isAbove =
    sales.hasCrossed || sales.lastYear > figures.threshold || sales.thisYear + electronic > figures.threshold
  if (!isAbove) return dutch('belowThreshold')
  const rate = figures.rates[customer.country]
  if (rate === undefined) throw new Error(`no VAT rate is known for ${customer.country}`)
  return { reason: 'aboveThreshold', rate }
}

const dutch = (reason: TaxReason): TaxRule => ({ reason, rate: null })
const untaxed = (reason: TaxReason): TaxRule => ({ reason, rate: 0 })
const sameForBoth = (rule: TaxRule): TaxTreatment => ({ electronic: rule, other: rule })
