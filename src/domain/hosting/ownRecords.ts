import type { OrderLine } from '@/domain/hosting/basket'
import type { ChecklistItem } from '@/domain/hosting/checklist'
import type { BillingCycle } from '@/domain/hosting/cycles'
import type { DomainState } from '@/domain/hosting/domainStates'
import type { Term } from '@/domain/hosting/terms'
import type { Amounts } from '@/domain/money/vat'

/** An order as its customer sees it. Days are on the calendar of Amsterdam. */
export type OwnOrder = {
  id: string
  number: string
  status: string
  packageName: string
  billingCycle: BillingCycle
  domainName: string | null
  domainState: DomainState | null
  lines: OrderLine[]
  orderedOn: string
  startedOn: string | null
  /** The first day that is not invoiced yet: then it renews. */
  invoicedUntil: string | null
  domainRenewsOn: string | null
  endsOn: string | null
  /** When it must be set up, and when it was; ISO moments. */
  setUpBy: string | null
  setUpAt: string | null
  checklist: ChecklistItem[]
}

/** A final invoice as its customer sees it, in cents. */
export type OwnInvoice = {
  id: string
  number: string
  series: string
  status: string
  paymentStatus: string
  /** The order that it is for. */
  order: string | null
  excl: number
  incl: number
  issueDate: string
  dueDate: string
}

/** An extra as it could join an order today. `period` is what is due now, until the end of what is invoiced. */
export type ExtraOffer = { line: OrderLine; period: Term; now: Amounts }
