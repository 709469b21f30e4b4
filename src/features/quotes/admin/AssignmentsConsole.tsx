'use client'

import { ConsoleCards } from '@/platform/console/ConsoleFrame'
import { SearchBox } from '@/platform/console/ListControls'
import { LoadFailure } from '@/platform/console/ListStates'
import { PagedFrame, usePagedConsole } from '@/platform/console/PagedConsole'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { ASSIGNMENT_TABS } from '../model/assignment'
import { ASSIGNMENTS_API, type AssignmentStats, type AssignmentsPage } from '../model/assignmentConsole'
import { AssignmentsTable } from './AssignmentsTable'
import {
  COLUMN_CHOICES,
  columnsOf,
  emptyText,
  paramsOf,
  queryOf,
  tailWith,
  tailWithColumns,
} from './assignmentsAddress'

/** What could not be read is null: its part says so, and the other works. */
type AssignmentsConsoleProps = {
  page: AssignmentsPage | null
  asked: string
  stats: AssignmentStats | null
  today: string
}

const NO_PAGE: AssignmentsPage = {
  ...{ rows: [], next: null },
  found: { all: 0, planned: 0, underway: 0, delivered: 0, ended: 0 },
}

const RULES = { queryOf, paramsOf, columnsOf, tailWith, tailWithColumns, emptyText }

export function AssignmentsConsole({ page, asked, stats: counted, today }: AssignmentsConsoleProps) {
  const { address, query, change, list, empty, stats, recount } = usePagedConsole(RULES, {
    ...{ api: ASSIGNMENTS_API, page, none: NO_PAGE, asked, stats: counted },
  })
  return (
    <>
      {stats ? <AssignmentCards stats={stats} /> : <LoadFailure onRetry={recount} />}
      <PagedFrame
        name="opdrachten"
        label="Opdrachten"
        tabs={ASSIGNMENT_TABS}
        pagerLabel="Pagina's met opdrachten"
        address={address}
        list={list}
        choices={COLUMN_CHOICES}
        filters={
          <search className="console-filters">
            <SearchBox
              id="opdrachten-zoeken"
              placeholder="Offertenummer, naam, e-mail"
              search={query.search}
              change={change}
            />
          </search>
        }
        empty={empty}
      >
        <AssignmentsTable rows={list.page.rows} columns={address.columns} today={today} />
      </PagedFrame>
    </>
  )
}

function AssignmentCards({ stats }: { stats: AssignmentStats }) {
  const { underway, unplanned, late, unbilled } = stats
  return (
    <ConsoleCards
      overdue={null}
      cards={[
        { label: 'Onderhanden', figure: underway },
        { label: 'Nog niet gepland', figure: unplanned },
        { label: 'Later dan gepland', figure: late },
        { label: 'Nog te factureren', figure: formatAmount(unbilled), about: VAT_LABELS.excl },
      ]}
    />
  )
}
