import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { email } from '@/platform/forms/fields'
import { sourceSchema } from '@/platform/forms/sources'

/** Nobody is on the list before they confirmed it themselves (GDPR, article 7). */
export const SUBSCRIPTION_STATES = [
  { value: 'pending', label: 'Nog te bevestigen', tone: 'amber' },
  { value: 'confirmed', label: 'Aangemeld', tone: 'green' },
  { value: 'unsubscribed', label: 'Afgemeld', tone: 'grey' },
] as const

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]['value']
export type SubscriptionAct = 'signUp' | 'confirm' | 'unsubscribe'

const TRANSITIONS: Record<SubscriptionAct, Record<SubscriptionState, SubscriptionState>> = {
  signUp: { pending: 'pending', confirmed: 'confirmed', unsubscribed: 'pending' },
  confirm: { pending: 'confirmed', confirmed: 'confirmed', unsubscribed: 'unsubscribed' },
  unsubscribe: { pending: 'unsubscribed', confirmed: 'unsubscribed', unsubscribed: 'unsubscribed' },
}

export function stateAfter(act: SubscriptionAct, state: SubscriptionState): SubscriptionState {
  return TRANSITIONS[act][state]
}

export function subscriptionState(value: SubscriptionState) {
  const state = SUBSCRIPTION_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a subscription ${value}`)
  return state
}

export const LINK_VALID_DAYS = 7
export const UNCONFIRMED_KEPT_DAYS = 30

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

export function confirmationOf(
  subscriber: { state: SubscriptionState; consentAt: Date },
  now: Date,
): 'confirmed' | 'alreadyConfirmed' | 'expired' {
  if (subscriber.state === 'confirmed') return 'alreadyConfirmed'
  const stale = subscriber.consentAt < daysBefore(now, LINK_VALID_DAYS)
  return stale || stateAfter('confirm', subscriber.state) !== 'confirmed' ? 'expired' : 'confirmed'
}

/** One mailbox is one subscriber, however its address is typed. */
export const signUpSchema = z.object({
  email: z.pipe(email, z.string().check(z.toLowerCase())),
  source: sourceSchema,
})

export type SignUp = z.infer<typeof signUpSchema>

const state = z.enum(SUBSCRIPTION_STATES.map(each => each.value))

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
