'use client'

import { useRef, useState } from 'react'
import { StatusLine, type StatusMessage } from '@/platform/console/ActionButton'
import { ConsoleCards, ConsoleFrame } from '@/platform/console/ConsoleFrame'
import { useNow } from '@/platform/console/consoleState'
import { ColumnPicker } from '@/platform/console/ListControls'
import { EmptyList, LoadFailure, NewRows } from '@/platform/console/ListStates'
import { type Keys, KeysHelp, openerId, useKeys, useStoredSwitch } from '@/platform/console/ListTable'
import { INBOX_TABS, type InboxCounts, type InboxLead, type InboxPage, type InboxQuery } from '../model/inbox'
import {
  canBecome,
  INITIAL_STATUS,
  LEAD_FIGURES,
  LEAD_STATUSES,
  type LeadStatus,
  leadStatus,
} from '../model/lead'
import { LEAD_COLUMNS } from '../model/leadColumns'
import { emptyText, isFiltered } from './consoleAddress'
import { DoubtBulkBar, DoubtNote, useDoubt } from './Doubt'
import { leadName } from './LeadBadges'
import { LeadFilters, LeadsBulkBar, SEARCH_ID } from './LeadFilters'
import { LeadsTable, type LeadsTableModel, useLeadsTable } from './LeadsTable'
import type { LeadAction } from './leadActions'
import {
  type Change,
  ConsoleContext,
  type Owner,
  type Triage,
  useAddress,
  useCounts,
  useInbox,
  useTriage,
} from './useInbox'
import { useNotes } from './useNotes'

type LeadsConsoleProps = {
  page: InboxPage | null
  asked: string
  counts: InboxCounts | null
  owners: Owner[] | null
  actions: LeadAction[]
  now: string
}

const NO_PAGE: InboxPage = { leads: [], next: null }
const NO_OWNERS: Owner[] = []

export function LeadsConsole({
  page,
  asked,
  counts: first,
  owners: sellers,
  actions,
  now: loaded,
}: LeadsConsoleProps) {
  const owners = sellers ?? NO_OWNERS
  const address = useAddress()
  const { query, change } = address
  const inbox = useInbox({ page: page ?? NO_PAGE, asked, isMissing: !page }, query)
  const { counts, recount } = useCounts(first)
  const { triage, word, say, moves } = useTriage({ inbox, owners, recount })
  const { addNote, call } = useNotes({ inbox, recount, say, moves })
  const settle = useDoubt({ inbox, query, say, recount })
  const { table, ticked } = useLeadsTable({ inbox, address })
  const [keysOn, turnKeys] = useStoredSwitch('sneltoetsen')
  const help = useRef<HTMLDialogElement>(null)
  const explain = () => help.current?.showModal()
  const { current, setCurrent } = useListKeys({ table, triage, call, say, explain, isOn: keysOn })
  const now = useNow(loaded)

  function showMailed(mailed: InboxLead) {
    inbox.put(lead => (lead.id === mailed.id ? mailed : lead))
    recount()
  }

  return (
    <ConsoleContext value={{ owners, now, triage, addNote, settle, showMailed, actions }}>
      {counts ? <LeadCards counts={counts} change={change} /> : <LoadFailure onRetry={recount} />}
      <ConsoleFrame
        name="leads"
        label="Leads"
        tabs={INBOX_TABS}
        tab={query.tab}
        counts={counts}
        after={query.after}
        change={change}
        list={{
          isBusy: inbox.isBusy,
          hasFailed: inbox.hasFailed,
          isEmpty: inbox.leads.length === 0,
          next: inbox.next,
        }}
        pagerLabel="Pagina's met leads"
        tools={
          <>
            <LeadFilters query={query} owners={owners} change={change} />
            <ColumnPicker choices={LEAD_COLUMNS} shown={address.columns} onShow={address.showColumns} />
            <KeysHelp id="leads-sneltoetsen" keys={LEAD_KEYS} dialog={help} isOn={keysOn} onTurn={turnKeys} />
          </>
        }
        notes={
          <>
            <DoubtNote query={query} />
            {counts && (
              <NewRows total={counts.all} answers={inbox.answers} says={cameText} onShow={inbox.reload} />
            )}
            {!sellers && <LoadFailure text="Kon niet ophalen wie hier werken. Probeer het opnieuw." />}
            <Bulk ticked={ticked} onDone={() => table.resetRowSelection(true)} />
          </>
        }
        failure={<LoadFailure onRetry={inbox.reload} />}
        empty={<NoLeads query={query} change={change} />}
      >
        <LeadsTable table={table} current={current} onCurrent={setCurrent} />
      </ConsoleFrame>
      <StatusLine word={word} isBusy={inbox.isBusy} busyText="Leads laden..." say={say} />
    </ConsoleContext>
  )
}

