import { INVOICE_PAYMENT_STATUSES, INVOICE_STATUSES } from '@/features/billing/model/invoiceStatus'
import { PAYMENT_STATES } from '@/features/billing/model/payment'
import { LEAD_STATUSES } from '@/features/leads/model/lead'
import { DOMAIN_STATES } from '@/features/orders/model/domain'
import { ORDER_STATUSES } from '@/features/orders/model/orderStatus'
import { formatMoment } from '@/platform/time/zone'

type AuditRow = {
  id: string
  change: string
  before?: string | null
  after?: string | null
  actorName?: string | null
  createdAt: string
}

export function AuditTrail({ events, collection }: { events: AuditRow[]; collection: string }) {
  return (
    <section className="office-history">
      <h3>Wat er gebeurde</h3>
      {events.length === 0 && <p>Nog niets: niemand heeft hier iets veranderd.</p>}
      <ol>
        {events.map(({ id, change, before, after, actorName, createdAt }) => (
          <li key={id}>
            <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>
            <span>
              <strong>{change}</strong> {before && `van “${statusLabel(collection, before)}” `}naar “
              {(after && statusLabel(collection, after)) || 'leeg'}”
            </span>
            <span>{actorName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
