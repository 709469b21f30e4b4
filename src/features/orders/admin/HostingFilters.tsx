'use client'

import { LabelledSelect } from '@/platform/console/LabelledSelect'
import { SearchBox } from '@/platform/console/SearchBox'
import { HOSTING_FILTERS, HOSTING_SORTS, type HostingQuery } from '../model/consoleQuery'
import { askedBy, HOSTING_API } from './address'
import type { Change } from './useAddress'

type HostingFiltersProps = { query: HostingQuery; change: Change }

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
      <LabelledSelect
        label="Toon"
        value={query.filter}
        options={HOSTING_FILTERS[query.tab]}
        every="Alles"
        onPick={filter => change({ filter })}
      />
      <LabelledSelect
        label="Volgorde"
        value={query.sort}
        options={HOSTING_SORTS[query.tab]}
        onPick={sort => sort && change({ sort })}
      />
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
