'use client'

import { Tabs } from '@/platform/console/Tabs'
import { HOSTING_TABS, type HostingFound, type HostingTab } from '../model/console'
import type { Change } from './useAddress'

type HostingTabsProps = { tab: HostingTab; found: HostingFound | null; change: Change }

export const PANEL_ID = 'hosting-lijst'
export const tabId = (tab: HostingTab) => `hosting-tab-${tab}`

/** The three lists, each with on how many of its lines the search was found. */
export function HostingTabs({ tab, found, change }: HostingTabsProps) {
  const onPick = (picked: HostingTab) => change({ tab: picked })
  return (
    <Tabs
      label="Hosting"
      tabs={HOSTING_TABS}
      counts={found}
      panel={PANEL_ID}
      idOf={tabId}
      {...{ tab, onPick }}
    />
  )
}
