'use client'

import { useState } from 'react'
import { type Keys, useKeys } from '@/platform/console/ListKeys'
import { openerId } from '@/platform/console/ListTable'
import type { StatusMessage } from '@/platform/console/StatusLine'
import type { InboxLead } from '../model/inbox'
import { canBecome, LEAD_STATUSES, type LeadStatus, leadStatus } from '../model/lead'
import { leadName } from './LeadBadges'
import { SEARCH_ID } from './LeadFilters'
import type { LeadsTableModel } from './LeadsTable'
import type { Triage } from './useInbox'

export const LEAD_KEYS = [
  { keys: ['j', '↓'], what: 'Volgende lead' },
  { keys: ['k', '↑'], what: 'Vorige lead' },
  { keys: ['Enter'], what: 'Lead openen of sluiten' },
  ...LEAD_STATUSES.map(({ label }, index) => ({ keys: [String(index + 1)], what: `Status wordt ${label}` })),
  { keys: ['x'], what: 'Lead aanvinken' },
  { keys: ['/'], what: 'Naar het zoekveld' },
  { keys: ['?'], what: 'Deze lijst' },
]

type KeyOptions = {
  table: LeadsTableModel
  triage: Triage
  say: (word: StatusMessage) => void
  explain: () => void
  isOn: boolean
}

/** The current line of the list, and the keys that move and change it. */
export function useListKeys({ table, triage, say, explain, isOn }: KeyOptions) {
  const [current, setCurrent] = useState<string | null>(null)
  const { rows } = table.getRowModel()
  const at = rows.findIndex(row => row.id === current)
  const row = rows[at]

  function move(step: number) {
    const next = rows[at < 0 ? 0 : at + step]
    if (next) document.getElementById(openerId(next.id))?.focus()
  }

  const become = (to: LeadStatus) => row && moveOn(row.original, to, { triage, say })

  const keys: Keys = new Map([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => row?.toggleExpanded(!row.getIsExpanded())],
    ['x', () => row?.toggleSelected(!row.getIsSelected())],
    ['/', searchAnew],
    ['?', explain],
    ...LEAD_STATUSES.map(({ value }, index) => [String(index + 1), () => become(value)] as const),
  ])
  useKeys(keys, isOn)
  return { current, setCurrent }
}

function moveOn(lead: InboxLead, to: LeadStatus, { triage, say }: Pick<KeyOptions, 'triage' | 'say'>) {
  if (lead.status === to) return
  if (canBecome(lead.status, to)) return triage([lead], { status: to })
  const [was, wanted] = [leadStatus(lead.status).label, leadStatus(to).label]
  say({ tone: 'problem', text: `${leadName(lead)} kan van "${was}" niet terug naar "${wanted}".` })
}

/** What stood in the search is selected, so that typing replaces it. */
function searchAnew() {
  const search = document.getElementById(SEARCH_ID)
  if (!(search instanceof HTMLInputElement)) return
  search.focus()
  search.select()
}
