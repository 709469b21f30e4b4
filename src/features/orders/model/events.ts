import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { formatAmount } from '@/platform/money/euro'
import { formatMoment } from '@/platform/time/zone'
import { DOMAIN_STATES, type DomainState, domainState } from './domain'
import { ORDER_STATUSES, orderStatus } from './orderStatus'

const status = z.enum(ORDER_STATUSES.map(each => each.value))
const nameState = z.enum(DOMAIN_STATES.map(each => each.value))
const text = z.string()

const nameLabel = (state?: DomainState) => state && domainState(state).label
const doneLabel = (isDone?: boolean) => (isDone ? 'klaar' : undefined)

/** What the audit trail keeps about an order. Days are `2026-12-01`, moments ISO strings. */
export const orderEvents = {
  'order.statusChanged': defineEvent({
    kept: { from: status, to: status },
    describe: ({ from, to }) => ({
      ...{ change: 'Status', before: orderStatus(from).label, after: orderStatus(to).label },
    }),
  }),
  'order.statusReason': defineEvent({
    personal: { text },
    describe: event => ({ change: 'Reden', after: event.text }),
  }),
  'order.reasonTold': defineEvent({
    personal: { text },
    describe: event => ({ change: 'Reden voor de klant', after: event.text }),
  }),
  'order.advanceSentBack': defineEvent({
    personal: { amount: z.int() },
    describe: ({ amount }) => ({
      ...{ change: 'Vooruitbetaald, teruggestort' },
      after: amount === undefined ? undefined : formatAmount(amount),
    }),
  }),
  'order.domainChanged': defineEvent({
    personal: { from: nameState, to: nameState },
    describe: ({ from, to }) => ({ change: 'Domein', before: nameLabel(from), after: nameLabel(to) }),
  }),
  'order.invoicedUntilChanged': defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({ change: 'Gefactureerd tot', before: from, after: to }),
  }),
  'order.cancelledPer': defineEvent({
    personal: { day: text },
    describe: ({ day }) => ({ change: 'Opgezegd per', after: day }),
  }),
  'order.withdrawn': defineEvent({ describe: () => ({ change: 'Reden', after: 'Herroepen door de klant' }) }),
  'withdrawal.accepted': defineEvent({
    describe: () => ({ change: 'Beoordeeld', after: 'Alsnog herroepen' }),
  }),
  'withdrawal.assignmentStopped': defineEvent({ describe: () => ({ change: 'Opdracht gestopt' }) }),
  'withdrawal.partEnded': defineEvent({ describe: () => ({ change: 'Herroepen werk gestopt' }) }),
  'withdrawal.closed': defineEvent({ describe: () => ({ change: 'Beoordeeld', after: 'Afgehandeld' }) }),
  'withdrawal.refundWarned': defineEvent({
    kept: { day: text },
    describe: ({ day }) => ({ change: 'Gewaarschuwd: uiterlijk terug op', after: day }),
  }),
  'order.nameReleased': defineEvent({ describe: () => ({ change: 'De naam mag nu worden vastgelegd' }) }),
  'order.paymentReminded': defineEvent({ describe: () => ({ change: 'Aan de betaling herinnerd' }) }),
  'order.paymentRemindedAgain': defineEvent({
    describe: () => ({ change: 'Nog eens aan de betaling herinnerd' }),
  }),
  'order.remindersStopped': defineEvent({ describe: () => ({ change: 'Wil geen herinneringen meer' }) }),
  'order.renewalAnnounced': defineEvent({
    personal: { day: text },
    describe: ({ day }) => ({ change: 'Verlenging aangekondigd voor', after: day }),
  }),
  'order.priceRiseAnnounced': defineEvent({
    personal: { day: text },
    describe: ({ day }) => ({ change: 'Nieuwe prijs aangekondigd vanaf', after: day }),
  }),
  'priceRise.planned': defineEvent({ describe: () => ({ change: 'Brieven', after: 'Ingepland' }) }),
  'priceRise.recalled': defineEvent({ describe: () => ({ change: 'Brieven', after: 'Ingetrokken' }) }),
  'priceRise.sent': defineEvent({ describe: () => ({ change: 'Brieven', after: 'Verstuurd' }) }),
  'preparedOrder.sent': defineEvent({ describe: () => ({ change: 'Link', after: 'Naar de klant gemaild' }) }),
  'order.changeRequested': defineEvent({
    personal: { text },
    describe: event => ({ change: 'Wijziging gevraagd', after: event.text }),
  }),
  'order.extraAdded': defineEvent({
    personal: { label: text },
    describe: ({ label }) => ({ change: 'Extra toegevoegd', after: label }),
  }),
  'order.changed': defineEvent({
    personal: { from: text, to: text },
    describe: ({ from, to }) => ({ change: 'Bestelling gewijzigd', before: from, after: to }),
  }),
  /** Written once an order: who has it is not warned of again. */
  'order.setUpWarned': defineEvent({
    personal: { promised: text },
    describe: ({ promised }) => ({
      ...{ change: 'Waarschuwing gemaild', after: promised && formatMoment(new Date(promised)) },
    }),
  }),
  'order.taskTicked': defineEvent({
    kept: { label: text },
    personal: { isDone: z.boolean() },
    describe: ({ label, isDone }) => ({
      ...{ change: label, before: doneLabel(isDone === false), after: doneLabel(isDone) },
    }),
  }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof orderEvents> {}
}
