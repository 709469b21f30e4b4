import type { Tone } from '@/design-system/layout/Section'
import { perTerm } from '@/features/catalogue/model/terms'
import { formatAmount } from '@/platform/money/euro'
import type { VatReading } from '@/platform/money/readings'
import type { Totals } from '@/platform/money/tax'
import { formatPlainDay } from '@/platform/time/day'
import { orderTotals, renewalsOf } from '../../model/orderLines'
import { ORDER_STATUSES, orderIs, orderStatusLabel } from '../../model/orderStatus'
import { type Ending, endingOf, type OwnOrder } from '../../model/ownOrder'
import { beginsOn } from '../../model/startingTexts'

export type Status = { label: string; tone: Tone }

export function statusOfOrder(order: Pick<OwnOrder, 'status' | 'startsOn'>): Status {
  const { status, startsOn } = order
  const tone = ORDER_STATUSES.find(each => each.value === status)?.tone ?? 'grey'
  const isScheduled = orderIs('isScheduled', order) && startsOn
  return { label: isScheduled ? beginsOn(startsOn) : orderStatusLabel(status), tone }
}

export type AgreedPrice = { per: string; amounts: Totals }

export function agreedPrices({ lines }: Pick<OwnOrder, 'lines'>): AgreedPrice[] {
  return renewalsOf(lines).map(({ months, amounts }) => ({
    per: perTerm(months),
    amounts,
  }))
}

export function dueNow(
  { lines, paidAhead }: Pick<OwnOrder, 'lines' | 'paidAhead'>,
  reading: VatReading,
): string {
  const { excl, incl } = orderTotals(lines)
  if (paidAhead > 0)
    return `Nog te betalen: ${formatAmount(Math.max(incl - paidAhead, 0))} incl. btw. ${formatAmount(paidAhead)} is al binnen.`
  return reading === 'incl'
    ? `Nu te betalen: ${formatAmount(incl)} incl. btw (${formatAmount(excl)} excl.)`
    : `${formatAmount(excl)} excl. btw. Nu te betalen: ${formatAmount(incl)} incl. btw`
}

const ENDING_LABELS: Record<Ending, string> = {
  withdrawn: 'Herroepen',
  stopped: 'Gestopt',
  lapsed: 'Vervallen',
}

function endingText(order: OwnOrder): string {
  const ending = endingOf(order)
  const day = { withdrawn: order.withdrawnOn, stopped: order.endsOn, lapsed: null }[ending]
  return day ? `${ENDING_LABELS[ending]} op ${formatPlainDay(day)}` : ENDING_LABELS[ending]
}

export function nextEvent(order: OwnOrder): string {
  const { endsOn, renewsOn, startsOn } = order
  if (orderIs('awaitsPayment', order))
    return startsOn ? `${beginsOn(startsOn)}, als je betaald hebt` : 'Begint zodra je betaling binnen is'
  if (startsOn) return beginsOn(startsOn)
  if (orderIs('isClosed', order)) return endingText(order)
  if (endsOn) return `Stopt op ${formatPlainDay(endsOn)}`
  if (orderIs('isSuspended', order)) return 'Wordt nu niet verlengd'
  return renewsOn ? `Verlengt op ${formatPlainDay(renewsOn)}` : 'Nog geen verlengdatum'
}
