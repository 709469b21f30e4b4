import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { eventSource } from '@/platform/audit/eventTimeline'
import { recordInOffice } from '@/platform/timeline/model/timeline'
import { type TimelineSource, timelineSource } from '@/platform/timeline/timeline'
import { ORDER_STATUSES, orderStatus } from '../model/orderStatus'
import { orderSql } from './orderRepository'

const COLLECTION = 'hosting-orders'

const orderRow = z.object({
  ...{ id: z.string(), number: z.string(), title: z.string() },
  status: z.enum(ORDER_STATUSES.map(each => each.value)),
})

const orders = timelineSource({
  ...{ kind: 'order', name: 'order' },
  select: ({ customer }) =>
    customer === null
      ? null
      : sql`select o.id::text, o.created_at as at, o.number, ${orderSql.title} as title, o.status::text
      from ${orderSql.from} where o.customer_id = ${customer}`,
  row: orderRow,
  content: ({ id, number, title, status }) => ({
    title: `Bestelling ${number}`,
    detail: title,
    author: null,
    link: recordInOffice(COLLECTION, id),
    badge: orderStatus(status),
  }),
})

const changes = eventSource({
  ...{ kind: 'order', name: 'orderChange', collections: [COLLECTION] },
  subjects: ({ customer }) =>
    customer === null
      ? null
      : sql`select o.id::text as id, o.number as label from ${orderSql.from} where o.customer_id = ${customer}`,
})

export const orderTimelines: TimelineSource[] = [orders, changes]
