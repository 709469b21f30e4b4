type Choice<Name extends string> = { value: Name }
type Params = Pick<URLSearchParams, 'get'>

const COLUMNS_PARAM = 'kolommen'

export function shownColumns<Name extends string>(params: Params, choices: readonly Choice<Name>[]): Name[] {
  const [named, all] = [params.get(COLUMNS_PARAM)?.split(','), choices.map(each => each.value)]
  return named ? all.filter(each => named.includes(each)) : all
}

export function queryWithColumns<Name extends string>(
  tail: string,
  columns: readonly Name[],
  choices: readonly Choice<Name>[],
): string {
  const params = new URLSearchParams(tail)
  if (columns.length === choices.length) params.delete(COLUMNS_PARAM)
  else params.set(COLUMNS_PARAM, columns.join(','))
  return params.toString()
}

export function differingParams(query: object, opens: Record<string, unknown>): URLSearchParams {
  const changed = Object.entries(query).filter(([name, value]) => value !== opens[name])
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))
}

export function replaceParams(tail: string, names: readonly string[], changed: URLSearchParams): string {
  const params = new URLSearchParams(tail)
  for (const name of names) params.delete(name)
  for (const [name, value] of changed) params.set(name, value)
  return params.toString()
}

type RuleParts<Query, Column extends string> = {
  read: (param: (name: keyof Query & string) => string | null) => Query
  choices: readonly Choice<Column>[]
}

/** How the address of a console holds what it asks for and which columns it shows. */
export function addressRules<Query extends object, Column extends string>({
  read,
  choices,
}: RuleParts<Query, Column>) {
  const plain = Object.fromEntries(Object.entries(read(() => null)))
  const queryOf = (params: Params) => read(name => params.get(name))
  /** Only what differs from the console as it opens. */
  const paramsOf = (query: Query) => differingParams(query, plain)
  return {
    queryOf,
    paramsOf,
    columnsOf: (params: Params) => shownColumns(params, choices),
    /** Another question begins at its first page. */
    tailWith: (tail: string, part: Partial<Query>) =>
      replaceParams(
        tail,
        Object.keys(plain),
        paramsOf({ ...queryOf(new URLSearchParams(tail)), after: null, ...part }),
      ),
    tailWithColumns: (tail: string, columns: Column[]) => queryWithColumns(tail, columns, choices),
  }
}

export function orderInConsole({ id, number }: { id: string; number: string }): string {
  return `/admin/hosting?${new URLSearchParams({ search: number, open: id })}`
}

export function leadInConsole({ reference }: { reference: string }): string {
  return `/admin/leads?${new URLSearchParams({ search: reference })}`
}

export function customerInConsole({ id, email }: { id: string; email: string }): string {
  return `/admin/hosting?${new URLSearchParams({ tab: 'customers', search: email, open: id })}`
}
