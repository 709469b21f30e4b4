import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import { SHOP_CLOSED } from '@/platform/launch/model/launch'

/** Where hosting is ordered, before the agency can sell. */
export function ClosedShop({ company }: { company: ContactInfo }) {
  return (
    <CenteredSlip title="Bestelling" heading={SHOP_CLOSED.title}>
      <p className="mt-4">{SHOP_CLOSED.text}</p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <ContactButton company={company} variant="phone" className="button-primary max-sm:w-full" />
        <ContactButton company={company} className="max-sm:w-full" />
      </div>
    </CenteredSlip>
  )
}
