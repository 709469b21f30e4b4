import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { findCustomer } from '@/features/customers/server/customerRepository'
import { customerCookies, openSession } from '@/features/customers/server/logIn'
import { WITHDRAWAL_STEP, WITHDRAWAL_STEPS } from '@/features/orders/model/withdrawalSteps'
import { env } from '@/platform/env'
import { type OrderPart, order as orderOf } from '../../../support/orders'
import { type PlacedOrder, placed } from '../../../support/paidOrders'
import type { World } from '../world'
import { call } from './calls'
import { done, type Sent, sent } from './sent'

/** A customer who is logged in cancels a contract that runs. */
export async function cancellation(
  world: World,
  { key, email }: Pick<Sent, 'key' | 'email'>,
  address: string,
  { what = 'cancellation', expected }: Partial<Pick<Sent, 'what' | 'expected'>> = {},
): Promise<Sent> {
  const [found] = await world.rows<{ id: string }>(
    `select id from hosting_orders where submission_key = '${key}'`,
  )
  const account = await findCustomer(world.ctx, email)
  const token = account && (await openSession(world.ctx, account))
  if (!found || !token) throw new Error(`${email} has no order, or could not log in`)
  return sent({
    ...{ what, key, email, expected },
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

/** Whoever placed an order withdraws from it on the form, which asks for no account. */
export async function withdrawal(
  world: World,
  { key, email }: Pick<Sent, 'key' | 'email'>,
  address: string,
): Promise<Sent> {
  const [found] = await world.rows<{ number: string }>(
    `select number from hosting_orders where submission_key = '${key}'`,
  )
  if (!found) throw new Error(`${email} has no order`)
  return sent({
    ...{ what: 'withdrawal', key, email },
    kept: ['received', 'receivedWithoutMail'],
    ask: site =>
      call(site, 'withdraw', {
        path: WITHDRAWAL.path,
        form: {
          ...{ name: 'Jan Proef', contract: found.number, email, reason: '' },
          ...{ [WITHDRAWAL_STEP]: WITHDRAWAL_STEPS.confirm, website: '', filledInMs: '60000' },
        },
        address,
      }),
  })
}

export type Contract = PlacedOrder & { act: Sent }

/** A contract that was paid before anything broke. */
export async function paidContract({ ctx, mollie }: World, part: OrderPart = {}): Promise<Contract> {
  const input = await orderOf(ctx, part)
  const made = await placed(ctx, input)
  mollie.change(mollie.of(made.payment).id, { status: 'paid' })
  await settlePayment(ctx, made.payment)
  const { submissionKey: key } = input.gate
  return { ...made, act: done({ what: 'hosting_orders', key, email: input.customer.email }) }
}
