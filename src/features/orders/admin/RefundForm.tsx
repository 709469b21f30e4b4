'use client'

import { type FormEvent, useId, useState } from 'react'
import { refundableAmount } from '@/features/billing/model/bookings'
import { type PaymentSummary, paymentState } from '@/features/billing/model/payment'
import { MAX_REFUND_REASON, refundState } from '@/features/billing/model/refund'
import type { Refund, RefundResult } from '@/features/billing/server/public'
import { Badge } from '@/platform/console/cells'
import { formatAmount, parseEuro, typedEuro } from '@/platform/money/euro'
import { randomUuid } from '@/platform/text/uuid'
import { HOSTING_API } from './consoleAddress'
import { Amount } from './LineTable'
import { REFUND } from './messages'
import { useConsole } from './useHosting'

type RefundFormProps = { payment: PaymentSummary; refunds: Refund[]; onDone: () => void }

/** What was asked back of a payment, and what may still be. */
export function RefundForm({ payment, refunds, onDone }: RefundFormProps) {
  const asked = refunds.filter(each => each.payment === payment.id)
  const underWay = asked.filter(each => refundState(each.state).isUnderWay)
  const { isPaid } = paymentState(payment.state)
  const sum = underWay.reduce((total, each) => total + each.amount, 0)
  const left = refundableAmount({ ...payment, isPaid }, sum)
  return (
    <>
      {asked.map(refund => (
        <p key={refund.id} className="hosting-line console-company">
          <Badge tone={refundState(refund.state).tone}>{refundState(refund.state).label}</Badge>
          <Amount cents={refund.amount} />
          <span>
            {refund.reason}, {refund.requestedBy}
          </span>
          {refund.problem && <span className="admin-urgent">{refund.problem}</span>}
        </p>
      ))}
      {left > 0 && <AskRefund key={left} payment={payment.id} left={left} onDone={onDone} />}
    </>
  )
}

type AskRefundProps = { payment: string; left: number; onDone: () => void }

function AskRefund({ payment, left, onDone }: AskRefundProps) {
  const { act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [amount, setAmount] = useState(() => typedEuro(left))
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const content = { submissionKey, payment, amount: parseEuro(amount) ?? 0, reason }
    const answer = await act<RefundResult>({ address: `${HOSTING_API}/refund`, content, words: REFUND })
    // Without an answer the same press is repeated, and goes through once.
    if (answer && answer.kind !== 'invalid') setKey(randomUuid())
    setBusy(false)
    onDone()
  }

  return (
    <details className="hosting-more">
      <summary className="admin-button">Terugbetalen</summary>
      <form className="console-form" onSubmit={ask}>
        <p>
          Hoogstens {formatAmount(left)}. Het gaat naar de rekening waarmee betaald is, en kan niet terug.
        </p>
        <p>
          <label htmlFor={`${id}amount`}>Bedrag in euro, incl. btw</label>
          <input
            id={`${id}amount`}
            required
            inputMode="decimal"
            value={amount}
            onChange={event => setAmount(event.target.value)}
          />
        </p>
        <p>
          <label htmlFor={`${id}reason`}>Waarom</label>
          <input
            id={`${id}reason`}
            required
            maxLength={MAX_REFUND_REASON}
            placeholder="De klant leest dit op zijn afschrift"
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </p>
        <button type="submit" className="admin-button" aria-disabled={isBusy}>
          {isBusy ? 'Bezig met terugbetalen...' : 'Nu terugbetalen'}
        </button>
      </form>
    </details>
  )
}
