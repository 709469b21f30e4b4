'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { BulkBar, ConsoleFilters } from '@/platform/console/ConsoleFrame'
import { LabelledSelect } from '@/platform/console/ListControls'
import { INBOX_SORTS, type InboxLead, type InboxQuery } from '../model/inbox'
import { LEAD_STATUSES, type LeadStatus } from '../model/lead'
import type { TriageChange } from '../model/triage'
import { CONSOLE_API, MONTH_PARAM, paramsOf } from './consoleAddress'
import { NOBODY, ownerOptions } from './leadColumns'
import { type Change, type Owner, useConsole } from './useInbox'

type LeadFiltersProps = { query: InboxQuery; owners: Owner[]; change: Change }

export const SEARCH_ID = 'leads-zoeken'

export function LeadFilters({ query, owners, change }: LeadFiltersProps) {
  return (
    <ConsoleFilters
      searchId={SEARCH_ID}
      placeholder="Naam, bedrijf, e-mail, telefoon, nummer, bericht, notitie"
      search={query.search}
      change={change}
      exportUrl={`${CONSOLE_API}/export.csv?${paramsOf({ ...query, after: null })}`}
    >
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
      {query.tab !== 'doubt' && (
        <label className="console-check">
          <input
            type="checkbox"
            role="switch"
            aria-checked={query.apart}
            checked={query.apart}
            onChange={event => change({ apart: event.target.checked })}
          />
          Apart gehouden
        </label>
      )}
    </ConsoleFilters>
  )
}

type LeadsBulkBarProps = { ticked: InboxLead[]; onDone: () => void }

const TARGETS = LEAD_STATUSES.filter(each => !each.awaitsAnswer)

export function LeadsBulkBar({ ticked, onDone }: LeadsBulkBarProps) {
  const { owners, triage } = useConsole()
  const [status, setStatus] = useState<LeadStatus | null>(null)
  const [owner, setOwner] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (ticked.length === 0) return null

  async function apply() {
    if (isBusy || (status === null && owner === null)) return
    setBusy(true)
    const outcomes = await triage(ticked, changeOf(status, owner))
    setBusy(false)
    if (outcomes.length === 0) return
    setStatus(null)
    setOwner(null)
    onDone()
  }

  return (
    <BulkBar
      text={ticked.length === 1 ? '1 lead aangevinkt' : `${ticked.length} leads aangevinkt`}
      isBusy={isBusy}
      onApply={apply}
      onClear={onDone}
    >
      <LabelledSelect
        label="Status wordt"
        value={status}
        options={TARGETS}
        every="blijft zoals hij is"
        onPick={setStatus}
      />
      <LabelledSelect
        label="Opgepakt door"
        value={owner}
        options={ownerOptions(owners)}
        every="blijft zoals het is"
        onPick={setOwner}
      />
    </BulkBar>
  )
}

function changeOf(status: LeadStatus | null, owner: string | null): TriageChange {
  return {
    ...(status === null ? {} : { status }),
    ...(owner === null ? {} : { owner: owner === NOBODY ? null : owner }),
  }
}

type MonthLinksProps = { month: string; thisMonth: string }

export function MonthLinks({ month, thisMonth }: MonthLinksProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()

  function show(step: number) {
    const params = new URLSearchParams(location.search)
    params.set(MONTH_PARAM, monthAfter(month, step))
    start(() => router.replace(`?${params}`, { scroll: false }))
  }

  return (
    <span className="lead-month-links" aria-busy={isBusy}>
      <button type="button" className="console-link" onClick={() => show(-1)}>
        Vorige maand
      </button>
      {month < thisMonth && (
        <button type="button" className="console-link" onClick={() => show(1)}>
          Volgende maand
        </button>
      )}
    </span>
  )
}

function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7)
}
