import * as z from 'zod/mini'
import { email } from '@/platform/forms/fields'
import { sourceSchema } from '@/platform/forms/sources'

/** What the form asks. One mailbox is one subscriber, however its address is typed. */
export const signUpSchema = z.object({
  email: z.pipe(email, z.string().check(z.toLowerCase())),
  source: sourceSchema,
})

export type SignUp = z.infer<typeof signUpSchema>
