import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { SUBSCRIPTION_STATES, subscriptionState } from './subscription'

const state = z.enum(SUBSCRIPTION_STATES.map(each => each.value))

/** What the audit trail keeps about a subscription. */
export const newsletterEvents = {
  'subscription.stateChanged': defineEvent({
    kept: { from: state, to: state },
    describe: ({ from, to }) => ({
      ...{ change: 'Stand', before: subscriptionState(from).label, after: subscriptionState(to).label },
    }),
  }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof newsletterEvents> {}
}
