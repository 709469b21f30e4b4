type Kept = Record<string, unknown> | null | undefined

/** The words of a table as staff wrote them; what a draft does not say yet is empty. */
export function textsOf(kept: Kept, table: readonly { name: string }[]) {
  return Object.fromEntries(table.map(({ name }) => [name, kept?.[name] ?? '']))
}
