import type { ReactNode } from 'react'

type Head = {
  id: string
  column: {
    getCanSort: () => boolean
    getIsSorted: () => false | 'asc' | 'desc'
    getToggleSortingHandler: () => ((event: unknown) => void) | undefined
  }
}

type HeadCellsProps<Header extends Head> = {
  headers: readonly Header[] | undefined
  draw: (header: Header) => ReactNode
}

export function HeadCells<Header extends Head>({ headers = [], draw }: HeadCellsProps<Header>) {
  return headers.map(header => (
    <ColumnHead
      key={header.id}
      sorts={header.column.getCanSort()}
      sorted={header.column.getIsSorted()}
      onSort={header.column.getToggleSortingHandler()}
    >
      {draw(header)}
    </ColumnHead>
  ))
}

type ColumnHeadProps = {
  sorts: boolean
  sorted: false | 'asc' | 'desc'
  onSort?: (event: unknown) => void
  children: ReactNode
}

function ColumnHead({ sorts, sorted, onSort, children }: ColumnHeadProps) {
  if (!sorts) return <th scope="col">{children}</th>
  const order = sorted === 'desc' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? order : undefined}>
      <button type="button" className="console-sort" onClick={onSort}>
        {children}
        <span aria-hidden="true">{sorted === 'desc' ? '↓' : sorted ? '↑' : '↕'}</span>
      </button>
    </th>
  )
}

type RowOpenerProps = { id: string; isOpen: boolean; onToggle: () => void; children: string }

export const openerId = (id: string) => `row-${id}`
export const detailId = (id: string) => `row-${id}-details`

export function RowOpener({ id, isOpen, onToggle, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      id={openerId(id)}
      className="console-opener"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId(id) : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  )
}
