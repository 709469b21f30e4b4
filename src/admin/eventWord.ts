import { DOMAIN_STATES } from '@/domain/hosting/domainStates'
import { ORDER_STATUSES } from '@/domain/hosting/status'
import { INVOICE_PAYMENT_STATUSES, INVOICE_STATUSES } from '@/domain/invoicing/status'
import { LEAD_STATUSES } from '@/domain/leads/status'
import { PAYMENT_STATES } from '@/domain/payments/states'

type Table = readonly { value: string; label: string }[]

const TABLES: Record<string, Table> = {
  leads: LEAD_STATUSES,
  'configurator-requests': LEAD_STATUSES,
  'hosting-orders': [...ORDER_STATUSES, ...DOMAIN_STATES],
  'hosting-invoices': [...INVOICE_STATUSES, ...INVOICE_PAYMENT_STATUSES],
  payments: PAYMENT_STATES,
}

/** What an event of a collection keeps, in the words of the screen. What is no status stays as it is. */
export function eventWord(collection: string, value: string): string {
  return TABLES[collection]?.find(each => each.value === value)?.label ?? value
}
