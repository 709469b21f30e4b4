'use client'

import { useRef } from 'react'
import { ColumnPicker, Pager } from '@/platform/console/ListControls'
import { EmptyList, LoadFailure, NewLeads } from '@/platform/console/ListStates'
import { StatusLine } from '@/platform/console/StatusLine'
import { Tabs } from '@/platform/console/Tabs'
import { useNow } from '@/platform/console/useList'
import { LEAD_FIGURES } from '../model/figureLabels'
import { INBOX_TABS, type InboxCounts, type InboxPage, type InboxQuery, type InboxTab } from '../model/inbox'
import { COLUMN_CHOICES, emptyText, isFiltered } from './address'
import { BulkBar, LeadFilters } from './LeadFilters'
import { KeysHelp, useListKeys, useSwitch } from './LeadKeys'
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
      <LeadTabs tab={query.tab} counts={counts} change={change} />
      <div
        role="tabpanel"
        id={PANEL_ID}
        className="console-list"
        aria-labelledby={tabId(query.tab)}
        aria-busy={inbox.isBusy}
      >
        <h2 className="console-unseen">De lijst</h2>
        <div className="console-tools">
          <LeadFilters query={query} owners={owners} change={change} />
          <ColumnPicker choices={COLUMN_CHOICES} shown={address.columns} onShow={address.showColumns} />
          <KeysHelp dialog={help} isOn={keysOn} onTurn={turnKeys} />
        </div>
        {query.apart && (
          <p className="lead-apart">
            Dit stuurde waarschijnlijk een robot. Na 30 dagen wordt het weggegooid. Was het toch een mens? Zet
            de status verder, dan staat het weer tussen de andere.
          </p>
        )}
        {counts && (
          <NewLeads total={counts.all} answers={inbox.answers} says={cameText} onShow={inbox.reload} />
        )}
        {!sellers && <LoadFailure text="Kon niet ophalen wie hier werken. Probeer het opnieuw." />}
        <BulkBar ticked={ticked} onDone={() => table.resetRowSelection(true)} />
        {inbox.hasFailed && <LoadFailure onRetry={inbox.reload} />}
        {!inbox.hasFailed && !inbox.isBusy && inbox.leads.length === 0 && (
          <NoLeads query={query} change={change} />
        )}
        {!inbox.hasFailed && inbox.leads.length > 0 && (
          <LeadsTable table={table} current={current} onCurrent={setCurrent} />
        )}
        <Pager
          label="Pagina's met leads"
          panel={PANEL_ID}
          {...{ after: query.after, next: inbox.next, change }}
        />
      </div>
      <StatusLine word={word} isBusy={inbox.isBusy} busyText="Leads laden..." say={say} />
    </ConsoleContext>
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
  ...({ tab: 'all', sort: 'waiting', status: 'new' } as const),
  ...{ owner: null, search: '', apart: false },
}

function LeadCards({ counts, change }: LeadCardsProps) {
  const { overdue } = counts
  return (
    <>
      {overdue > 0 ? (
        <p className="console-overdue">
          <strong>{overdue === 1 ? '1 lead wacht' : `${overdue} leads wachten`} te lang op antwoord.</strong>{' '}
          <button type="button" className="console-link" onClick={() => change(WAITING)}>
            Toon wie wacht
          </button>
        </p>
      ) : (
        <p className="console-in-time">Niemand wacht te lang op antwoord.</p>
      )}
      <dl className="console-cards">
        {CARDS.map(({ count, label }) => (
          <div key={count} className="console-card">
            <dt>{label}</dt>
            <dd className="office-number">{counts[count]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type LeadTabsProps = { tab: InboxTab; counts: InboxCounts | null; change: Change }

const PANEL_ID = 'leads-lijst'
const tabId = (tab: InboxTab) => `leads-tab-${tab}`

function LeadTabs({ tab, counts, change }: LeadTabsProps) {
  const onPick = (picked: InboxTab) => change({ tab: picked })
  return <Tabs label="Leads" tabs={INBOX_TABS} panel={PANEL_ID} idOf={tabId} {...{ tab, counts, onPick }} />
}

type NoLeadsProps = { query: InboxQuery; change: Change }

function NoLeads({ query, change }: NoLeadsProps) {
  const clear = () => change({ status: null, owner: null, search: '' })
  return <EmptyList text={emptyText(query)} onClear={isFiltered(query) ? clear : null} />
}
