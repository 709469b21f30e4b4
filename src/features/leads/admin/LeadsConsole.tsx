'use client'

import { useRef } from 'react'
import { ColumnPicker } from '@/platform/console/ColumnPicker'
import { LoadFailure } from '@/platform/console/LoadFailure'
import { StatusLine } from '@/platform/console/Outcome'
import { Pager } from '@/platform/console/Pager'
import { useNow } from '@/platform/console/useNow'
import type { InboxCounts, InboxPage } from '../model/inbox'
import { COLUMN_CHOICES } from './address'
import { BulkBar } from './BulkBar'
import { KeysHelp } from './KeysHelp'
import { LeadCards } from './LeadCards'
import { LeadFilters } from './LeadFilters'
import { LeadsTable } from './LeadsTable'
import { LeadTabs, PANEL_ID, tabId } from './LeadTabs'
import { NewLeads } from './NewLeads'
import { NoLeads } from './NoLeads'
import { useAddress } from './useAddress'
import { useCounts } from './useCounts'
import { ConsoleContext, type Owner } from './useDesk'
import { useInbox } from './useInbox'
import { useLeadsTable } from './useLeadsTable'
import { useListKeys } from './useListKeys'
import { useSwitch } from './useSwitch'
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
        className="lead-list"
        aria-labelledby={tabId(query.tab)}
        aria-busy={inbox.isBusy}
      >
        <h2 className="lead-unseen">De lijst</h2>
        <div className="lead-tools">
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
