import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { invoiceSql } from '@/features/billing/server/public'
import { customerSql } from '@/features/customers/server/public'
import { isoTimestamp, type Sql } from '@/platform/db/transaction'
import type { ConsoleCustomer, ConsoleInvoice, ConsoleOrder, HostingTab } from '../../model/console'
import { inStatus } from '../orderRepository'

export type Rows = { orders: ConsoleOrder; customers: ConsoleCustomer; invoices: ConsoleInvoice }

/** Until when the work on an order is promised; null when nothing waits. */
export const SET_UP_DEADLINE = sql`
  case when ${inStatus('isWorkedOn')} and o.set_up_at is null then o.set_up_by end`

export const OPEN_AMOUNT = invoiceSql.openAmountOf(sql`c.id`)

const CUSTOMER = sql`
  case when c.id is not null then jsonb_build_object(
    'id', c.id, 'name', c.name, 'company', nullif(c.company, ''), 'email', c.email, 'phone', nullif(c.phone, '')) end`

const CHECKLIST = sql`jsonb_array_elements(coalesce(nullif(o.checklist, 'null'), '[]'))`

const COLUMNS: Record<HostingTab, SQL> = {
  orders: sql`
    o.id, o.number, o.status::text, ${CUSTOMER} as customer, o.package_name as "packageName",
    o.billing_cycle::text as cycle, o.domain_name as "domainName", o.domain_state::text as "domainState",
    o.incl::int, ${isoTimestamp('o.created_at')} as "createdAt", ${isoTimestamp('o.activated_at')} as "activatedAt",
    to_char(${SET_UP_DEADLINE} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "handsBy",
    (select count(*)::int from ${CHECKLIST} task where ${inStatus('isWorkedOn')} and task ->> 'doneAt' is null) as "toDo",
    o.ends_on as "endsOn"`,
  customers: sql`
    c.id, c.name, nullif(c.company, '') as company, c.email, nullif(c.phone, '') as phone, c.city,
    coalesce(c.disabled, false) as disabled, ${isoTimestamp('c.erasure_asked_at')} as "erasureAskedAt",
    ${isoTimestamp('c.created_at')} as "createdAt", ${OPEN_AMOUNT}::int as open,
    (select count(*)::int from hosting_orders o where o.customer_id = c.id) as orders`,
  invoices: sql`
    i.id, i.number, i.series::text, i.status::text, i.payment_status::text as "paymentStatus",
    ${CUSTOMER} as customer, case when o.id is not null then jsonb_build_object('id', o.id, 'number', o.number) end as "order",
    i.incl::int, i.issue_date as "issueDate", i.due_date as "dueDate", i.paid_on as "paidOn",
    ${isoTimestamp('i.created_at')} as "createdAt", ${invoiceSql.awaitsPayment} as "awaitsPayment"`,
}

export const FROM: Record<HostingTab, SQL> = {
  orders: sql`hosting_orders o left join ${customerSql.from} on c.id = o.customer_id`,
  customers: customerSql.from,
  invoices: sql`${invoiceSql.from} left join ${customerSql.from} on c.id = i.customer_id
    left join hosting_orders o on o.id = i.order_id`,
}

/** The lines of a tab that `rest` picks, each with what else is asked of it. */
export async function readRows<Tab extends HostingTab, More = object>(
  db: Sql,
  tab: Tab,
  rest: SQL,
  more: SQL = sql``,
): Promise<(Rows[Tab] & More)[]> {
  const { rows } = await db.execute(sql`select ${COLUMNS[tab]}${more} from ${FROM[tab]} ${rest}`)
  return rows as unknown as (Rows[Tab] & More)[]
}
