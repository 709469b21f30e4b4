import * as z from 'zod/mini'
import { TAX_REASON_NAMES } from '@/features/tax/model/taxRules'

const rule = z.object({ reason: z.enum(TAX_REASON_NAMES), rate: z.nullable(z.number()) })

/** How a sale to somebody abroad is taxed, with what is known of the VAT id and the name that belongs to it. */
export const treatedSaleSchema = z.object({
  treatment: z.object({ electronic: rule, other: rule }),
  vatId: z.enum(['valid', 'invalid', 'unchecked', 'none']),
  name: z.string(),
  country: z.string(),
  /** The id is asked about again while nobody answers. */
  asksAgain: z.boolean(),
})

export type TreatedSale = z.infer<typeof treatedSaleSchema>
