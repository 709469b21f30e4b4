import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { SlipRow } from '@/design-system/primitives/Slip'
import { formatAmount } from '@/platform/money/euro'
import { type PaymentState, paymentState } from '../../model/payment'
import { TestOutcomeButton } from './TestOutcomeButton'

type TestPaymentViewProps = {
  payment: { id: string; description: string; amount: number; state: PaymentState }
  decide: (form: FormData) => Promise<void>
}

export function TestPaymentView({ payment, decide }: TestPaymentViewProps) {
  const { isPaid, label } = paymentState(payment.state)
  return (
    <CenteredSlip
      title="Betaalbon"
      note="Dit is een proef. Er gaat geen geld om."
      number="TEST"
      heading="Hoe loopt deze betaling af?"
    >
      <dl className="mt-6">
        <SlipRow label="Waarvoor" answer={payment.description} />
        <SlipRow label="Te betalen" answer="Incl. btw" amount={formatAmount(payment.amount)} />
        <SlipRow label="Stand" answer={label} />
      </dl>
      {isPaid && <p className="mt-6">Deze betaling is al gedaan. Wat je nu kiest, verandert niets.</p>}
      <form action={decide} className="mt-6">
        <input type="hidden" name="id" value={payment.id} />
        <ul className="border-ink border-t-2">
          {TEST_OUTCOMES.map(({ state, label, means }) => (
            <li
              key={state}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-rule border-b py-3"
            >
              <p id={`afloop-${state}`} className="min-w-48 flex-1 leading-snug">
                {means}
              </p>
              <TestOutcomeButton state={state} label={label} isPaid={paymentState(state).isPaid} />
            </li>
          ))}
        </ul>
      </form>
    </CenteredSlip>
  )
}

export const TEST_OUTCOMES: { state: PaymentState; label: string; means: string }[] = [
  { state: 'paid', label: 'Betaald', means: 'Het geld is binnen en wordt geboekt.' },
  { state: 'failed', label: 'Mislukt', means: 'De bank weigert de betaling.' },
  { state: 'canceled', label: 'Geannuleerd', means: 'De klant breekt de betaling af.' },
  { state: 'expired', label: 'Verlopen', means: 'De klant wachtte te lang.' },
  { state: 'open', label: 'Openstaand', means: 'De klant gaat terug zonder iets te doen.' },
]
