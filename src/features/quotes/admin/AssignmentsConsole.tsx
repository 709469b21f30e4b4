'use client'

import { ConsoleCards, ConsoleFrame } from '@/platform/console/ConsoleFrame'
import { useConsoleAddress, usePaged, usePolled } from '@/platform/console/consoleState'
import { ColumnPicker, SearchBox } from '@/platform/console/ListControls'
import { EmptyList, LoadFailure } from '@/platform/console/ListStates'
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

const RULES = { queryOf, columnsOf, tailWith, tailWithColumns }

export function AssignmentsConsole({ page: first, asked, stats: counted, today }: AssignmentsConsoleProps) {
  const { query, columns, change, showColumns } = useConsoleAddress(RULES)
  const firstPage = { page: first ?? NO_PAGE, asked, isMissing: !first }
  const { shown, isBusy, hasFailed, wasRead, reload } = usePaged(
    ASSIGNMENTS_API,
    firstPage,
    paramsOf(query).toString(),
  )
  const { shown: stats, look: recount } = usePolled(`${ASSIGNMENTS_API}/stats`, counted)
  const clear = () => change({ search: '' })
  return (
    <>
      {stats ? <AssignmentCards stats={stats} /> : <LoadFailure onRetry={recount} />}
      <ConsoleFrame
        name="opdrachten"
        label="Opdrachten"
        tabs={ASSIGNMENT_TABS}
        tab={query.tab}
        counts={wasRead ? shown.found : null}
        after={query.after}
        change={change}
        list={{ isBusy, hasFailed, isEmpty: shown.rows.length === 0, next: shown.next }}
        pagerLabel="Pagina's met opdrachten"
        tools={
          <>
            <search className="console-filters">
              <SearchBox
                id="opdrachten-zoeken"
                placeholder="Offertenummer, naam, e-mail"
                search={query.search}
                change={change}
              />
            </search>
            <ColumnPicker choices={COLUMN_CHOICES} shown={columns} onShow={showColumns} />
          </>
        }
        notes={null}
        failure={<LoadFailure onRetry={reload} />}
        empty={<EmptyList text={emptyText(query)} onClear={query.search === '' ? null : clear} />}
      >
        <AssignmentsTable rows={shown.rows} columns={columns} today={today} />
      </ConsoleFrame>
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
