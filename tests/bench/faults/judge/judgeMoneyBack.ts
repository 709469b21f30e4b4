import type { Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

type Back = { id: string; amount: number; state: string }
type Move = { code: string; from: number; to: number }

type Found = {
  key: string
  payment: string
  status: string
  refunded: number
  taken: number
  bookedRefunds: number
  bookedTaken: number
  asking: number
  refunds: Back[] | null
  moves: Move[] | null
  letters: number
  notices: number
}

/**
 * What went back of a payment is what the provider says, booked once. A refund is asked of the provider once for its key,
 * and each time that a total moved the customer and staff were told once.
 */
export async function judgeMoneyBack(
  { rows, mollie }: World,
  acts: Sent[],
  violations: string[],
): Promise<void> {
  const back = acts.filter(({ what }) => ['refund', 'chargeback', 'returned chargeback'].includes(what))
  const booked = (source: string) =>
    `(select coalesce(-sum(amount), 0)::int from bookings b where b.payment_id = p.id and b.source = '${source}')`
  const found = await rows<Found>(`
    select o.submission_key as key, p.id::text as payment, o.status::text,
      coalesce(p.refunded, 0)::int as refunded, coalesce(p.charged_back, 0)::int as taken,
      ${booked('refund')} as "bookedRefunds", ${booked('chargeback')} as "bookedTaken",
      (select count(*)::int from bookings b where b.payment_id = p.id and b.asks_decision) as asking,
      (select json_agg(json_build_object('id', r.id::text, 'amount', r.amount::int, 'state', r.state::text))
        from refunds r where r.payment_id = p.id) as refunds,
      (select json_agg(json_build_object('code', code, 'from', (details ->> 'from')::int, 'to', (details ->> 'to')::int))
        from events where subject_id = p.id::text and code in ('payment.refunded', 'payment.chargedBack')) as moves,
      (select count(*)::int from mail_messages m where m.about_id = p.invoice_id::text
        and m.template in ('payment-refund', 'payment-chargeback')) as letters,
      (select count(*)::int from mail_messages m where m.about_id = p.id::text
        and m.template = 'payment-moneyBack') as notices
    from payments p join hosting_orders o on o.id = p.order_id
    where o.submission_key in (${listed(back.map(({ key }) => key))})`)
  for (const each of found) {
    const there = mollie.of(each.payment)
    const made = mollie.refunds.filter(({ paymentId }) => paymentId === there.id)
    const ours = back.filter(({ key }) => key === each.key)
    const wrong = [
      ...wrongTotals(each, {
        refunded: centsIn(there.amountRefunded),
        taken: centsIn(there.amountChargedBack),
      }),
      ...wrongMoves(each),
      ...wrongRefunds(each, ours, made.map(madeRefund)),
    ]
    if (wrong.length > 0)
      violations.push(`money that went back, ${wrong.join(', ')}: ${JSON.stringify({ ...each, made })}`)
  }
}

const centsIn = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100)

type Made = { refund: string; amount: number }

const madeRefund = ({ metadata, amount }: { metadata: unknown; amount: { value: string } }): Made => ({
  refund: (metadata as { refund?: string } | null)?.refund ?? '',
  amount: centsIn(amount),
})

function wrongTotals(each: Found, there: { refunded: number; taken: number }): string[] {
  const { refunded, taken, bookedRefunds, bookedTaken, status } = each
  return [
    ...(refunded === there.refunded && taken === there.taken ? [] : ['not as the provider says']),
    ...(bookedRefunds === refunded && bookedTaken === taken ? [] : ['not booked once']),
    ...(status === 'active' ? [] : ['and the order ended']),
  ]
}

/** Every move begins where another one ended: from nothing to what it is now. */
function wrongMoves({ refunded, taken, moves, letters, notices, asking }: Found): string[] {
  const all = moves ?? []
  const sumOf = (code: string) =>
    all.filter(move => move.code === code).reduce((sum, { from, to }) => sum + to - from, 0)
  const isChain = sumOf('payment.refunded') === refunded && sumOf('payment.chargedBack') === taken
  const gone = all.filter(({ from, to }) => to > from).length
  return [
    ...(isChain ? [] : ['not as its events say']),
    ...(letters === gone && notices === all.length ? [] : ['told otherwise than once']),
    ...(asking > 0 === gone > 0 ? [] : ['and staff are not asked what it means']),
  ]
}

function wrongRefunds({ refunds }: Found, acts: Sent[], made: Made[]): string[] {
  const asked = refunds ?? []
  const booked = asked.filter(({ state }) => state === 'booked')
  const isSame = booked.every(
    ({ id, amount }) => made.filter(each => each.refund === id && each.amount === amount).length === 1,
  )
  const presses = acts.filter(({ what }) => what === 'refund')
  const isHeard = !presses.some(({ said }) => said.includes('refunded')) || booked.length > 0
  const wasRefused = presses.some(({ said }) => said.includes('refused') || said.includes('tooMuch'))
  const isKept = wasRefused || asked.some(({ state }) => state === 'refused')
  return [
    ...(booked.length === made.length && isSame ? [] : ['not the refunds that the provider made']),
    ...(asked.length <= presses.length ? [] : ['asked more often than pressed']),
    ...(asked.some(({ state }) => state === 'asked' || state === 'made') ? ['still under way'] : []),
    ...(isHeard && (isKept || booked.length === presses.length) ? [] : ['not made']),
  ]
}
