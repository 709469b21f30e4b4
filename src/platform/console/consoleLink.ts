export function orderInConsole({ id, number }: { id: string; number: string }): string {
  return `/admin/hosting?${new URLSearchParams({ search: number, open: id })}`
}

export function customerInConsole({ id, email }: { id: string; email: string }): string {
  return `/admin/hosting?${new URLSearchParams({ tab: 'customers', search: email, open: id })}`
}
