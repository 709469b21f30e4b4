'use client'

import { StatusLine, useAction } from '@/platform/console/ActionButton'
import { ConsoleCards, ConsoleFilters } from '@/platform/console/ConsoleFrame'
import { useNow, usePolled } from '@/platform/console/consoleState'
import { LabelledSelect } from '@/platform/console/ListControls'
import { NewRows } from '@/platform/console/ListStates'
import { PagedFrame } from '@/platform/console/PagedConsole'
import { formatAmount } from '@/platform/money/euro'
import { HOSTING_FIGURES, HOSTING_TABS, type HostingPage, type HostingStats } from '../model/console'
import { HOSTING_FILTERS, HOSTING_SORTS, type HostingQuery, readDay } from '../model/consoleQuery'
import { HOSTING_COLUMNS } from '../model/hostingColumns'
import { CustomersTable } from './CustomersTable'
import { apiParamsOf, emptyText, HOSTING_API, isFiltered } from './consoleAddress'
import { HostingFailure } from './HostingFailure'
import { InvoicesTable } from './InvoicesTable'
import { OrdersTable } from './OrdersTable'
import { type Address, type Change, ConsoleContext, useAddress, useLines } from './useHosting'

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

export function HostingConsole({ page: first, asked, stats: counted, now: loaded }: HostingConsoleProps) {
  const address = useAddress()
  const { query, change } = address
  const { put, ...list } = useLines({ page: first ?? NO_PAGE, asked, isMissing: !first }, query)
  const { page, isBusy, reload } = list
  const { shown: stats, look: recount } = usePolled(`${HOSTING_API}/stats`, counted)
  const { act, word, say } = useAction(recount)
  const now = useNow(loaded)
  const clear = () => change({ filter: null, search: '', from: null, until: null })

  return (
    <ConsoleContext value={{ now, act, put, reload }}>
      {stats ? <HostingCards stats={stats} change={change} /> : <HostingFailure onRetry={recount} />}
      <PagedFrame
        name="hosting"
        label="Hosting"
        tabs={HOSTING_TABS}
        pagerLabel="Pagina's"
        address={address}
        list={list}
        choices={HOSTING_COLUMNS[query.tab]}
        filters={<HostingFilters query={query} change={change} />}
        notes={
          stats && <NewRows total={stats.orders} answers={page.answers} says={cameText} onShow={reload} />
        }
        empty={{ text: emptyText(query), onClear: isFiltered(query) ? clear : null }}
        Failure={HostingFailure}
      >
        <HostingLines page={page} address={address} />
      </PagedFrame>
      <StatusLine word={word} isBusy={isBusy} busyText="Gegevens laden..." say={say} />
    </ConsoleContext>
  )
}

const cameText = (came: number) =>
  came === 1 ? 'Er kwam 1 bestelling binnen.' : `Er kwamen ${came} bestellingen binnen.`

type HostingCardsProps = { stats: HostingStats; change: Change }

function HostingCards({ stats, change }: HostingCardsProps) {
  const { late, customers, activeOrders, open, monthly, overdueInvoices, moneyBack } = stats
  const cards = [
    { label: 'Klanten', figure: String(customers) },
    { label: HOSTING_FIGURES.activeOrders, figure: String(activeOrders) },
    { label: HOSTING_FIGURES.open, figure: formatAmount(open), about: openText(overdueInvoices) },
    { label: 'Maandelijks terugkerende omzet', figure: formatAmount(monthly), about: 'excl. btw' },
  ]
  return (
    <ConsoleCards
      overdue={moneyBack > 0 ? moneyBackNote(moneyBack, change) : late > 0 ? lateNote(late, change) : null}
      inTime="Geen bestelling wacht te lang."
      cards={cards}
    />
  )
}

function moneyBackNote(count: number, change: Change) {
  const text = count === 1 ? 'Van 1 factuur ging geld terug' : `Van ${count} facturen ging geld terug`
  const onShow = () => change({ tab: 'invoices', sort: 'waiting', filter: 'moneyBack', search: '' })
  return {
    text: `${text}: besluit wat er met de bestelling gebeurt.`,
    button: 'Toon wat een besluit vraagt',
    onShow,
  }
}

function lateNote(late: number, change: Change) {
  const text = late === 1 ? '1 bestelling had' : `${late} bestellingen hadden`
  const onShow = () => change({ tab: 'orders', sort: 'waiting', filter: 'hands', search: '' })
  return { text: `${text} al klaar moeten staan.`, button: 'Toon wat wacht', onShow }
}

function openText(overdue: number): string {
  if (overdue === 0) return 'incl. btw'
  return `incl. btw, ${overdue === 1 ? '1 factuur' : `${overdue} facturen`} te laat`
}

type HostingFiltersProps = { query: HostingQuery; change: Change }

function HostingFilters({ query, change }: HostingFiltersProps) {
  return (
    <ConsoleFilters
      searchId="hosting-zoeken"
      placeholder="Naam, bedrijf, domein, bestelling, factuur"
      search={query.search}
      change={change}
      exportUrl={`${HOSTING_API}/export.csv?${apiParamsOf({ ...query, after: null })}`}
    >
      <LabelledSelect
        label="Toon"
        value={query.filter}
        options={HOSTING_FILTERS[query.tab]}
        every="Alles"
        onPick={filter => change({ filter })}
      />
      {query.tab === 'invoices' && (
        <>
          <DayFilter label="Factuurdatum van" day={query.from} onPick={from => change({ from })} />
          <DayFilter label="tot en met" day={query.until} onPick={until => change({ until })} />
        </>
      )}
      <LabelledSelect
        label="Volgorde"
        value={query.sort}
        options={HOSTING_SORTS[query.tab]}
        onPick={sort => sort && change({ sort })}
      />
    </ConsoleFilters>
  )
}

type DayFilterProps = { label: string; day: string | null; onPick: (day: string | null) => void }

function DayFilter({ label, day, onPick }: DayFilterProps) {
  return (
    <label>
      {label}
      <input
        type="date"
        className="console-select"
        key={day === null ? 'none' : 'some'}
        defaultValue={day ?? ''}
        onChange={({ target: { value } }) => {
          const picked = readDay(value)
          if (picked !== day && (picked || !value)) onPick(picked)
        }}
      />
    </label>
  )
}

function HostingLines({ page, address }: { page: HostingPage; address: Address }) {
  if (page.tab === 'orders') return <OrdersTable rows={page.rows} address={address} />
  if (page.tab === 'customers') return <CustomersTable rows={page.rows} address={address} />
  return <InvoicesTable rows={page.rows} address={address} />
}
