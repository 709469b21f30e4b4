import { INVOICE_PAYMENT_STATUSES, invoiceStatus } from '@/features/billing/model/invoiceStatus'
import { singleLine } from '@/platform/text/format'
import { isRecordId } from '@/platform/text/recordId'
import { MIN_PHONE_DIGITS, typedDigits } from '@/platform/text/search'
import { HOSTING_TABS, type HostingTab } from './console'
import { ORDER_STATUSES } from './orderStatus'

type Choice = { value: string; label: string }

const BY_AGE = [
  { value: 'newest', label: 'Nieuwste eerst' },
  { value: 'oldest', label: 'Oudste eerst' },
] as const

export const HOSTING_SORTS = {
  orders: [{ value: 'waiting', label: 'Wat moet gebeuren eerst' }, ...BY_AGE],
  customers: [...BY_AGE, { value: 'name', label: 'Op naam' }, { value: 'open', label: 'Meeste open eerst' }],
  invoices: [
    { value: 'waiting', label: 'Wat openstaat eerst' },
    ...BY_AGE,
    { value: 'amount', label: 'Hoogste bedrag eerst' },
  ],
} as const satisfies Record<HostingTab, readonly Choice[]>

export type HostingSort<Tab extends HostingTab = HostingTab> = (typeof HOSTING_SORTS)[Tab][number]['value']

const named = (table: readonly Choice[]) => table.map(({ value, label }) => ({ value, label }))

export const HOSTING_FILTERS: Record<HostingTab, Choice[]> = {
  orders: [
    { value: 'hands', label: 'Moet nog gebeuren' },
    ...named(ORDER_STATUSES),
    { value: 'advance', label: 'Vooruitbetaald' },
  ],
  customers: [
    { value: 'open', label: 'Heeft iets openstaan' },
    { value: 'erasure', label: 'Wil vergeten worden' },
    { value: 'disabled', label: 'Kan niet inloggen' },
  ],
  invoices: [
    ...named([invoiceStatus('draft'), ...INVOICE_PAYMENT_STATUSES, invoiceStatus('credited')]),
    { value: 'credit', label: 'Creditfacturen' },
    { value: 'refund', label: 'Nog terug te betalen' },
    { value: 'moneyBack', label: 'Geld ging terug: besluit nodig' },
    { value: 'advance', label: 'Vooruitbetaald' },
  ],
}

export type HostingQuery = {
  tab: HostingTab
  sort: HostingSort
  filter: string | null
  search: string
  /** First and last day of issue, of invoices only. */
  from: string | null
  until: string | null
  after: string | null
  open: string | null
}

const MAX_LENGTH = { search: 100, after: 2000 }

type QueryParam = (name: keyof HostingQuery) => string | null

/** What an address asks for. What it says wrongly counts as not said. */
export function readHostingQuery(said: QueryParam): HostingQuery {
  const tab = HOSTING_TABS.find(each => each.value === said('tab'))?.value ?? 'orders'
  const sorts: readonly { value: HostingSort }[] = HOSTING_SORTS[tab]
  const [search, after, open] = [(said('search') ?? '').trim(), said('after'), said('open') ?? '']
  return {
    tab,
    sort: sorts.find(each => each.value === said('sort'))?.value ?? HOSTING_SORTS[tab][0].value,
    filter: HOSTING_FILTERS[tab].find(each => each.value === said('filter'))?.value ?? null,
    search: search.length <= MAX_LENGTH.search ? search : '',
    ...(tab === 'invoices' ? { from: readDay(said('from')), until: readDay(said('until')) } : NO_PERIOD),
    after: after !== null && after.length <= MAX_LENGTH.after ? after : null,
    open: isRecordId(open) ? open : null,
  }
}

const NO_PERIOD = { from: null, until: null }

/** A day that a calendar has, in this century: who types a year passes through others. */
export function readDay(typed: string | null): string | null {
  if (!typed || !/^20\d\d-\d\d-\d\d$/.test(typed)) return null
  const at = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed) ? typed : null
}

export type HostingSearch = { text: string; phone: string | null }

/** What was typed in the search box; null when it asks for nothing. */
export function hostingSearch(typed: string): HostingSearch | null {
  const text = singleLine(typed).toLowerCase()
  if (text === '') return null
  const digits = typedDigits(text)
  return { text, phone: digits.length >= MIN_PHONE_DIGITS ? digits : null }
}
