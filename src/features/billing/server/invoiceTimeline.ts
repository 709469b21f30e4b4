import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { eventSource } from '@/platform/audit/eventTimeline'
import { formatEuro } from '@/platform/money/euro'
import { recordInOffice } from '@/platform/timeline/model/timeline'
import { type TimelineSource, timelineSource } from '@/platform/timeline/timeline'
import { invoiceSeries, invoiceStatus, invoiceTitle, statusOfInvoice } from '../model/invoiceStatus'
import { invoiceSql } from './invoiceRepository'
import { invoiceStanding } from './storedInvoice'

const COLLECTION = 'hosting-invoices'

const invoiceRow = z.object({
  ...{ id: z.string(), number: z.nullable(z.string()), incl: z.number() },
  ...invoiceStanding,
})

const invoices = timelineSource({
  ...{ kind: 'invoice', name: 'invoice' },
  select: ({ customer }) =>
    customer === null
      ? null
      : sql`select i.id::text, i.created_at as at, i.number, i.series::text, i.status::text,
        i.payment_status::text as "paymentStatus", i.incl::float8
      from ${invoiceSql.from} where i.customer_id = ${customer}`,
  row: invoiceRow,
  content: invoice => ({
    title: `${invoiceSeries(invoice.series).label} ${invoiceTitle(invoice)}`,
    detail: `${formatEuro(invoice.incl)} incl. btw`,
    author: null,
    link: recordInOffice(COLLECTION, invoice.id),
    badge: invoiceStatus(invoice.status).isDraft ? invoiceStatus(invoice.status) : statusOfInvoice(invoice),
  }),
})

const changes = eventSource({
  ...{ kind: 'invoice', name: 'invoiceChange', collections: [COLLECTION] },
  subjects: ({ customer }) =>
    customer === null
      ? null
      : sql`select i.id::text as id, i.number as label from ${invoiceSql.from} where i.customer_id = ${customer}`,
})

export const invoiceTimelines: TimelineSource[] = [invoices, changes]
