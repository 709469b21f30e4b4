import type { ProofRequired } from '@/platform/forms/proofOfWork'

export const LEAD_KINDS = [
  { value: 'quote', label: 'Offerteaanvraag' },
  { value: 'ads', label: 'Advertentie' },
  { value: 'contact', label: 'Bericht' },
  { value: 'appointment', label: 'Afspraak' },
  { value: 'callback', label: 'Terugbelverzoek' },
] as const

export type LeadKind = (typeof LEAD_KINDS)[number]['value']

/** An appointment is booked on a free moment, not asked for in a form of its own. */
export type FormKind = Exclude<LeadKind, 'appointment'>

export const FORM_KINDS = LEAD_KINDS.map(each => each.value).filter(
  (kind): kind is FormKind => kind !== 'appointment',
)

export function kindLabel(kind: LeadKind): string {
  const found = LEAD_KINDS.find(each => each.value === kind)
  if (!found) throw new Error(`unknown kind of lead ${kind}`)
  return found.label
}

/** The button of every call-back form, and what opens one. */
export const CALL_ME = 'Bel mij terug'

export const QUOTE_SERVICES = [
  { value: 'website-eenmalig', label: 'Website, eenmalig' },
  { value: 'website-abonnement', label: 'Website, abonnement' },
  { value: 'webshop', label: 'Webshop' },
  { value: 'seo', label: 'Vindbaarheid (SEO)' },
  { value: 'onderhoud', label: 'Onderhoud' },
  { value: 'anders', label: 'Iets anders' },
] as const

export const ADS_SERVICE = 'Website/Webshop via Meta Ads'
/** What `leadRespondBy` counts for an advertisement. */
export const ADS_RESPONSE_TIME = 'binnen één openingsuur'

export function serviceLabel(service: string): string {
  return QUOTE_SERVICES.find(each => each.value === service)?.label ?? service
}

/**
 * `to`: where staff may take it. `awaitsAnswer`: nobody answered yet. `awaitsQuote`: who asked for a quote can still expect
 * one. `isFollowedUp`: staff go on with it.
 */
export const LEAD_STATUSES = [
  {
    value: 'new',
    label: 'Nieuw',
    tone: 'red',
    to: ['contacted', 'quoted', 'won', 'lost'],
    awaitsAnswer: true,
    awaitsQuote: true,
    isFollowedUp: false,
  },
  {
    value: 'contacted',
    label: 'Contact gehad',
    tone: 'amber',
    to: ['quoted', 'won', 'lost'],
    awaitsAnswer: false,
    awaitsQuote: true,
    isFollowedUp: true,
  },
  {
    value: 'quoted',
    label: 'Offerte verstuurd',
    tone: 'amber',
    to: ['contacted', 'won', 'lost'],
    awaitsAnswer: false,
    awaitsQuote: false,
    isFollowedUp: true,
  },
  {
    value: 'won',
    label: 'Gewonnen',
    tone: 'green',
    to: ['contacted', 'quoted', 'lost'],
    awaitsAnswer: false,
    awaitsQuote: false,
    isFollowedUp: true,
  },
  {
    value: 'lost',
    label: 'Verloren',
    tone: 'grey',
    to: ['contacted', 'quoted', 'won'],
    awaitsAnswer: false,
    awaitsQuote: false,
    isFollowedUp: false,
  },
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]['value']

export const INITIAL_STATUS: LeadStatus = 'new'

export function leadStatus(value: LeadStatus) {
  const status = LEAD_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown lead status ${value}`)
  return status
}

export function isLeadStatus(value: unknown): value is LeadStatus {
  return LEAD_STATUSES.some(each => each.value === value)
}

/** Nothing returns to the initial status: from there on a person has seen it. */
export function canBecome(from: LeadStatus, to: LeadStatus): boolean {
  return from === to || (leadStatus(from).to as readonly LeadStatus[]).includes(to)
}

/** What a lead is once staff reached who asked. */
export function statusAfterContact(from: LeadStatus): LeadStatus {
  return leadStatus(from).awaitsAnswer ? 'contacted' : from
}

export const UNDO_MINUTES = 10

export const PREFERRED_CONTACTS = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Telefoon' },
] as const

export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]['value']

export function formatReference(number: number): string {
  return String(number).padStart(5, '0')
}

export const LEAD_FIGURES = { all: 'Totaal Leads', thisMonth: 'Deze Maand' } as const

/** `received`: saved, and no mail goes until staff have looked at it. */
export type LeadResult =
  | { kind: 'sent' | 'savedWithoutMail' | 'received'; reference: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' | 'keyReused' | 'tooMany' }
  | ProofRequired

export type LeadResultKind = LeadResult['kind']

/** How a form stands: never sent, or sent with this answer. `values` is what was typed, for a page without scripts. */
export type LeadState = { kind: 'idle' } | (LeadResult & { values: Record<string, string> })

export const IDLE: LeadState = { kind: 'idle' }

export type SubmitLead = (before: LeadState, form: FormData) => Promise<LeadState>
