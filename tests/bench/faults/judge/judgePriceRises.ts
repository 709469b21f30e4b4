import type { Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

type Found = {
  key: string
  status: string
  letters: number
  planned: number
  recalled: number
  sent: number
  orders: RaisedOrder[]
}

type RaisedOrder = { prices: number; amount: number | null; events: number; mails: number }

/**
 * A rise that went out told each of its orders once, and holds at its price from then on; one that was recalled told
 * nobody. Its status is what its events say.
 */
export async function judgePriceRises({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  const plans = acts.filter(({ what }) => what === 'price rise')
  const events = (code: string) =>
    `(select count(*)::int from events where subject_id = r.id::text and code = '${code}')`
  const found = await rows<Found>(`
    select r.id::text as key, r.status::text, r.letters::int, ${events('priceRise.planned')} as planned,
      ${events('priceRise.recalled')} as recalled, ${events('priceRise.sent')} as sent,
      (select json_agg(json_build_object(
          'prices', jsonb_array_length(coalesce(o.announced_prices, '[]')),
          'amount', (select (price ->> 'amount')::int from jsonb_array_elements(o.announced_prices) price
            where price ->> 'rise' = r.id::text limit 1),
          'events', (select count(*) from events where subject_id = o.id::text and code = 'order.priceRiseAnnounced'),
          'mails', (select count(*) from mail_messages
            where about_id = o.id::text and template = 'hosting-order-price-rise')))
        from hosting_orders o where o.package_key = r.title) as orders
    from price_rises r where r.id::text in (${listed(plans.map(({ key }) => key))})`)
  for (const { key, expected } of plans) {
    const each = found.find(rise => rise.key === key)
    const heard = acts.filter(act => act.key === key).map(({ what, said }) => ({ what, said }))
    if (!each || !isRight(each, heard, expected.cents ?? 0))
      violations.push(`a price rise: ${JSON.stringify({ key, ...each, heard })}`)
  }
}

type Heard = Pick<Sent, 'what' | 'said'>[]

function isRight(
  { status, letters, planned, recalled, sent, orders }: Found,
  heard: Heard,
  price: number,
): boolean {
  const isSent = status === 'sent'
  const times = Number(isSent)
  const wasRecalled = heard.some(({ what }) => what === 'recalled price rise')
  return (
    (isSent || (status === 'draft' && wasRecalled)) &&
    planned === recalled + times &&
    sent === times &&
    letters === times * orders.length &&
    orders.every(
      ({ prices, amount, events, mails }) =>
        prices === times && amount === (isSent ? price : null) && events === times && mails === times,
    )
  )
}
