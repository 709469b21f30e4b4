import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import type { Ctx } from '@/platform/ctx'
import { addMonths, dayOf } from '@/platform/time/day'
import { type ChecklistItem, checklistFor } from '../model/checklist'
import { domainLine } from '../model/domainLine'
import { DOMAIN_TERM_MONTHS } from '../model/domainRenewal'
import type { DomainState } from '../model/domainStates'
import type { LockedOrderDetails } from './holdOrder'
import { tickItem } from './withTick'

/** What changes on an order when its name becomes this. What it costs later changes only with what is delivered. */
export function domainChange(
  ctx: Ctx,
  order: LockedOrderDetails,
  to: DomainState,
  prices: DomainPrices,
): Partial<LockedOrderDetails> {
  const inAYear = addMonths(dayOf(ctx.now()), DOMAIN_TERM_MONTHS)
  if (to === 'registered') {
    const renews = order.domainState === 'onRequest' && { domainRenewsOn: inAYear }
    return { domainState: to, ...tickItem(ctx, order, 'register', true), ...renews }
  }
  if (to === 'moved') return { domainState: to, ...tickItem(ctx, order, 'move', true) }
  if (to === 'lost')
    return { domainState: to, ...tickItem(ctx, order, 'register', true), ...withoutDomain(order) }
  if (to === 'toMove') return { ...toMove(order, prices), domainRenewsOn: inAYear }
  return { domainState: 'own', domainMode: 'own', checklist: workFor(order, 'own'), ...withoutDomain(order) }
}

function toMove(order: LockedOrderDetails, prices: DomainPrices): Partial<LockedOrderDetails> {
  const move = domainLine({ name: order.domainName ?? '', mode: 'move', answer: null }, prices)
  return {
    ...{ domainState: 'toMove', domainMode: 'move', checklist: workFor(order, 'toMove') },
    lines: [...order.lines, ...move],
  }
}

function withoutDomain({ lines }: LockedOrderDetails): Pick<LockedOrderDetails, 'lines' | 'domainRenewsOn'> {
  return { lines: lines.filter(line => line.kind !== 'domain'), domainRenewsOn: null }
}

/** The checklist with the work that a name asks for now, in the place of what it asked for before. */
function workFor({ checklist, domainState }: LockedOrderDetails, to: DomainState): ChecklistItem[] {
  const usual = new Set(checklistFor({}).map(item => item.key))
  const workOf = (state: DomainState | null) =>
    checklistFor({ domainState: state }).find(item => !usual.has(item.key))
  const [before, now] = [workOf(domainState), workOf(to)]
  return (checklist ?? []).map(item => (item.key === before?.key && now ? now : item))
}