/** Leads of both kinds stand in one list only for who looks for a reference. */
function Bulk(props: { ticked: InboxLead[]; onDone: () => void }) {
  const isDoubt = props.ticked.length > 0 && props.ticked.every(lead => lead.doubt)
  return isDoubt ? <DoubtBulkBar {...props} /> : <LeadsBulkBar {...props} />
}

const cameText = (came: number) => (came === 1 ? 'Er kwam 1 lead binnen.' : `Er kwamen ${came} leads binnen.`)

type LeadCardsProps = { counts: InboxCounts; change: Change }

const CARDS = [
  { count: 'all', label: LEAD_FIGURES.all },
  { count: 'ads', label: 'Meta Ads Leads' },
  { count: 'configurator', label: 'Configurator' },
  { count: 'thisMonth', label: LEAD_FIGURES.thisMonth },
] as const

const WAITING: Partial<InboxQuery> = {
  ...({ tab: 'all', sort: 'waiting', status: INITIAL_STATUS } as const),
  ...{ owner: null, search: '', apart: false },
}

function LeadCards({ counts, change }: LeadCardsProps) {
  const { overdue } = counts
  const text = overdue === 1 ? '1 lead wacht' : `${overdue} leads wachten`
  const onShow = () => change(WAITING)
  return (
    <ConsoleCards
      overdue={
        overdue > 0 ? { text: `${text} te lang op antwoord.`, button: 'Toon wie wacht', onShow } : null
      }
      inTime="Niemand wacht te lang op antwoord."
      cards={CARDS.map(({ count, label }) => ({ label, figure: counts[count] }))}
    />
  )
}

type NoLeadsProps = { query: InboxQuery; change: Change }

function NoLeads({ query, change }: NoLeadsProps) {
  const clear = () => change({ status: null, owner: null, search: '' })
  return <EmptyList text={emptyText(query)} onClear={isFiltered(query) ? clear : null} />
}

const LEAD_KEYS = [
  { keys: ['j', '↓'], what: 'Volgende lead' },
  { keys: ['k', '↑'], what: 'Vorige lead' },
  { keys: ['Enter'], what: 'Lead openen of sluiten' },
  ...LEAD_STATUSES.map(({ label }, index) => ({ keys: [String(index + 1)], what: `Status wordt ${label}` })),
  { keys: ['b'], what: 'Gebeld: zet een telefoontje in de tijdlijn' },
  { keys: ['x'], what: 'Lead aanvinken' },
  { keys: ['/'], what: 'Naar het zoekveld' },
  { keys: ['?'], what: 'Deze lijst' },
]

type KeyOptions = {
  table: LeadsTableModel
  triage: Triage
  call: (lead: InboxLead) => unknown
  say: (word: StatusMessage) => void
  explain: () => void
  isOn: boolean
}

function useListKeys({ table, triage, call, say, explain, isOn }: KeyOptions) {
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
    ['b', () => row && call(row.original)],
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

function searchAnew() {
  const search = document.getElementById(SEARCH_ID)
  if (!(search instanceof HTMLInputElement)) return
  search.focus()
  search.select()
}
