import * as z from 'zod/mini'
import { customerSchema } from '@/features/customers/model/customer'
import { formGuardSchema } from '@/platform/forms/fields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { basketSchema } from './orderDraft'
import { NO_START_CHOICES } from './startChoices'
import { startChoicesSchema } from './starting'
import type { TreatedSale } from './treatedSale'

/** What the wizard sends. `seenTotal` is what the visitor saw on the button, in cents with VAT. */
export const placeOrderSchema = z.object({
  basket: basketSchema,
  customer: customerSchema,
  termsVersion: z.string().check(z.maxLength(80)),
  /** What a business accepts along with the terms. A private person, and a page from before, name none. */
  processingVersion: z._default(z.string().check(z.maxLength(80)), ''),
  termsAccepted: z.boolean(),
  seenTotal: z.int().check(z.nonnegative()),
  /** What a consumer ticked about beginning within the days to withdraw. A page from before says nothing. */
  start: z._default(startChoicesSchema, NO_START_CHOICES),
  gate: formGuardSchema,
})

export type PlaceOrderInput = z.infer<typeof placeOrderSchema>

/**
 * One per line of the error catalogue, and one per refusal that the catalogue leaves to us. `payAt` is null when the
 * payment provider could not be reached: the order stands, and can be paid later.
 */
export type PlaceOrderResult =
  | { kind: 'placed' | 'placedWithoutMail'; orderKey: string; payAt: string | null }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'priceChanged'; total: number; treated?: TreatedSale }
  | ProofRequired
  | {
      kind:
        | 'shopClosed'
        | 'accountNotMade'
        | 'notSaved'
        | 'failed'
        | 'termsMissing'
        | 'termsChanged'
        | 'domainTaken'
        | 'keyReused'
        | 'tooMany'
    }

export type PlaceOrderKind = PlaceOrderResult['kind']
