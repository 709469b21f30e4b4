'use client'

import {
  HOSTING_FILTERS,
  HOSTING_SORTS,
  type HostingQuery,
  type HostingSort,
} from '@/domain/hosting/consoleQuery'
import { SearchBox } from '../leads/SearchBox'
import { askedBy, HOSTING_API } from './address'
import type { Change } from './useAddress'

type HostingFiltersProps = { query: HostingQuery; change: Change }

/** What stands for every line in a list of choices. */
const EVERY = ''

/** Which lines, and in which order. Everything here stands in the address. */
export function HostingFilters({ query, change }: HostingFiltersProps) {
  return (
    <search className="lead-filters">
      <SearchBox
        id="hosting-zoeken"
        placeholder="Naam, bedrijf, domein, bestelling, factuur"
        search={query.search}
        change={change}
      />
      <label>
        Toon
        <select
          className="lead-select"
          value={query.filter ?? EVERY}
          onChange={event => change({ filter: event.target.value === EVERY ? null : event.target.value })}
        >
          <option value={EVERY}>Alles</option>
          {HOSTING_FILTERS[query.tab].map(({ value, label }) => (
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
          onChange={event => change({ sort: event.target.value as HostingSort })}
        >
          {HOSTING_SORTS[query.tab].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <a
        className="office-key"
        href={`${HOSTING_API}/export.csv?${askedBy({ ...query, after: null })}`}
        download
      >
        Exporteren
      </a>
    </search>
  )
}
