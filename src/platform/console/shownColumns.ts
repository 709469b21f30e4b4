type Choice<Name extends string> = { value: Name }
type Params = Pick<URLSearchParams, 'get'>

const COLUMNS_PARAM = 'kolommen'

/** The columns that an address names, in the order of the table; all of them when it names none. */
export function shownColumns<Name extends string>(params: Params, choices: readonly Choice<Name>[]): Name[] {
  const [named, all] = [params.get(COLUMNS_PARAM)?.split(','), choices.map(each => each.value)]
  return named ? all.filter(each => named.includes(each)) : all
}

/** The tail of an address that shows these columns. All of them need no word. */
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
