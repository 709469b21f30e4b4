import { isRecordId } from '@/platform/text/recordId'
import type { AppointmentState } from './appointmentState'
import type { Doubt } from './doubt'
import { LEAD_STATUSES, type LeadKind, type LeadStatus } from './lead'

export const INBOX_TABS = [
  { value: 'all', label: 'Alle Leads', empty: 'Nog geen leads ontvangen' },
  { value: 'ads', label: 'Meta Ads', empty: 'Nog geen Meta Ads leads' },
  { value: 'configurator', label: 'Configurator', empty: 'Nog geen configurator aanvragen' },
  { value: 'doubt', label: 'Twijfel', empty: 'Niets waaraan we twijfelen.' },
] as const

export const INBOX_SORTS = [
  { value: 'waiting', label: 'Langst wachtend eerst' },
  { value: 'newest', label: 'Nieuwste eerst' },
  { value: 'oldest', label: 'Oudste eerst' },
  { value: 'nextStep', label: 'Volgende stap eerst' },
] as const

export type InboxTab = (typeof INBOX_TABS)[number]['value']
export type InboxSort = (typeof INBOX_SORTS)[number]['value']

export const INBOX_COLLECTIONS = ['leads', 'configurator-requests'] as const
export type InboxCollection = (typeof INBOX_COLLECTIONS)[number]

export const TAB_COLLECTIONS: Record<InboxTab, readonly InboxCollection[]> = {
  all: INBOX_COLLECTIONS,
  ads: ['leads'],
  configurator: ['configurator-requests'],
  doubt: INBOX_COLLECTIONS,
}

/** Times are ISO strings. */
export type InboxLead = {
  collection: InboxCollection
  id: string
  number: number
  /** What the visitor knows it by. */
  reference: string
  /** Null for what stands among the leads. */
  doubt: { verdict: Doubt; signs: string[] } | null
  kind: LeadKind | 'configurator'
  source: string | null
  name: string
  email: string
  phone: string | null
  company: string | null
  service: string | null
  subject: string | null
  appointmentAt: string | null
  appointmentState: AppointmentState | null
  message: string | null
  createdAt: string
  updatedAt: string
  respondBy: string
  openUntil: string | null
  status: LeadStatus
  owner: { id: string; name: string } | null
  notes: string | null
  nextStep: string | null
  nextStepOn: string | null
}

export type InboxPage = { leads: InboxLead[]; next: string | null }

export type InboxCounts = {
  all: number
  ads: number
  configurator: number
  doubt: number
  thisMonth: number
  overdue: number
  /** Leads whose next step is for today or passed. */
  toDo: number
}

export type TriageOutcome =
  | { id: string; kind: 'changed' | 'conflict'; lead: InboxLead }
  | { id: string; kind: 'refused' | 'gone' }

export type NoteOutcome = { id: string; kind: 'noted'; lead: InboxLead } | { id: string; kind: 'gone' }

/** `amount` is without VAT, and empty for what has no price. */
export type SlipLine = { label: string; answer: string; amount: string }

/** `total` is what it comes to, in words; empty for what was not priced. */
export type LeadSlip = { lines: SlipLine[]; total: string }

export type InboxQuery = {
  tab: InboxTab
  sort: InboxSort
  status: LeadStatus | null
  /** The id of a member of staff, or `none`. */
  owner: string | null
  search: string
  /** What machines sent. */
  apart: boolean
  after: string | null
}

const MAX_LENGTH = { search: 100, after: 300 }

type QueryParam = (name: keyof InboxQuery) => string | null

export function readInboxQuery(param: QueryParam): InboxQuery {
  const owner = param('owner') ?? ''
  const search = (param('search') ?? '').trim()
  const after = param('after')
  return {
    tab: valueIn(INBOX_TABS, param('tab')) ?? 'all',
    sort: valueIn(INBOX_SORTS, param('sort')) ?? 'waiting',
    status: valueIn(LEAD_STATUSES, param('status')),
    owner: owner === 'none' || isRecordId(owner) ? owner : null,
    search: search.length <= MAX_LENGTH.search ? search : '',
    apart: param('apart') === 'true',
    after: after !== null && after.length <= MAX_LENGTH.after ? after : null,
  }
}

function valueIn<Value extends string>(
  table: readonly { value: Value }[],
  param: string | null,
): Value | null {
  return table.find(each => each.value === param)?.value ?? null
}

export const LEAD_CHANNELS = [
  { value: 'ads', label: 'Meta Ads' },
  { value: 'configurator', label: 'Configurator' },
  { value: 'chat', label: 'Chat' },
  { value: 'website', label: 'Website' },
] as const

export type LeadChannel = (typeof LEAD_CHANNELS)[number]['value']
