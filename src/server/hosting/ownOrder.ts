import type { OrderLine } from '@/domain/hosting/basket'
import type { ChecklistItem } from '@/domain/hosting/checklist'
import type { BillingCycle } from '@/domain/hosting/cycles'
import type { DomainState } from '@/domain/hosting/domainStates'
import { dayOf } from '@/domain/time/day'
import type { HostingOrder } from '@/payload-types'

/** An order as its customer sees it. Days are on the calendar of Amsterdam, `setUpBy` and `setUpAt` are moments. */
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
  setUpBy: string | null
  setUpAt: string | null
  checklist: ChecklistItem[]
}

export function ownOrder(order: HostingOrder): OwnOrder {
  return {
    ...{ id: order.id, number: order.number, status: order.status ?? '' },
    ...{ packageName: order.packageName ?? '', billingCycle: order.billingCycle ?? 'monthly' },
    ...{ domainName: order.domainName ?? null, domainState: order.domainState ?? null },
    lines: (order.lines ?? []) as OrderLine[],
    ...daysOf(order),
    ...{ setUpBy: order.setUpBy ?? null, setUpAt: order.setUpAt ?? null },
    checklist: ((order.checklist ?? []) as ChecklistItem[]).map(withoutNames),
  }
}

function daysOf({ createdAt, startedOn, invoicedUntil, domainRenewsOn, endsOn }: HostingOrder) {
  return {
    orderedOn: dayOf(new Date(createdAt)),
    startedOn: startedOn ?? null,
    invoicedUntil: invoicedUntil ?? null,
    domainRenewsOn: domainRenewsOn ?? null,
    endsOn: endsOn ?? null,
  }
}

/** Who of us did something is not the customer's to know. */
function withoutNames(item: ChecklistItem): ChecklistItem {
  return { ...item, doneBy: null }
}
