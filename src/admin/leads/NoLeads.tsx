'use client'

import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { emptyText, isFiltered } from './address'
import type { Change } from './useAddress'

type NoLeadsProps = { query: InboxQuery; change: Change }

/** A list without leads, and the way out when a filter is the cause. */
export function NoLeads({ query, change }: NoLeadsProps) {
  return (
    <div className="lead-empty">
      <p>{emptyText(query)}</p>
      {isFiltered(query) && (
        <button
          type="button"
          className="office-key"
          onClick={() => change({ status: null, owner: null, search: '' })}
        >
          Filters wissen
        </button>
      )}
    </div>
  )
}
