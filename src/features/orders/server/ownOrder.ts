import type { HostingOrder } from '@/payload-types'
import { dayOf } from '@/platform/time/day'
import type { OrderLine } from '../model/basket'
import type { ChecklistItem } from '../model/checklist'
import type { OwnOrder } from '../model/ownRecords'

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
