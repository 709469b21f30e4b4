import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { findCustomer } from '@/features/customers/server/customerRepository'
import { customerCookies, openSession } from '@/features/customers/server/logIn'
import { env } from '@/platform/env'
import { orderInput, placed } from '../../support/paidOrders'
import { call } from './calls'
import { type Sent, sent } from './sent'
import type { World } from './world'

/** A customer who is logged in cancels a contract that runs. */
export async function cancellation(
  world: World,
  { key, email }: Pick<Sent, 'key' | 'email'>,
  address: string,
): Promise<Sent> {
  const [found] = await world.rows<{ id: string }>(
    `select id from hosting_orders where submission_key = '${key}'`,
  )
  const account = await findCustomer(world.ctx, email)
  const token = account && (await openSession(world.ctx, account))
  if (!found || !token) throw new Error(`${email} has no order, or could not log in`)
  return sent({
    ...{ what: 'cancellation', key, email },
    kept: ['cancelled'],
    ask: site =>
      call(site, 'cancelOrder', {
        path: `/hosting-dashboard/bestelling/${found.id}`,
        form: { order: found.id, sure: 'yes' },
        cookie: `${customerCookies(env.SITE_URL).session.name}=${token}`,
        address,
      }),
  })
}

/** A contract that ran before anything broke. */
export async function running({ ctx, mollie }: World): Promise<Sent> {
  const input = await orderInput(ctx)
  const { payment } = await placed(ctx, input)
  mollie.change(mollie.of(payment).id, { status: 'paid' })
  await settlePayment(ctx, payment)
  const asked = {
    what: 'hosting_orders',
    key: input.gate.submissionKey,
    email: input.customer.email,
  } as const
  return { ...sent({ ...asked, kept: [], ask: async () => null }), acknowledged: true }
}
