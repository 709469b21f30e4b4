'use client'

import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { EmptyList } from '../console/EmptyList'
import { emptyText, isFiltered } from './address'
import type { Change } from './useAddress'

type NoLeadsProps = { query: InboxQuery; change: Change }

export function NoLeads({ query, change }: NoLeadsProps) {
  const clear = () => change({ status: null, owner: null, search: '' })
  return <EmptyList text={emptyText(query)} onClear={isFiltered(query) ? clear : null} />
}
