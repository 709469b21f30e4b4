import type { HostingTab } from './console'

/** What names a row. */
export const HOSTING_NAMES: Record<HostingTab, string> = {
  orders: 'Bestelling',
  customers: 'Klant',
  invoices: 'Factuur',
}

/** The columns of each list that can be hidden. */
export const HOSTING_COLUMNS = {
  orders: [
    { value: 'hands', label: 'Klaar voor' },
    { value: 'status', label: 'Status' },
    { value: 'package', label: 'Pakket' },
    { value: 'domain', label: 'Domein' },
    { value: 'amount', label: 'Bedrag' },
    { value: 'date', label: 'Besteld' },
  ],
  customers: [
    { value: 'city', label: 'Plaats' },
    { value: 'orders', label: 'Bestellingen' },
    { value: 'open', label: 'Openstaand' },
    { value: 'remarks', label: 'Bijzonderheden' },
    { value: 'date', label: 'Klant sinds' },
  ],
  invoices: [
    { value: 'status', label: 'Stand' },
    { value: 'due', label: 'Vervalt' },
    { value: 'order', label: HOSTING_NAMES.orders },
    { value: 'amount', label: 'Bedrag' },
    { value: 'date', label: 'Gemaakt' },
  ],
} as const satisfies Record<HostingTab, readonly { value: string; label: string }[]>
