import { receivePaymentWebhook } from '@/features/billing/server/payments/settlePayment'
import type { PlaceOrderInput, PlaceOrderResult } from '@/features/orders/model/placeOrderSchema'
import { getPaymentReturn } from '@/features/orders/server/orderPayment'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { processCtx } from '@/platform/processCtx'
import { callBody } from './paidOrders'

/** A visitor orders, or comes back from paying while Mollie calls. */
export type ToSite = { visit: number } & ({ input: PlaceOrderInput } | { paid: string; orderKey: string })
export type FromSite =
  | { said: 'ready' }
  | { said: 'placed'; visit: number; answer: PlaceOrderResult }
  | { said: 'settled'; visit: number }

/** A process of the site, which does what it is told until it is killed. */
const ctx = await processCtx()
ctx.payload.logger.level = 'silent'
const tell = (said: FromSite) => process.send?.(said)

process.on('message', async (told: ToSite) => {
  const { visit } = told
  const visitor = { ...ctx, clientIp: `visitor ${process.pid} ${visit}` }
  if ('input' in told) {
    tell({ said: 'placed', visit, answer: await placeOrder(visitor, told.input) })
  } else {
    const call = receivePaymentWebhook(visitor, 'mollie', callBody({ id: told.paid }))
    await Promise.all([getPaymentReturn(visitor, told.orderKey), call])
    tell({ said: 'settled', visit })
  }
})

tell({ said: 'ready' })
