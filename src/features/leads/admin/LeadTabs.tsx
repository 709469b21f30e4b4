'use client'

import { Tabs } from '@/platform/console/Tabs'
import { INBOX_TABS, type InboxCounts, type InboxTab } from '../model/inbox'
import type { Change } from './useAddress'

type LeadTabsProps = { tab: InboxTab; counts: InboxCounts | null; change: Change }

export const PANEL_ID = 'leads-lijst'
export const tabId = (tab: InboxTab) => `leads-tab-${tab}`

export function LeadTabs({ tab, counts, change }: LeadTabsProps) {
  const onPick = (picked: InboxTab) => change({ tab: picked })
  return <Tabs label="Leads" tabs={INBOX_TABS} panel={PANEL_ID} idOf={tabId} {...{ tab, counts, onPick }} />
}
