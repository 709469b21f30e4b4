import { isRecordId } from '@/platform/text/recordId'
import { INBOX_SORTS, INBOX_TABS, type InboxSort, type InboxTab } from './inbox'
import { LEAD_STATUSES, type LeadStatus } from './status'

/** What the address of the console says: which leads, in which order, from where. */
export type InboxQuery = {
  tab: InboxTab
  sort: InboxSort
  status: LeadStatus | null
  /** The id of a member of staff, or `none`. */
  owner: string | null
  search: string
  /** What a bot sent, instead of what people sent. */
  apart: boolean
  after: string | null
}

const MAX_LENGTH = { search: 100, after: 300 }

type QueryParam = (name: keyof InboxQuery) => string | null

/** What an address asks for. What it says wrongly counts as not said. */
export function readInboxQuery(said: QueryParam): InboxQuery {
  const owner = said('owner') ?? ''
  const search = (said('search') ?? '').trim()
  const after = said('after')
  return {
    tab: valueIn(INBOX_TABS, said('tab')) ?? 'all',
    sort: valueIn(INBOX_SORTS, said('sort')) ?? 'waiting',
    status: valueIn(LEAD_STATUSES, said('status')),
    owner: owner === 'none' || isRecordId(owner) ? owner : null,
    search: search.length <= MAX_LENGTH.search ? search : '',
    apart: said('apart') === 'true',
    after: after !== null && after.length <= MAX_LENGTH.after ? after : null,
  }
}

function valueIn<Value extends string>(
  table: readonly { value: Value }[],
  said: string | null,
): Value | null {
  return table.find(each => each.value === said)?.value ?? null
}
