import { customerSchema } from '@/features/customers/model/customer'
import type { OrderDraft } from './orderDraft'

/** The steps that the visitor fills in. `slug` is the step's address. */
export const ORDER_STEPS = [
  { slug: 'pakket', title: 'Domein en pakket', heading: 'Kies je pakket' },
  { slug: 'winkelwagen', title: 'Winkelwagen', heading: 'Je winkelwagen' },
  { slug: 'gegevens', title: 'Gegevens', heading: 'Jouw gegevens' },
  { slug: 'betalen', title: 'Betalen', heading: 'Klopt je bestelling?' },
] as const

const FIRST_ORDER_STEP = 0
const LAST_ORDER_STEP = ORDER_STEPS.length - 1

/** The first step needs a package, and no new name that is taken; the third all that an order must know. */
export function canLeaveOrderStep(step: number, { basket, customer }: OrderDraft): boolean {
  const slug = ORDER_STEPS[step]?.slug
  if (slug === 'pakket') return basket.packageKey !== null && !isTaken(basket.domain)
  if (slug === 'gegevens') return customerSchema.safeParse(customer).success
  return true
}

/** The step that a deep link may open: `wanted`, or the first before it that is not filled in yet. */
export function reachableOrderStep(wanted: number, draft: OrderDraft): number {
  for (let step = FIRST_ORDER_STEP; step < wanted; step++) if (!canLeaveOrderStep(step, draft)) return step
  return Math.min(Math.max(wanted, FIRST_ORDER_STEP), LAST_ORDER_STEP)
}

export function orderStepOf(slug: string | null): number {
  const found = ORDER_STEPS.findIndex(step => step.slug === slug)
  return found === -1 ? FIRST_ORDER_STEP : found
}

function isTaken(domain: OrderDraft['basket']['domain']): boolean {
  return domain?.mode === 'new' && domain.answer === 'taken'
}
