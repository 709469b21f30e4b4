import type { BillingCycle } from '@/features/catalogue/model/terms'
import type { ChecklistItem } from './checklist'
import type { DomainState } from './domain'
import type { OrderLine } from './orderLines'
import type { AnnouncedPrice } from './priceRise'

/** An order as its customer sees it. Days are on the calendar of Amsterdam. */
export type OwnOrder = {
  id: string
  number: string
  status: string
  title: string
  /** Null of an order that is no hosting. */
  packageName: string | null
  billingCycle: BillingCycle
  domainName: string | null
  domainState: DomainState | null
  lines: OrderLine[]
  /** Prices that are to come, of which no term is invoiced yet. */
  announcedPrices: AnnouncedPrice[]
  orderedOn: string
  /** What came in before it started, in cents with VAT. */
  paidAhead: number
  /** The day on which it is still to begin; null when it began, ended, or begins with its payment. */
  startsOn: string | null
  /** Whether its customer asked to begin within the days to withdraw, and pays for what was delivered. */
  startRequested: boolean
  /** The day from which its name is registered; null when nothing stands in the way. */
  nameFrom: string | null
  startedOn: string | null
  /** The first day that is not invoiced yet. */
  invoicedUntil: string | null
  /** The day on which its next term begins, whether that is invoiced or not. */
  renewsOn: string | null
  domainRenewsOn: string | null
  endsOn: string | null
  /** The last day on which it can be withdrawn from; null when it cannot, or no longer. */
  withdrawableUntil: string | null
  withdrawnOn: string | null
  /** When it must be set up, and when it was; ISO moments. */
  setUpBy: string | null
  setUpAt: string | null
  checklist: ChecklistItem[]
}

/** `lapsed` is one that never began. */
export type Ending = 'withdrawn' | 'lapsed' | 'stopped'

/** How a closed order ended. */
export function endingOf({ startedOn, withdrawnOn }: Pick<OwnOrder, 'startedOn' | 'withdrawnOn'>): Ending {
  if (withdrawnOn) return 'withdrawn'
  return startedOn ? 'stopped' : 'lapsed'
}
