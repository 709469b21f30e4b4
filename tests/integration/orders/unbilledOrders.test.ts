import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { payOrderByKey } from '@/features/orders/server/orderPayment'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { order, ordersOf } from '../../support/orders'
import { invoicesOf, mailsOn, paymentsOf } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const run = (statement: string) => database(ctx).drizzle.execute(sql.raw(statement))

test.each(['hosting_invoices', 'payments'])(
  'an order stands when %s cannot be written, and the worker makes what is missing once',
  async table => {
    await run(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await run(`create trigger refuse before insert on ${table} for each row execute function refuse()`)
    const input = await order(ctx)
    const answer = await placeOrder({ ...ctx, clientIp: randomUUID() }, input)
    expect(answer).toMatchObject({ kind: 'placed', payAt: null })
    const id = (await ordersOf(ctx, input.customer.email))[0]?.id ?? ''
    expect(await mailsOn(ctx, id)).toHaveLength(1)
    await invoiceUnbilledOrders(ctx)
    expect(await invoicesOf(ctx, id)).toEqual([])
    await run(`drop trigger refuse on ${table}`)
    await Promise.all(Array.from({ length: 4 }, () => invoiceUnbilledOrders(ctx)))
    expect(await invoicesOf(ctx, id)).toMatchObject([{ status: 'draft', incl: input.seenTotal }])
    expect(await paymentsOf(ctx, id)).toMatchObject([{ amount: input.seenTotal, state: 'open' }])
    const orderKey = 'orderKey' in answer ? answer.orderKey : ''
    expect(await payOrderByKey(ctx, orderKey)).toMatchObject({ kind: 'pay' })
  },
)
