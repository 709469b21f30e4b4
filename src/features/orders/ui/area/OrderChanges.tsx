import type { ReactNode } from 'react'
import type { AreaAction } from '@/design-system/area/areaState'
import type { PayKind } from '@/features/billing/ui/PayButton'
import { formatPlainDay } from '@/platform/time/day'
import type { ExtraOffer } from '../../model/extraOffer'
import type { OwnOrder } from '../../model/ownRecords'
import { AddExtra } from './AddExtra'
import type { AddExtraKind } from './AddExtraForm'
import type { CancelKind } from './CancelForm'
import { CancelOrder } from './CancelOrder'
import { type ChangeKind, ChangeRequest } from './ChangeRequest'

export type OrderActions = {
  pay: AreaAction<PayKind>
  addExtra: AreaAction<AddExtraKind>
  askForChange: AreaAction<ChangeKind>
  cancel: AreaAction<CancelKind>
}

type OrderChangesProps = { order: OwnOrder; offers: ExtraOffer[]; phone: string; actions: OrderActions }

/** What a customer may do about an order: add to it, ask for something else, or end it. */
export function OrderChanges({ order, offers, phone, actions }: OrderChangesProps) {
  const { id, status, domainName, invoicedUntil, endsOn } = order
  const runs = status === 'active' && !endsOn
  const means = { order: id, phone }
  return (
    <div className="grid gap-10">
      {runs && (
        <Part title="Iets erbij">
          <AddExtra {...means} act={actions.addExtra} offers={offers} />
        </Part>
      )}
      {status !== 'cancelled' && (
        <Part title="Iets wijzigen">
          <ChangeRequest {...means} act={actions.askForChange} />
        </Part>
      )}
      {status === 'active' && endsOn && (
        <p className="rounded-slip bg-pink p-5">
          Je hebt opgezegd. Je hosting stopt op <strong>{formatPlainDay(endsOn)}</strong>. Toch blijven? Bel
          ons op {phone}.
        </p>
      )}
      {runs && invoicedUntil && (
        <CancelOrder {...means} act={actions.cancel} until={invoicedUntil} domainName={domainName} />
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-3xl">{title}</h2>
      {children}
    </section>
  )
}
