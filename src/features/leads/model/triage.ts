import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { formatPlainDay } from '@/platform/time/day'
import { INBOX_COLLECTIONS } from './inbox'
import { LEAD_STATUSES, leadStatus } from './lead'

/** Strict: what a page of an older version sends beside it is refused, not lost. */
const triageChangeSchema = z.partial(
  z.strictObject({
    status: z.enum(LEAD_STATUSES.map(each => each.value)),
    owner: z.nullable(z.uuid()),
    nextStep: z.string().check(z.maxLength(200)),
    nextStepOn: z.nullable(z.iso.date()),
  }),
)

export type TriageChange = z.infer<typeof triageChangeSchema>

export const leadKey = { collection: z.enum(INBOX_COLLECTIONS), id: z.uuid() }
const MAX_LEADS = 200

/** A lead as the member of staff saw it: `updatedAt` shows whether somebody else was first. */
export const triageRequestSchema = z.object({
  leads: z
    .array(z.object({ ...leadKey, updatedAt: z.iso.datetime({ offset: true }) }))
    .check(z.minLength(1), z.maxLength(MAX_LEADS)),
  change: triageChangeSchema,
  undo: z.optional(z.boolean()),
})

export type TriageRequest = z.infer<typeof triageRequestSchema>

/** `discard` takes it for a machine's: it is deleted after a while, and can still be accepted. */
export const doubtDecisionsSchema = z.object({
  leads: z.array(z.object(leadKey)).check(z.minLength(1), z.maxLength(MAX_LEADS)),
  decision: z.enum(['accept', 'discard']),
})

export type DoubtDecisions = z.infer<typeof doubtDecisionsSchema>
export type DoubtDecision = DoubtDecisions['decision']

/** `settled`: it is gone, or somebody decided before. */
export type DoubtOutcome = { id: string; kind: DoubtDecision | 'settled' }

const status = z.enum(LEAD_STATUSES.map(each => each.value))
const text = z.string()

const textChanged = (change: string) =>
  defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({ change, before: from, after: to }),
  })

const dayLabel = (day?: string) => day && formatPlainDay(day)
const yesNo = (isSo?: boolean) => (isSo === undefined ? undefined : isSo ? 'ja' : 'nee')

/** Owners are names: they stay when the account goes. */
export const leadEvents = {
  'lead.statusChanged': defineEvent({
    kept: { from: status, to: status },
    describe: ({ from, to }) => ({
      ...{ change: 'Status', before: leadStatus(from).label, after: leadStatus(to).label },
    }),
  }),
  'lead.ownerChanged': textChanged('Wie pakt dit op'),
  'lead.nextStepChanged': textChanged('Volgende stap'),
  'lead.nextStepDateChanged': defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({
      ...{ change: 'Volgende stap op', before: dayLabel(from), after: dayLabel(to) },
    }),
  }),
  'lead.notesChanged': textChanged('Notities'),
  'lead.quarantineChanged': defineEvent({
    personal: { from: z.boolean(), to: z.boolean() },
    describe: ({ from, to }) => ({ change: 'Apart gehouden', before: yesNo(from), after: yesNo(to) }),
  }),
  'lead.mailed': defineEvent({
    personal: { subject: text },
    describe: ({ subject }) => ({ change: 'Mail geschreven', after: subject }),
  }),
  'lead.discarded': defineEvent({ describe: () => ({ change: 'Weggegooid uit Twijfel' }) }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof leadEvents> {}
}
