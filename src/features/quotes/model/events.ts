import * as z from 'zod/mini'
import { defineEvent, type EventsOf } from '@/platform/audit/model/events'
import { labelIn } from '@/platform/text/format'
import { ACCEPTANCE_WAYS, DECLINE_REASONS, QUESTION_KINDS } from './acceptance'
import { plannedText } from './assignment'

const text = z.string()
const edition = z.number()
const version = (number: number) => `versie ${number}`

export const quoteEvents = {
  'quote.created': defineEvent({ describe: () => ({ change: 'Offerte gemaakt' }) }),
  'quote.sent': defineEvent({
    kept: { edition },
    describe: ({ edition: sent }) => ({ change: 'Offerte verstuurd', after: version(sent) }),
  }),
  'quote.resent': defineEvent({
    kept: { edition },
    describe: ({ edition: sent }) => ({
      change: 'Mail van de offerte opnieuw verstuurd',
      after: version(sent),
    }),
  }),
  'quote.accepted': defineEvent({
    kept: { edition, way: z.enum(ACCEPTANCE_WAYS.map(each => each.value)) },
    personal: { signer: text },
    describe: ({ edition: accepted, way, signer = '' }) => ({
      change: 'Akkoord op de offerte',
      after: [version(accepted), labelIn(ACCEPTANCE_WAYS, way).toLowerCase(), signer]
        .filter(Boolean)
        .join(', '),
    }),
  }),
  'quote.asked': defineEvent({
    kept: { kind: z.enum(QUESTION_KINDS.map(each => each.value)) },
    personal: { message: text },
    describe: ({ kind, message }) => ({ change: labelIn(QUESTION_KINDS, kind), after: message }),
  }),
  'quote.answered': defineEvent({ describe: () => ({ change: 'Vraag beantwoord' }) }),
  'quote.declined': defineEvent({
    kept: { reason: z.enum(DECLINE_REASONS.map(each => each.value)) },
    personal: { message: text },
    describe: ({ reason, message }) => ({
      change: 'Offerte afgewezen',
      after: [labelIn(DECLINE_REASONS, reason), message].filter(Boolean).join(': '),
    }),
  }),
  'assignment.extended': defineEvent({
    kept: { number: text },
    describe: ({ number }) => ({ change: 'Meerwerk erbij', after: `offerte ${number}` }),
  }),
  'assignment.planned': defineEvent({
    kept: { from: z.nullable(text), until: z.nullable(text), owner: text },
    describe: ({ from, until, owner }) => ({
      change: 'Planning veranderd',
      after: [plannedText({ from, until }), owner].filter(Boolean).join(', '),
    }),
  }),
  'assignment.noted': defineEvent({
    personal: { note: text },
    describe: ({ note }) => ({ change: 'Notitie', after: note }),
  }),
  'assignment.taskTicked': defineEvent({
    kept: { isDone: z.boolean() },
    personal: { label: text },
    describe: ({ label = 'een taak', isDone }) => ({
      change: `${isDone ? 'Gedaan' : 'Toch nog te doen'}: ${label}`,
    }),
  }),
  'assignment.closed': defineEvent({ describe: () => ({ change: 'Opdracht afgerond' }) }),
  'assignment.started': defineEvent({ describe: () => ({ change: 'Aan de opdracht begonnen' }) }),
  'assignment.delivered': defineEvent({
    kept: { order: z.nullable(z.string()) },
    describe: ({ order }) => ({
      change: 'Opdracht opgeleverd',
      after: order ? `bestelling ${order}` : undefined,
    }),
  }),
  'assignment.partEnded': defineEvent({
    kept: { number: text },
    describe: ({ number }) => ({ change: 'Herroepen werk gestopt', after: `offerte ${number}` }),
  }),
  'assignment.stopped': defineEvent({
    personal: { reason: text },
    describe: ({ reason }) => ({ change: 'Opdracht gestopt', after: reason }),
  }),
  'quote.withdrawnFrom': defineEvent({ describe: () => ({ change: 'Klant heeft de opdracht herroepen' }) }),
  'quote.retracted': defineEvent({ describe: () => ({ change: 'Offerte ingetrokken' }) }),
  'quote.expired': defineEvent({ describe: () => ({ change: 'Offerte verlopen' }) }),
  'quote.linksRenewed': defineEvent({
    describe: () => ({ change: 'Nieuwe links: de vorige openen niets meer' }),
  }),
  'quote.reminded': defineEvent({
    kept: { edition },
    describe: ({ edition: sent }) => ({ change: 'Herinnering gemaild', after: version(sent) }),
  }),
}

declare module '@/platform/audit/model/events' {
  interface AuditEvents extends EventsOf<typeof quoteEvents> {}
}
