import type { OrderLine } from '@/domain/hosting/basket'
import type { ChecklistItem } from '@/domain/hosting/checklist'
import type { OwnOrder } from '@/domain/hosting/ownRecords'
import { dayOf } from '@/domain/time/day'
import type { HostingOrder } from '@/payload-types'

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
