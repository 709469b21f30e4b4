import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'

export const customerEvents = {
  /** `isAsked` goes with the person: what the screen says then is as empty as it always was. */
  'customer.erasureRequested': defineEvent({
    personal: { isAsked: z.boolean() },
    describe: ({ isAsked }) => ({ change: 'Wil vergeten worden', after: isAsked ? 'Gevraagd' : undefined }),
  }),
  'customer.erased': defineEvent({ describe: () => ({ change: 'Gegevens gewist' }) }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof customerEvents> {}
}
