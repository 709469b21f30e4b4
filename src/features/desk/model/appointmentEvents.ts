import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { formatMoment } from '@/platform/time/zone'

const text = z.string()
const moment = (at?: string) => at && formatMoment(new Date(at))

/** Moments are ISO strings. */
export const appointmentEvents = {
  'appointment.moved': defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({ change: 'Afspraak verzet', before: moment(from), after: moment(to) }),
  }),
  'appointment.cancelled': defineEvent({
    personal: { at: text },
    describe: ({ at }) => ({ change: 'Afspraak afgezegd', before: moment(at) }),
  }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof appointmentEvents> {}
}
