import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
} from '@/features/billing/model/invoiceStatus'
import { bookingSql, eInvoiceColumn, invoiceSql } from '@/features/billing/server/public'
import { BILLING_CYCLES } from '@/features/catalogue/model/terms'
import { customerSql } from '@/features/customers/server/public'
import { isoTimestamp, type Sql } from '@/platform/db/transaction'
import type { ConsoleCustomer, ConsoleInvoice, ConsoleOrder, HostingTab } from '../../model/console'
import { DOMAIN_STATES } from '../../model/domain'
import { orderSql } from '../orderRepository'

export type Rows = { orders: ConsoleOrder; customers: ConsoleCustomer; invoices: ConsoleInvoice }

/** Until when the work on an order is promised; null when nothing waits. */
export const SET_UP_DEADLINE = sql`
  case when ${orderSql.is('isWorkedOn')} and o.set_up_at is null then o.set_up_by end`

export const OPEN_AMOUNT = invoiceSql.openAmountOf(sql`c.id`)

const CUSTOMER = sql`
  case when c.id is not null then jsonb_build_object(
    'id', c.id, 'name', c.name, 'company', nullif(c.company, ''), 'email', c.email, 'phone', nullif(c.phone, '')) end`

const CHECKLIST = sql`jsonb_array_elements(coalesce(nullif(o.checklist, 'null'), '[]'))`

const COLUMNS: Record<HostingTab, SQL> = {
  orders: sql`
    o.id, o.number, o.status::text, ${CUSTOMER} as customer, ${orderSql.title} as title,
    o.billing_cycle::text as cycle, o.domain_name as "domainName", o.domain_state::text as "domainState",
    o.incl::int, ${isoTimestamp('o.created_at')} as "createdAt", ${isoTimestamp('o.activated_at')} as "activatedAt",
    to_char(${SET_UP_DEADLINE} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "handsBy",
    (select count(*)::int from ${CHECKLIST} task where ${orderSql.is('isWorkedOn')} and task ->> 'doneAt' is null) as "toDo",
    o.ends_on as "endsOn", o.starts_on as "startsOn"`,
  customers: sql`
    c.id, c.name, nullif(c.company, '') as company, c.email, nullif(c.phone, '') as phone, c.city,
    coalesce(c.disabled, false) as disabled, ${isoTimestamp('c.erasure_asked_at')} as "erasureAskedAt",
    ${isoTimestamp('c.created_at')} as "createdAt", ${OPEN_AMOUNT}::int as open,
    (select count(*)::int from ${orderSql.from} where o.customer_id = c.id) as orders`,
  invoices: sql`
    i.id, i.number, i.series::text, i.status::text, i.payment_status::text as "paymentStatus",
    ${CUSTOMER} as customer, case when o.id is not null then jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status) end as "order",
    i.buyer ->> 'country' as country, i.excl::int, i.vat::int, i.incl::int, coalesce(i.booked, 0)::int as booked, ${bookingSql.asksDecision} as "asksDecision", i.issue_date as "issueDate", i.due_date as "dueDate", i.paid_on as "paidOn",
    ${isoTimestamp('i.created_at')} as "createdAt", ${invoiceSql.awaitsPayment} as "awaitsPayment",
    ${eInvoiceColumn.sql} as "hasEInvoice"`,
}

export const FROM: Record<HostingTab, SQL> = {
  orders: sql`${orderSql.from} left join ${customerSql.from} on c.id = o.customer_id`,
  customers: customerSql.from,
  invoices: sql`${invoiceSql.from} left join ${customerSql.from} on c.id = i.customer_id
    left join ${orderSql.from} on o.id = i.order_id`,
}

const text = z.nullable(z.string())

const rowCustomer = z.object({
  ...{ id: z.string(), name: z.string(), company: text, email: z.string(), phone: text },
})

const ROWS: { [Tab in HostingTab]: z.ZodMiniType<Rows[Tab]> } = {
  orders: z.object({
    ...{ id: z.string(), number: z.string(), status: z.string(), customer: z.nullable(rowCustomer) },
    ...{ title: z.string(), cycle: z.enum(BILLING_CYCLES.map(each => each.value)), domainName: text },
    domainState: z.nullable(z.enum(DOMAIN_STATES.map(each => each.value))),
    ...{
      incl: z.number(),
      createdAt: z.string(),
      activatedAt: text,
      handsBy: text,
      toDo: z.number(),
      endsOn: text,
      startsOn: text,
    },
  }),
  customers: z.extend(rowCustomer, {
    ...{ city: z.string(), disabled: z.boolean(), erasureAskedAt: text, createdAt: z.string() },
    ...{ open: z.number(), orders: z.number() },
  }),
  invoices: z.object({
    ...{ id: z.string(), number: text, customer: z.nullable(rowCustomer) },
    series: z.enum(INVOICE_SERIES.map(each => each.value)),
    status: z.enum(INVOICE_STATUSES.map(each => each.value)),
    paymentStatus: z.enum(INVOICE_PAYMENT_STATUSES.map(each => each.value)),
    order: z.nullable(z.object({ id: z.string(), number: z.string(), status: z.string() })),
    ...{ booked: z.number(), asksDecision: z.boolean() },
    ...{ country: text, excl: z.number(), vat: z.number() },
    ...{ incl: z.number(), issueDate: text, dueDate: text, paidOn: text, createdAt: z.string() },
    awaitsPayment: z.boolean(),
    hasEInvoice: eInvoiceColumn.schema,
  }),
}

export type MoreColumns<More> = { columns: SQL; schema: z.ZodMiniType<More> }

export function readRows<Tab extends HostingTab>(db: Sql, tab: Tab, rest: SQL): Promise<Rows[Tab][]> {
  return readRowsWith(db, tab, rest, { columns: sql``, schema: z.object({}) })
}

export async function readRowsWith<Tab extends HostingTab, More extends object>(
  db: Sql,
  tab: Tab,
  rest: SQL,
  { columns, schema }: MoreColumns<More>,
): Promise<(Rows[Tab] & More)[]> {
  const { rows } = await db.execute(sql`select ${COLUMNS[tab]}${columns} from ${FROM[tab]} ${rest}`)
  return rows.map(row => ({ ...ROWS[tab].parse(row), ...schema.parse(row) }))
}
