'use client'

import { EmptyList } from '@/platform/console/EmptyList'
import type { InboxQuery } from '../model/inboxQuery'
import { emptyText, isFiltered } from './address'
import type { Change } from './useAddress'

type NoLeadsProps = { query: InboxQuery; change: Change }

export function NoLeads({ query, change }: NoLeadsProps) {
  const clear = () => change({ status: null, owner: null, search: '' })
  return <EmptyList text={emptyText(query)} onClear={isFiltered(query) ? clear : null} />
}
