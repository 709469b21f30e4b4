import type { Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

type Found = {
  key: string
  status: string
  incl: number
  finals: number
  numbers: number
  paid: number
  ids: string[]
}

export async function judgeMoney(
  { rows, mollie }: World,
  orders: Sent[],
  violations: string[],
): Promise<number> {
  const found = await rows<Found>(`
    select o.submission_key as key, o.status, o.incl::int,
      (select count(*)::int from hosting_invoices i where i.order_id = o.id and i.payment_status = 'paid') as finals,
      (select count(i.number)::int from hosting_invoices i where i.order_id = o.id) as numbers,
      (select count(*)::int from payments p where p.order_id = o.id and p.state = 'paid') as paid,
      (select coalesce(json_agg(p.id), '[]') from payments p where p.order_id = o.id) as ids
    from hosting_orders o where o.submission_key in (${listed(orders.map(order => order.key))})`)
  let count = 0
  for (const order of found) {
    const there = [...mollie.payments.values()].filter(each =>
      order.ids.includes((each.metadata as { payment?: string } | null)?.payment ?? ''),
    )
    const value = (order.incl / 100).toFixed(2)
    const isPaid = there.some(
      ({ status, amount }) => status === 'paid' && amount.value === value && amount.currency === 'EUR',
    )
    count += Number(isPaid)
    const right = isPaid
      ? order.finals === 1 && order.numbers === 1 && order.paid === 1 && order.status === 'active'
      : order.finals === 0 && order.numbers === 0 && order.paid === 0 && order.status === 'pending'
    if (!right) violations.push(`an order that is ${isPaid ? '' : 'not '}paid: ${JSON.stringify(order)}`)
  }
  return count
}

/** No series of numbers has a gap. */
export async function judgeNumbers({ rows }: World, violations: string[]): Promise<void> {
  const gaps = await rows<object>(`
    select series, left(number, 8) as year, count(*)::int, max(right(number, 5)::int) as last
    from hosting_invoices where number is not null group by 1, 2
    having count(*) <> max(right(number, 5)::int) or count(*) <> count(distinct number)`)
  for (const gap of gaps) violations.push(`the numbers have a gap: ${JSON.stringify(gap)}`)
}

/** Every invoice keeps what its bookings come to, every payment has its booking, and no older version had to help. */
export async function judgeBookings({ rows }: World, violations: string[]): Promise<void> {
  const apart = await rows<object>(`
    select i.number, i.booked::int, coalesce(sum(b.amount), 0)::int as sum, i.payment_status as status
    from hosting_invoices i left join bookings b on b.invoice_id = i.id group by i.id
    having coalesce(i.booked, 0) <> coalesce(sum(b.amount), 0)
      or (i.number is not null and i.series = 'INV' and (i.payment_status = 'paid') <> (i.booked >= i.incl))`)
  for (const each of apart) violations.push(`an invoice and its bookings: ${JSON.stringify(each)}`)
  const unbooked = await rows<object>(`
    select p.id, p.amount::int, coalesce(sum(b.amount), 0)::int as booked
    from payments p left join bookings b on b.payment_id = p.id where p.state = 'paid' group by p.id
    having coalesce(sum(b.amount), 0) <> p.amount - coalesce(p.refunded, 0) - coalesce(p.charged_back, 0)`)
  for (const each of unbooked) violations.push(`a payment and its bookings: ${JSON.stringify(each)}`)
  const older = await rows<object>(`select id, amount::int from bookings where booked_by = 'Vorige versie'`)
  for (const each of older) violations.push(`a booking that came too late: ${JSON.stringify(each)}`)
}
