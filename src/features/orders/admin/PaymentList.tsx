import { paymentState } from '@/features/billing/model/payments/states'
import { Badge } from '@/platform/console/Badge'
import { Moment } from '@/platform/console/Moment'
import { formatAmount } from '@/platform/money/euro'
import type { ConsolePayment } from '../model/consoleDetails'
import { Amount } from './Amount'
import { Unread } from './Unread'

type PaymentListProps = { payments: ConsolePayment[] | null; onRetry: () => void }

/** Every attempt to pay, with what went back of it and what was not right. */
export function PaymentList({ payments, onRetry }: PaymentListProps) {
  return (
    <section>
      <h3>Betalingen</h3>
      {payments === null && <Unread onRetry={onRetry} />}
      {payments?.length === 0 && <p>Nog geen betaling begonnen.</p>}
      <ul className="hosting-list">
        {payments?.map(payment => (
          <li key={payment.id} className="hosting-line">
            <Moment at={payment.createdAt} />
            <a href={`/admin/collections/payments/${payment.id}`}>{payment.providerId ?? payment.provider}</a>
            <PaymentBadge payment={payment} />
            <Amount cents={payment.amount} />
            {payment.refunded > 0 && <span>terugbetaald {formatAmount(payment.refunded)}</span>}
            {payment.chargedBack > 0 && <span>teruggeboekt {formatAmount(payment.chargedBack)}</span>}
            {payment.problem && <span className="office-red">{payment.problem}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentBadge({ payment: { state } }: { payment: ConsolePayment }) {
  const { tone, label } = paymentState(state)
  return <Badge tone={tone}>{label}</Badge>
}
