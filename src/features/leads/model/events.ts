import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { formatPlainDay } from '@/platform/time/day'
import { LEAD_STATUSES, leadStatus } from './lead'

const status = z.enum(LEAD_STATUSES.map(each => each.value))
const text = z.string()

const textChanged = (change: string) =>
  defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({ change, before: from, after: to }),
  })

const dayLabel = (day?: string) => day && formatPlainDay(day)
const yesNo = (isSo?: boolean) => (isSo === undefined ? undefined : isSo ? 'ja' : 'nee')

/** What the audit trail keeps about a lead. Owners are names: they stay when the account goes. */
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
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof leadEvents> {}
}
