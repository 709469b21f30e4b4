import * as z from 'zod/mini'
import { INBOX_COLLECTIONS } from './inbox'
import { LEAD_STATUSES } from './lead'

/** What staff change in the list. Only what is named changes. */
const triageChangeSchema = z.partial(
  z.object({
    status: z.enum(LEAD_STATUSES.map(each => each.value)),
    owner: z.nullable(z.uuid()),
    notes: z.string().check(z.maxLength(10_000)),
    nextStep: z.string().check(z.maxLength(200)),
    nextStepOn: z.nullable(z.iso.date()),
  }),
)

export type TriageChange = z.infer<typeof triageChangeSchema>

/** A lead as the member of staff saw it: `updatedAt` shows whether somebody else was first. */
export const triageRequestSchema = z.object({
  leads: z
    .array(
      z.object({
        collection: z.enum(INBOX_COLLECTIONS),
        id: z.uuid(),
        updatedAt: z.iso.datetime({ offset: true }),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  change: triageChangeSchema,
  undo: z.optional(z.boolean()),
})

export type TriageRequest = z.infer<typeof triageRequestSchema>
