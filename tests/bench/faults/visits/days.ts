import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { renewOrder } from '@/features/orders/server/renewOrders'
import { addDays, addMonths, dayOf } from '@/platform/time/day'
import { AGREED, NO_MINIMUM, newCustomer, newOrder } from '../../../support/invoices'
import type { Due, Renewed } from '../planVisits'
import type { World } from '../world'
import { cancellation, paidContract } from './contracts'
import { done, type Sent } from './sent'

const YEAR = 21_450
const RAISED = 24_750

/** A package by the year of somebody who may leave at any time, without a name. */
export const packageByYear = {
  ...{ billingCycle: 'yearly', domainName: null, domainRenewsOn: null },
  lines: AGREED.filter(({ kind }) => kind === 'package').map(line => ({
    ...{ ...line, unitPrice: YEAR, amount: YEAR },
    renewal: { amount: YEAR, months: 12, ...NO_MINIMUM },
  })),
}

export const newPerson = ({ ctx }: World) =>
  newCustomer(ctx, { kind: 'private', company: '', kvk: '', vatId: '' })

/** Hosting by the year until `until`, whose first year is over by then. */
async function secondYear(world: World, until: string, part: object = {}) {
  const customer = await newPerson(world)
  const key = crypto.randomUUID()
  const order = await newOrder(world.ctx, customer, {
    ...{ ...packageByYear, startedOn: addMonths(until, -12), invoicedUntil: until, submissionKey: key },
    ...part,
  })
  return { customer, key, order, email: customer.email }
}

/** Leaves in time for the next year, or within the second one. What it comes to is what the page said before. */
export async function leaving(world: World, renewed: Renewed, address: string): Promise<Sent> {
  const { ctx, office } = world
  const today = dayOf(ctx.now())
  const until = renewed === 'long ago' ? addMonths(today, -3) : addDays(today, 12)
  const { customer, key, order, email } = await secondYear(world, until)
  if (renewed !== 'meanwhile') {
    const invoice = await renewOrder(ctx, order)
    if (!invoice) throw new Error(`the year of ${email} was not invoiced`)
    if (renewed !== 'unpaid')
      await markPaidByTransfer(office.ctx, invoice, { paidOn: today, reference: 'Afschrift 12' })
  }
  const owner = { ...ctx, user: { id: customer.id, collection: 'hosting-customers' as const } }
  const shown = (await getOwnOrder(owner, order))?.leaving
  if (!shown) throw new Error(`${email} cannot leave`)
  const expected = { day: shown.endsOn, cents: shown.refund }
  return cancellation(world, { key, email }, address, { what: 'leaving', expected })
}

/** The job that is due for such an order. */
export const JOB_OF = {
  ends: 'end cancelled orders',
  renews: 'renew orders',
  starts: 'start scheduled orders',
} as const satisfies Record<Due, string>

/** An order of which something happens today by itself. */
export async function dueToday(world: World, due: Due): Promise<Sent[]> {
  const today = dayOf(world.ctx.now())
  if (due === 'starts') {
    const { act } = await paidContract(world, { start: NO_START_CHOICES })
    await world.rows(`update hosting_orders set starts_on = '${today}' where submission_key = '${act.key}'`)
    return [done({ what: due, key: act.key, email: act.email, expected: { day: today } })]
  }
  const until = due === 'ends' ? today : addDays(today, 10)
  const price = { rise: crypto.randomUUID(), kind: 'package', key: 'basis', amount: RAISED, from: until }
  const { key, email } = await secondYear(world, until, {
    ...(due === 'ends' ? { endsOn: today } : { announcedPrices: [price] }),
  })
  const expected = due === 'ends' ? { day: today } : { day: addMonths(until, 12), cents: RAISED }
  return [done({ what: due, key, email, expected })]
}
