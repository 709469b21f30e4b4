import { useSearchParams } from 'next/navigation'
import { type Context, useContext, useMemo } from 'react'

type Params = Pick<URLSearchParams, 'get'>

type Rules<Query, Column> = {
  queryOf: (params: Params) => Query
  columnsOf: (params: Params) => Column[]
  tailWith: (tail: string, part: Partial<Query>) => string
  tailWithColumns: (tail: string, columns: Column[]) => string
}

export function useConsoleAddress<Query, Column>(rules: Rules<Query, Column>) {
  const params = useSearchParams()
  const query = useMemo(() => rules.queryOf(params), [params, rules])
  const columns = useMemo(() => rules.columnsOf(params), [params, rules])
  const moves = useMemo(() => movesBy(rules), [rules])
  return { query, columns, ...moves }
}

function movesBy<Query, Column>({ tailWith, tailWithColumns }: Rules<Query, Column>) {
  return {
    change: (part: Partial<Query>, way: HistoryMethod = 'pushState') =>
      setQueryString(tailWith(location.search, part), way),
    showColumns: (columns: Column[]) =>
      setQueryString(tailWithColumns(location.search, columns), 'replaceState'),
  }
}

type HistoryMethod = 'pushState' | 'replaceState'

function setQueryString(tail: string, way: HistoryMethod): void {
  history[way](null, '', tail ? `?${tail}` : location.pathname)
}

export function useRequiredContext<Content>(context: Context<Content | null>, name: string): Content {
  const content = useContext(context)
  if (!content) throw new Error(`this part belongs inside the ${name} console`)
  return content
}
