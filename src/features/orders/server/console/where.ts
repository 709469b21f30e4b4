import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { UNPAID } from '@/features/billing/server/openInvoices'
import type { HostingTab } from '../../model/console'
import type { HostingQuery } from '../../model/consoleQuery'
import { type HostingSearch, hostingSearch } from '../../model/consoleSearch'
import { SET_UP_DEADLINE, OPEN_AMOUNT } from './rows'

const FILTERS: Record<HostingTab, (filter: string) => SQL> = {
  orders: filter => (filter === 'hands' ? sql`${SET_UP_DEADLINE} is not null` : sql`o.status::text = ${filter}`),
  customers: filter => CUSTOMERS[filter] ?? sql`true`,
  invoices: filter =>
    INVOICES[filter] ?? sql`i.status = 'sent' and i.series = 'INV' and i.payment_status::text = ${filter}`,
}

const CUSTOMERS: Record<string, SQL> = {
  open: sql`${OPEN_AMOUNT} > 0`,
  erasure: sql`c.erasure_asked_at is not null`,
  disabled: sql`c.disabled`,
}

const INVOICES: Record<string, SQL> = {
  draft: sql`i.status = 'draft'`,
  credited: sql`i.status = 'credited'`,
  credit: sql`i.series = 'CR'`,
  refund: sql`i.series = 'CR' and ${UNPAID}`,
}

/** The condition that a query puts on the lines of its tab. */
export function where({ tab, filter, search }: Pick<HostingQuery, 'tab' | 'filter' | 'search'>): SQL {
  const sought = hostingSearch(search)
  const narrowed = filter === null ? sql`true` : FILTERS[tab](filter)
  return sought ? sql`${narrowed} and (${MATCHES[tab](sought)})` : narrowed
}

/** Whatever is looked for in one of the three is found in the other two through it. */
const MATCHES: Record<HostingTab, (sought: HostingSearch) => SQL> = {
  orders: sought => sql`${ofCustomer(sought)} or ${ofOrder(sought)} or
    o.id in (select i.order_id from hosting_invoices i where ${ofInvoice(sought)})`,
  customers: sought => sql`${ofCustomer(sought)} or
    c.id in (select o.customer_id from hosting_orders o where ${ofOrder(sought)}) or
    c.id in (select i.customer_id from hosting_invoices i where ${ofInvoice(sought)})`,
  invoices: sought => sql`${ofInvoice(sought)} or ${ofCustomer(sought)} or ${ofOrder(sought)}`,
}

const holds = (text: SQL, sought: string) => sql`strpos(lower(${text}), lower(${sought}::text)) > 0`

function ofCustomer({ text, phone }: HostingSearch): SQL {
  const known = holds(sql`concat_ws(' ', c.name, c.company, c.email, c.city)`, text)
  return phone ? sql`(${known} or ${holds(sql`bureau.phone_digits(c.phone)`, phone)})` : known
}

const ofOrder = ({ text }: HostingSearch) =>
  holds(sql`concat_ws(' ', o.number, o.package_name, o.domain_name)`, text)

const ofInvoice = ({ text }: HostingSearch) => holds(sql`concat_ws(' ', i.number, i.payment_reference)`, text)
