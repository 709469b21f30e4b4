// How the parts of a stored invoice are read, for every reader's own statement.
import * as z from 'zod/mini'
import { SUPPLIES } from '@/features/tax/model/taxRules'
import { DEFAULT_VAT_RATE, TAX_REGIMES } from '@/platform/money/tax'
import { INVOICE_PAYMENT_STATUSES, INVOICE_SERIES, INVOICE_STATUSES } from '../model/invoiceStatus'
import { UNITS } from '../model/quantity'

/** Of lines for a customer abroad. */
export const storedTax = {
  supply: z.optional(z.enum(SUPPLIES.map(({ value }) => value))),
  tax: z.optional(
    z.object({ regime: z.enum(TAX_REGIMES), reason: z.string(), supply: z.string(), dutchRate: z.number() }),
  ),
}

/** Of a line from before there were units, or of an older version that runs beside this one, it is left out. */
export const storedUnit = z.optional(z.enum(UNITS.map(({ value }) => value)))

export const storedLines = z.array(
  z.object({
    ...{
      label: z.string(),
      quantity: z.number(),
      unit: storedUnit,
      unitPrice: z.number(),
      amount: z.number(),
    },
    // A version without rates may still run beside this one while it is deployed.
    vatRate: z._default(z.number(), DEFAULT_VAT_RATE),
    ...storedTax,
  }),
)

/** A party that was written down before one of these was asked has no such field. */
const known = z.pipe(
  z.nullish(z.string()),
  z.transform(value => value ?? ''),
)

export const storedParty = z.object({
  ...{ name: known, company: known, address: known, zipcode: known, city: known, email: known },
  ...{ kvk: known, vatId: known, iban: z.optional(z.string()), country: z.optional(z.string()) },
})

export const invoiceStanding = {
  series: z.enum(INVOICE_SERIES.map(each => each.value)),
  status: z.enum(INVOICE_STATUSES.map(each => each.value)),
  paymentStatus: z.enum(INVOICE_PAYMENT_STATUSES.map(each => each.value)),
}

export const storedVatAmounts = z.array(
  z.object({
    ...{ rate: z.number(), excl: z.number(), vat: z.number() },
    regime: z.optional(z.enum(TAX_REGIMES)),
  }),
)
