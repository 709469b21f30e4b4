'use client'

import { LabelledSelect } from '@/platform/console/LabelledSelect'
import { SearchBox } from '@/platform/console/SearchBox'
import { INBOX_SORTS } from '../model/inbox'
import type { InboxQuery } from '../model/inboxQuery'
import { LEAD_STATUSES } from '../model/status'
import { CONSOLE_API, paramsOf } from './address'
import { ownerOptions } from './OwnerSelect'
import type { Change } from './useAddress'
import type { Owner } from './useDesk'

type LeadFiltersProps = { query: InboxQuery; owners: Owner[]; change: Change }

export const SEARCH_ID = 'leads-zoeken'

/** Which leads, and in which order. Everything here stands in the address. */
export function LeadFilters({ query, owners, change }: LeadFiltersProps) {
  return (
    <search className="lead-filters">
      <SearchBox
        id={SEARCH_ID}
        placeholder="Naam, bedrijf, e-mail, telefoon"
        search={query.search}
        change={change}
      />
      <LabelledSelect
        label="Status"
        value={query.status}
        options={LEAD_STATUSES}
        every="Elke status"
        onPick={status => change({ status })}
      />
      <LabelledSelect
        label="Wie"
        value={query.owner}
        options={ownerOptions(owners)}
        every="Iedereen"
        onPick={owner => change({ owner })}
      />
      <LabelledSelect
        label="Volgorde"
        value={query.sort}
        options={INBOX_SORTS}
        onPick={sort => sort && change({ sort })}
      />
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
