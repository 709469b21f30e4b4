import type { LeadKind } from './kinds'
import type { LeadStatus } from './status'

/** The tabs of the console, with what they say when nothing came in yet. */
export const INBOX_TABS = [
  { value: 'all', label: 'Alle Leads', empty: 'Nog geen leads ontvangen' },
  { value: 'ads', label: 'Meta Ads', empty: 'Nog geen Meta Ads leads' },
  { value: 'configurator', label: 'Configurator', empty: 'Nog geen configurator aanvragen' },
] as const

export const INBOX_SORTS = [
  { value: 'waiting', label: 'Langst wachtend eerst' },
  { value: 'newest', label: 'Nieuwste eerst' },
  { value: 'oldest', label: 'Oudste eerst' },
] as const

export type InboxTab = (typeof INBOX_TABS)[number]['value']
export type InboxSort = (typeof INBOX_SORTS)[number]['value']

/** Where what people ask of us is kept: the console lists it, and it is exported, erased and forgotten with its person. */
export const INBOX_COLLECTIONS = ['leads', 'configurator-requests'] as const
export type InboxCollection = (typeof INBOX_COLLECTIONS)[number]

/** One line of the console, wherever it came in. Times are ISO strings. */
export type InboxLead = {
  collection: InboxCollection
  id: string
  number: number
  kind: LeadKind | 'configurator'
  source: string | null
  name: string
  email: string
  phone: string | null
  company: string | null
  service: string | null
  subject: string | null
  /** When somebody asked to speak to us. */
  appointmentAt: string | null
  message: string | null
  createdAt: string
  updatedAt: string
  respondBy: string
  /** Null once somebody answered. */
  openUntil: string | null
  status: LeadStatus
  owner: { id: string; name: string } | null
  notes: string | null
  nextStep: string | null
  nextStepOn: string | null
}

/** `next` is where the page after this one begins; null on the last. */
export type InboxPage = { leads: InboxLead[]; next: string | null }

export type InboxCounts = {
  all: number
  ads: number
  configurator: number
  thisMonth: number
  overdue: number
}

/** How a change went for each lead: `overtaken` brings the lead as a colleague left it. */
export type TriageOutcome =
  | { id: string; kind: 'changed' | 'overtaken'; lead: InboxLead }
  | { id: string; kind: 'refused' | 'gone' }
