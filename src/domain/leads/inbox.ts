import * as z from 'zod/mini'
import type { LeadKind } from './kinds'
import { LEAD_STATUSES, type LeadStatus } from './status'

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
export type InboxCollection = 'leads' | 'configurator-requests'

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

/** What the address of the console says: which leads, in which order, from where. */
export const inboxQuery = z.object({
  tab: z.catch(z.enum(INBOX_TABS.map(each => each.value)), 'all'),
  sort: z.catch(z.enum(INBOX_SORTS.map(each => each.value)), 'waiting'),
  status: z.catch(z.nullable(z.enum(LEAD_STATUSES.map(each => each.value))), null),
  /** The id of a member of staff, or `none`. */
  owner: z.catch(z.nullable(z.union([z.uuid(), z.literal('none')])), null),
  search: z.catch(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** What a bot sent, instead of what people sent. */
  apart: z.catch(z.stringbool(), false),
  after: z.catch(z.nullable(z.string().check(z.maxLength(300))), null),
})

export type InboxQuery = z.infer<typeof inboxQuery>

/** What staff change in the list. Only what is named changes. */
export const triageChange = z.partial(
  z.object({
    status: z.enum(LEAD_STATUSES.map(each => each.value)),
    owner: z.nullable(z.uuid()),
    notes: z.string().check(z.maxLength(10_000)),
    nextStep: z.string().check(z.maxLength(200)),
    nextStepOn: z.nullable(z.iso.date()),
  }),
)

export type TriageChange = z.infer<typeof triageChange>

/** A lead as whoever changes it has seen it: `updatedAt` tells whether somebody else was first. */
export const triageOrder = z.object({
  leads: z
    .array(
      z.object({
        collection: z.enum(['leads', 'configurator-requests']),
        id: z.uuid(),
        updatedAt: z.iso.datetime({ offset: true }),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  change: triageChange,
})

export type TriageOrder = z.infer<typeof triageOrder>

/** How a change went for each lead: `overtaken` brings the lead as a colleague left it. */
export type TriageOutcome =
  | { id: string; kind: 'changed' | 'overtaken'; lead: InboxLead }
  | { id: string; kind: 'refused' | 'gone' }
