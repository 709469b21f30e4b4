'use client'

import { useRef } from 'react'
import { ConsoleCards, ConsoleFrame } from '@/platform/console/ConsoleFrame'
import { ColumnPicker } from '@/platform/console/ListControls'
import { KeysHelp, useSwitch } from '@/platform/console/ListKeys'
import { EmptyList, LoadFailure, NewRows } from '@/platform/console/ListStates'
import { StatusLine } from '@/platform/console/StatusLine'
import { useNow } from '@/platform/console/useList'
import { LEAD_FIGURES } from '../model/figureLabels'
import { INBOX_TABS, type InboxCounts, type InboxPage, type InboxQuery } from '../model/inbox'
import { INITIAL_STATUS } from '../model/lead'
import { COLUMN_CHOICES, emptyText, isFiltered } from './address'
import { LeadFilters, LeadsBulkBar } from './LeadFilters'
import { LEAD_KEYS, useListKeys } from './LeadKeys'
import { LeadsTable, useLeadsTable } from './LeadsTable'
import { type Change, ConsoleContext, type Owner, useAddress, useCounts, useInbox } from './useInbox'
import { useTriage } from './useTriage'

/** What could not be read is null: its panel says so, and the others work. */
type LeadsConsoleProps = {
  page: InboxPage | null
  asked: string
  counts: InboxCounts | null
  owners: Owner[] | null
  now: string
}

const NO_PAGE: InboxPage = { leads: [], next: null }
const NO_OWNERS: Owner[] = []

/** Everything that came in, to be answered from one screen. */
export function LeadsConsole({
  page,
  asked,
  counts: first,
  owners: sellers,
  now: loaded,
}: LeadsConsoleProps) {
  const owners = sellers ?? NO_OWNERS
  const address = useAddress()
  const { query, change } = address
  const inbox = useInbox({ page: page ?? NO_PAGE, asked, isMissing: !page }, query)
  const { counts, recount } = useCounts(first)
  const { triage, word, say } = useTriage({ inbox, owners, recount })
  const { table, ticked } = useLeadsTable({ inbox, address })
  const [keysOn, turnKeys] = useSwitch('sneltoetsen')
  const help = useRef<HTMLDialogElement>(null)
  const explain = () => help.current?.showModal()
  const { current, setCurrent } = useListKeys({ table, triage, say, explain, isOn: keysOn })
  const now = useNow(loaded)

  return (
    <ConsoleContext value={{ owners, now, triage }}>
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
            <ColumnPicker choices={COLUMN_CHOICES} shown={address.columns} onShow={address.showColumns} />
            <KeysHelp id="leads-sneltoetsen" keys={LEAD_KEYS} dialog={help} isOn={keysOn} onTurn={turnKeys} />
          </>
        }
        notes={
          <>
            {query.apart && <QuarantineNote />}
            {counts && (
              <NewRows total={counts.all} answers={inbox.answers} says={cameText} onShow={inbox.reload} />
            )}
            {!sellers && <LoadFailure text="Kon niet ophalen wie hier werken. Probeer het opnieuw." />}
            <LeadsBulkBar ticked={ticked} onDone={() => table.resetRowSelection(true)} />
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

function QuarantineNote() {
  return (
    <p className="lead-apart">
      Dit stuurde waarschijnlijk een robot. Na 30 dagen wordt het weggegooid. Was het toch een mens? Zet de
      status verder, dan staat het weer tussen de andere.
    </p>
  )
}

const cameText = (came: number) => (came === 1 ? 'Er kwam 1 lead binnen.' : `Er kwamen ${came} leads binnen.`)

type LeadCardsProps = { counts: InboxCounts; change: Change }

const CARDS = [
  { count: 'all', label: LEAD_FIGURES.all },
  { count: 'ads', label: 'Meta Ads Leads' },
  { count: 'configurator', label: 'Configurator' },
  { count: 'thisMonth', label: LEAD_FIGURES.thisMonth },
] as const

/** Everybody who waits, whatever was looked at before. */
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
