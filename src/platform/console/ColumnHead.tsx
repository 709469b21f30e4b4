import type { ReactNode } from 'react'

type ColumnHeadProps = {
  sorts: boolean
  sorted: false | 'asc' | 'desc'
  onSort?: (event: unknown) => void
  children: ReactNode
}

export function ColumnHead({ sorts, sorted, onSort, children }: ColumnHeadProps) {
  if (!sorts) return <th scope="col">{children}</th>
  const order = sorted === 'desc' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? order : undefined}>
      <button type="button" className="lead-sort" onClick={onSort}>
        {children}
        <span aria-hidden="true">{sorted === 'desc' ? '↓' : sorted ? '↑' : '↕'}</span>
      </button>
    </th>
  )
}
