import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import type { ReturnedOrder } from '@/features/billing/model/payments/outcome'
import type { PaymentState } from '@/features/billing/model/payments/states'
import { formatAmount } from '@/platform/money/euro'
import { formatMoment } from '@/platform/time/zone'
import { SET_UP_HOURS } from '../../model/checklist'

/** The slip of the order, stamped when it is paid or underway. */
export function ReturnSlip({ order }: { order: ReturnedOrder }) {
  const { orderNumber, packageName, domainName, incl, setUpBy, outcome, isCancelled } = order
  const stamp = isCancelled && outcome !== 'paid' ? null : STAMPS[outcome]
  return (
    <Slip title="Werkbon" note="Hosting" number={orderNumber}>
      <dl className="px-5 md:px-7">
        <SlipRow label="Pakket" answer={packageName} />
        <SlipRow label="Domeinnaam" answer={domainName ?? ''} empty="geen" />
        <SlipRow label="Bedrag" answer="Incl. btw" amount={formatAmount(incl)} />
        {setUpBy && <SlipRow label="Klaar vóór" answer={formatMoment(new Date(setUpBy))} />}
        {!setUpBy && !isCancelled && (
          <SlipRow label="Klaar" answer="" empty={`binnen ${SET_UP_HOURS} uur na je betaling`} />
        )}
      </dl>
      {stamp && (
        <div className="flex justify-center pt-6">
          <Stamp word={stamp} small={`nr. ${orderNumber}`} lands />
        </div>
      )}
    </Slip>
  )
}

/** Nothing is stamped while the payment stands in the way. */
const STAMPS: Record<PaymentState | 'unreachable', string | null> = {
  paid: 'Betaald',
  pending: 'Ontvangen',
  ...{ open: null, failed: null, canceled: null, expired: null, unreachable: null },
}
