import * as z from 'zod/mini'
import { optionalText } from '@/platform/forms/fields'
import { freeLineSchema } from './invoice'

/** What staff fill in. Without lines it is for the order as it was agreed. `final` numbers and mails it at once. */
export const newInvoiceSchema = z.object({
  submissionKey: z.uuid(),
  customer: z.uuid('Kies een klant.'),
  order: z.nullable(z.uuid()),
  lines: z.nullable(
    z.array(freeLineSchema).check(z.minLength(1, 'Schrijf minstens een regel.'), z.maxLength(50)),
  ),
  note: optionalText(1000),
  final: z.boolean(),
})

export type NewInvoice = z.infer<typeof newInvoiceSchema>
