import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { formatAmount } from '@/platform/money/euro'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_STATUSES,
  type InvoicePaymentStatus,
  invoicePaymentStatus,
  invoiceStatus,
} from './invoiceStatus'
import { PAYMENT_STATES, paymentState } from './payment'

const status = z.enum(INVOICE_STATUSES.map(each => each.value))
const paymentStatus = z.enum(INVOICE_PAYMENT_STATUSES.map(each => each.value))
const state = z.enum(PAYMENT_STATES.map(each => each.value))
const cents = z.int()
const text = z.string()

const paymentStatusLabel = (value?: InvoicePaymentStatus) => value && invoicePaymentStatus(value).label
const amount = (value?: number) => (value === undefined ? undefined : formatAmount(value))

const moneyBack = (change: string) =>
  defineEvent({
    personal: { from: cents, to: cents },
    describe: ({ from, to }) => ({ change, before: amount(from), after: amount(to) }),
  })

export const billingEvents = {
  'invoice.statusChanged': defineEvent({
    kept: { from: status, to: status },
    describe: ({ from, to }) => ({
      ...{ change: 'Status', before: invoiceStatus(from).label, after: invoiceStatus(to).label },
    }),
  }),
  'invoice.paymentStatusChanged': defineEvent({
    personal: { from: paymentStatus, to: paymentStatus },
    describe: ({ from, to }) => ({
      ...{ change: 'Betaling', before: paymentStatusLabel(from), after: paymentStatusLabel(to) },
    }),
  }),
  'invoice.created': defineEvent({
    personal: { status },
    describe: event => ({
      ...{ change: 'Factuur gemaakt', after: event.status && invoiceStatus(event.status).label },
    }),
  }),
  'invoice.credited': defineEvent({
    personal: { credit: text },
    describe: ({ credit }) => ({ change: 'Creditfactuur gemaakt', after: credit }),
  }),
  'invoice.draftDeleted': defineEvent({ describe: () => ({ change: 'Concept weggegooid' }) }),
  'invoice.resent': defineEvent({
    personal: { to: text },
    describe: ({ to }) => ({ change: 'Opnieuw gemaild', after: to }),
  }),
  'invoice.excessSentBack': defineEvent({
    personal: { amount: cents },
    describe: event => ({ change: 'Te veel betaald, teruggestort', after: amount(event.amount) }),
  }),
  'invoice.excessSetOff': defineEvent({
    personal: { amount: cents, number: text },
    describe: event => ({
      ...{ change: `Te veel betaald, verrekend met ${event.number ?? 'een factuur'}` },
      after: amount(event.amount),
    }),
  }),
  'invoice.setOffReversed': defineEvent({
    personal: { amount: cents, number: text },
    describe: event => ({
      ...{ change: `Verrekening met ${event.number ?? 'een factuur'} teruggedraaid` },
      before: amount(event.amount),
    }),
  }),
  'payment.stateChanged': defineEvent({
    kept: { from: state, to: state },
    describe: ({ from, to }) => ({
      ...{ change: 'Stand', before: paymentState(from).label, after: paymentState(to).label },
    }),
  }),
  'payment.refunded': moneyBack('Terugbetaald'),
  'payment.chargedBack': moneyBack('Teruggeboekt'),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof billingEvents> {}
}
