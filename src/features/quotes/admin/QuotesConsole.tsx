'use client'

import { ConsoleCards, ConsoleFilters, ConsoleFrame } from '@/platform/console/ConsoleFrame'
import { useConsoleAddress, usePaged, usePolled } from '@/platform/console/consoleState'
import { ColumnPicker } from '@/platform/console/ListControls'
import { EmptyList, LoadFailure } from '@/platform/console/ListStates'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { QUOTES_API, type QuoteStats, type QuotesPage } from '../model/console'
import { QUOTE_COLUMNS } from '../model/quoteColumns'
import { QUOTE_TABS } from '../model/quoteStatus'
import { CreateQuoteButton } from './CreateQuoteButton'
import { columnsOf, emptyText, paramsOf, queryOf, tailWith, tailWithColumns } from './consoleAddress'
import { QuotesTable } from './QuotesTable'

/** What could not be read is null: its part says so, and the other works. */
type QuotesConsoleProps = { page: QuotesPage | null; asked: string; stats: QuoteStats | null }

const NO_PAGE: QuotesPage = {
  ...{ rows: [], next: null },
  found: { all: 0, draft: 0, open: 0, accepted: 0, closed: 0 },
}

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

export function QuotesConsole({ page: first, asked, stats: counted }: QuotesConsoleProps) {
  const { query, columns, change, showColumns } = useConsoleAddress(RULES)
  const firstPage = { page: first ?? NO_PAGE, asked, isMissing: !first }
  const { shown, isBusy, hasFailed, wasRead, reload } = usePaged(
    QUOTES_API,
    firstPage,
    paramsOf(query).toString(),
  )
  const { shown: stats, look: recount } = usePolled(`${QUOTES_API}/stats`, counted)
  const clear = () => change({ search: '' })
  return (
    <>
      {stats ? <QuoteCards stats={stats} /> : <LoadFailure onRetry={recount} />}
      <ConsoleFrame
        name="offertes"
        label="Offertes"
        tabs={QUOTE_TABS}
        tab={query.tab}
        counts={wasRead ? shown.found : null}
        after={query.after}
        change={change}
        list={{ isBusy, hasFailed, isEmpty: shown.rows.length === 0, next: shown.next }}
        pagerLabel="Pagina's met offertes"
        tools={
          <>
            <ConsoleFilters
              searchId="offertes-zoeken"
              placeholder="Nummer, naam, bedrijf, e-mail, telefoon"
              search={query.search}
              change={change}
              exportUrl={`${QUOTES_API}/export.csv?${paramsOf({ ...query, after: null })}`}
            />
            <ColumnPicker choices={QUOTE_COLUMNS} shown={columns} onShow={showColumns} />
            <CreateQuoteButton from={null} label="Nieuwe offerte" isPrimary />
          </>
        }
        notes={null}
        failure={<LoadFailure onRetry={reload} />}
        empty={<EmptyList text={emptyText(query)} onClear={query.search === '' ? null : clear} />}
      >
        <QuotesTable rows={shown.rows} columns={columns} />
      </ConsoleFrame>
    </>
  )
}

function QuoteCards({ stats }: { stats: QuoteStats }) {
  const { openAmount, awaiting, acceptedThisMonth, share } = stats
  return (
    <ConsoleCards
      overdue={null}
      cards={[
        { label: 'Openstaand bedrag', figure: formatAmount(openAmount), about: VAT_LABELS.excl },
        { label: 'Wacht op antwoord', figure: awaiting },
        { label: 'Akkoord deze maand', figure: acceptedThisMonth },
        {
          ...{ label: 'Deel met akkoord', about: 'laatste 90 dagen' },
          figure: share === null ? 'nog geen' : `${share}%`,
        },
      ]}
    />
  )
}
