import { PAYMENT_STATES } from '@/features/billing/model/payments/states'
import { INVOICE_PAYMENT_STATUSES, INVOICE_STATUSES } from '@/features/billing/model/status'
import { LEAD_STATUSES } from '@/features/leads/model/status'
import { DOMAIN_STATES } from '@/features/orders/model/domainStates'
import { ORDER_STATUSES } from '@/features/orders/model/status'

type Table = readonly { value: string; label: string }[]

const TABLES: Record<string, Table> = {
  leads: LEAD_STATUSES,
  'configurator-requests': LEAD_STATUSES,
  'hosting-orders': [...ORDER_STATUSES, ...DOMAIN_STATES],
  'hosting-invoices': [...INVOICE_STATUSES, ...INVOICE_PAYMENT_STATUSES],
  payments: PAYMENT_STATES,
}

/** What an event of a collection keeps, in the words of the screen. What is no status stays as it is. */
export function statusLabel(collection: string, value: string): string {
  return TABLES[collection]?.find(each => each.value === value)?.label ?? value
}
