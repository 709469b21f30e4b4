/** The address of an order in the hosting console, found and opened. */
export function orderInConsole({ id, number }: { id: string; number: string }): string {
  return `/admin/hosting?${new URLSearchParams({ search: number, open: id })}`
}
