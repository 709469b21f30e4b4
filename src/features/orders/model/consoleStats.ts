/** The figures with which the hosting console begins. */
export type HostingStats = {
  customers: number
  orders: number
  activeOrders: number
  /** Cents with VAT. */
  open: number
  overdueInvoices: number
  /** Cents a month without VAT. */
  monthly: number
  /** Orders whose promise of three hours was broken. */
  late: number
}
