import type { Notice } from '@/design-system/notices/toasts'
import type { PriceList } from '@/features/catalogue/model/priceList'
import type { Customer } from '@/features/customers/model/customer'
import type { TermsVersions } from '../../model/acceptedTerms'
import type { OrderDraft } from '../../model/orderDraft'
import type { PlaceOrderKind } from '../../model/placeOrderSchema'
import type { StartChoices } from '../../model/startChoices'
import type { FieldProblems } from './messages'

export type Refusal = { kind: PlaceOrderKind; notice: Notice }

export type StepProps = {
  slug: string
  draft: OrderDraft
  list: PriceList
  extrasHeading: string
  terms: TermsVersions
  phone: string
  problems: FieldProblems
  accepted: boolean
  refusal: Refusal | null
  choose: (part: Partial<OrderDraft['basket']>) => void
  dropDomain: () => void
  fillIn: (customer: Customer, field: string) => void
  accept: (yes: boolean) => void
  /** What a consumer ticked about beginning within the days to withdraw. */
  start: StartChoices
  tick: (part: Partial<StartChoices>) => void
  change: (slug: string) => void
  startAgain: () => void
}
