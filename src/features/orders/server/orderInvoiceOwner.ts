import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { InvoiceOwner, OwnerDescription } from '@/features/billing/server/public'
import { orderInConsole } from '@/platform/console/addressQuery'
import { orderPath } from '../model/orderStatus'
import { draftOrderInvoice } from './invoiceOrder'
import { lockOrderRow, orderSql } from './orderRepository'
import { findPayableOrder, startPaidOrder } from './startOrder'
import { termsAttachment } from './termsAttachment'

export const orderInvoiceOwner: InvoiceOwner = {
  lock: lockOrderRow,
  describe: { select: selectOrder, read: readOrder },
  findPayable: async (ctx, tx, id) => {
    const order = await findPayableOrder(ctx, tx, id)
    return order && { total: order.incl, draft: () => draftOrderInvoice(ctx, tx, order) }
  },
  onPaid: startPaidOrder,
  terms: termsAttachment,
}

const describedOrder = z.object({
  id: z.string(),
  number: z.string(),
  customer: z.nullable(z.string()),
  orderKey: z.string(),
  title: z.string(),
  domainName: z.nullable(z.string()),
  buyer: z.nullable(z.string()),
})

function selectOrder(id: SQL): SQL {
  return sql`(
    select json_build_object('id', o.id, 'number', o.number, 'customer', o.customer_id, 'orderKey', o.order_key, 'title', ${orderSql.title},
      'domainName', o.domain_name, 'buyer', o.buyer->>'name')
    from ${orderSql.from} where o.id = ${id})`
}

function readOrder(row: unknown): OwnerDescription {
  const order = describedOrder.parse(row)
  return {
    number: order.number,
    customer: order.customer,
    contents: [order.title, order.domainName].filter(Boolean).join(', '),
    buyer: order.buyer ?? '',
    returnPath: orderPath(order.orderKey),
    consolePath: orderInConsole(order),
  }
}
