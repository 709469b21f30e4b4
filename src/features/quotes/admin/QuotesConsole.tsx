'use client'

import { ConsoleCards, ConsoleFilters } from '@/platform/console/ConsoleFrame'
import { LoadFailure } from '@/platform/console/ListStates'
import { PagedFrame, usePagedConsole } from '@/platform/console/PagedConsole'
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

const RULES = { queryOf, paramsOf, columnsOf, tailWith, tailWithColumns, emptyText }

export function QuotesConsole({ page, asked, stats: counted }: QuotesConsoleProps) {
  const { address, query, change, list, empty, stats, recount } = usePagedConsole(RULES, {
    ...{ api: QUOTES_API, page, none: NO_PAGE, asked, stats: counted },
  })
  return (
    <>
      {stats ? <QuoteCards stats={stats} /> : <LoadFailure onRetry={recount} />}
      <PagedFrame
        name="offertes"
        label="Offertes"
        tabs={QUOTE_TABS}
        pagerLabel="Pagina's met offertes"
        address={address}
        list={list}
        choices={QUOTE_COLUMNS}
        filters={
          <ConsoleFilters
            searchId="offertes-zoeken"
            placeholder="Nummer, naam, bedrijf, e-mail, telefoon"
            search={query.search}
            change={change}
            exportUrl={`${QUOTES_API}/export.csv?${paramsOf({ ...query, after: null })}`}
          />
        }
        buttons={<CreateQuoteButton from={null} label="Nieuwe offerte" isPrimary />}
        empty={empty}
      >
        <QuotesTable rows={list.page.rows} columns={address.columns} />
      </PagedFrame>
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
