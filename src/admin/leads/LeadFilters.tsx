'use client'

import { INBOX_SORTS, type InboxSort } from '@/domain/leads/inbox'
import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { LEAD_STATUSES, type LeadStatus } from '@/domain/leads/status'
import { CONSOLE_API, paramsOf } from './address'
import { ownerOptions } from './OwnerSelect'
import { SearchBox } from './SearchBox'
import type { Change } from './useAddress'
import type { Owner } from './useDesk'

type LeadFiltersProps = { query: InboxQuery; owners: Owner[]; change: Change }

export const SEARCH_ID = 'leads-zoeken'

/** What stands for every lead in a list of choices. */
const EVERY = ''

/** Which leads, and in which order. Everything here stands in the address. */
export function LeadFilters({ query, owners, change }: LeadFiltersProps) {
  const choice = (value: string) => (value === EVERY ? null : value)
  return (
    <search className="lead-filters">
      <SearchBox
        id={SEARCH_ID}
        placeholder="Naam, bedrijf, e-mail, telefoon"
        search={query.search}
        change={change}
      />
      <label>
        Status
        <select
          className="lead-select"
          value={query.status ?? EVERY}
          onChange={event => change({ status: choice(event.target.value) as LeadStatus | null })}
        >
          <option value={EVERY}>Elke status</option>
          {LEAD_STATUSES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Wie
        <select
          className="lead-select"
          value={query.owner ?? EVERY}
          onChange={event => change({ owner: choice(event.target.value) })}
        >
          <option value={EVERY}>Iedereen</option>
          {ownerOptions(owners).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Volgorde
        <select
          className="lead-select"
          value={query.sort}
          onChange={event => change({ sort: event.target.value as InboxSort })}
        >
          {INBOX_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="lead-check">
        <input
          type="checkbox"
          role="switch"
          aria-checked={query.apart}
          checked={query.apart}
          onChange={event => change({ apart: event.target.checked })}
        />
        Apart gehouden
      </label>
      <a className="office-key" href={exportAddress(query)} download>
        Exporteren
      </a>
    </search>
  )
}

/** Every lead of this question, not only those of this page. */
function exportAddress(query: InboxQuery): string {
  return `${CONSOLE_API}/export.csv?${paramsOf({ ...query, after: null })}`
}
