import type { Paying } from '../planVisits'
import type { World } from '../world'
import { callMollie } from './calls'
import type { Sent } from './sent'

/** Once, when there is something to pay. True when it was then paid in full. */
export async function pay({ mollie, sites }: World, order: Sent, paying: Paying): Promise<boolean> {
  const id = order.payAt?.split('/').at(-1)
  const payment = id ? mollie.payments.get(id) : null
  if (!id || payment?.status !== 'open') return false
  const tell = (site: 0 | 1, about: string) => callMollie(sites[site], about)
  if (paying.early !== null) await tell(paying.early, id)
  if (paying.forged !== null) await tell(paying.forged, `tr_${crypto.randomUUID()}`)
  const { status, short } = paying
  mollie.change(id, { status, amount: short ? { value: '1.00', currency: 'EUR' } : payment.amount })
  await Promise.all(paying.calls.map(site => tell(site, id)))
  return status === 'paid' && !short
}
