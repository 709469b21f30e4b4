import * as z from 'zod/mini'
import { optionalLine } from '@/platform/forms/fields'
import { addDays } from '@/platform/time/day'

/** Money that came, or went back, over the bank: on which day, and how the bank calls it. */
export const transferSchema = (today: string) =>
  z.object({
    paidOn: z.string().check(
      z.refine(isDay, { error: 'Kies de dag waarop het geld binnenkwam.', abort: true }),
      z.refine(day => day <= today, 'Deze dag moet nog komen.'),
    ),
    reference: optionalLine(140),
  })

export type Transfer = z.infer<ReturnType<typeof transferSchema>>

function isDay(typed: string): boolean {
  try {
    return addDays(typed, 0) === typed
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
