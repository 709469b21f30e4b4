'use client'

import { NewLeads } from '@/features/leads/admin/NewLeads'
import { ColumnPicker } from '@/platform/console/ColumnPicker'
import { EmptyList } from '@/platform/console/EmptyList'
import { StatusLine } from '@/platform/console/Outcome'
import { Pager } from '@/platform/console/Pager'
import { useAction } from '@/platform/console/useAct'
import { useNow } from '@/platform/console/useNow'
import { usePolled } from '@/platform/console/usePolled'
import type { HostingPage } from '../model/console'
import type { HostingStats } from '../model/consoleStats'
import { COLUMN_CHOICES, emptyText, HOSTING_API, isFiltered } from './address'
import { HostingCards } from './HostingCards'
import { HostingFailure } from './HostingFailure'
import { HostingFilters } from './HostingFilters'
import { HostingLines } from './HostingLines'
import { HostingTabs, PANEL_ID, tabId } from './HostingTabs'
import { useAddress } from './useAddress'
import { ConsoleContext } from './useDesk'
import { useLines } from './useLines'

/** What could not be read is null: its panel says so, and the other works. */
type HostingConsoleProps = {
  page: HostingPage | null
  asked: string
  stats: HostingStats | null
  now: string
}

const NO_PAGE: HostingPage = {
  ...{ tab: 'orders', rows: [], next: null },
  found: { orders: 0, customers: 0, invoices: 0 },
}

/** Everything that was ordered, to be run from one screen. */
export function HostingConsole({ page: first, asked, stats: counted, now: loaded }: HostingConsoleProps) {
  const address = useAddress()
  const { query, columns, change, showColumns } = address
  const firstPage = { page: first ?? NO_PAGE, asked, isMissing: !first }
  const { page, isBusy, hasFailed, wasRead, reload, put } = useLines(firstPage, query)
  const { shown: stats, look: recount } = usePolled(`${HOSTING_API}/stats`, counted)
  const { act, word, say } = useAction(recount)
  const now = useNow(loaded)
  const clear = () => change({ filter: null, search: '' })

  return (
    <ConsoleContext value={{ now, act, put, reload }}>
      {stats ? <HostingCards stats={stats} change={change} /> : <HostingFailure onRetry={recount} />}
      <HostingTabs tab={query.tab} found={wasRead ? page.found : null} change={change} />
      <div
        role="tabpanel"
        id={PANEL_ID}
        className="lead-list"
        aria-labelledby={tabId(query.tab)}
        aria-busy={isBusy}
      >
        <h2 className="lead-unseen">De lijst</h2>
        <div className="lead-tools">
          <HostingFilters query={query} change={change} />
          <ColumnPicker choices={COLUMN_CHOICES[query.tab]} shown={columns} onShow={showColumns} />
        </div>
        {stats && <NewLeads total={stats.orders} answers={page.answers} says={cameText} onShow={reload} />}
        {hasFailed && <HostingFailure onRetry={reload} />}
        {!hasFailed && !isBusy && page.rows.length === 0 && (
          <EmptyList text={emptyText(query)} onClear={isFiltered(query) ? clear : null} />
        )}
        {!hasFailed && page.rows.length > 0 && <HostingLines page={page} address={address} />}
        <Pager label="Pagina's" panel={PANEL_ID} {...{ after: query.after, next: page.next, change }} />
      </div>
      <StatusLine word={word} isBusy={isBusy} busyText="Gegevens laden..." say={say} />
    </ConsoleContext>
  )
}

const cameText = (came: number) =>
  came === 1 ? 'Er kwam 1 bestelling binnen.' : `Er kwamen ${came} bestellingen binnen.`
