import type { ReactNode } from 'react'
import { ColumnHead } from './ColumnHead'

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
