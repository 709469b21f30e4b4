import { addMonths, type Period } from '@/platform/time/day'

export const BILLING_CYCLES = [
  { value: 'monthly', label: 'Per maand', per: 'per maand', months: 1, slug: 'maand' },
  { value: 'yearly', label: 'Per jaar', per: 'per jaar', months: 12, slug: 'jaar' },
] as const

export type BillingCycle = (typeof BILLING_CYCLES)[number]['value']

export function cycleOf(value: BillingCycle) {
  const cycle = BILLING_CYCLES.find(each => each.value === value)
  if (!cycle) throw new Error(`unknown billing cycle ${value}`)
  return cycle
}

export function perTerm(months: number): string {
  return BILLING_CYCLES.find(cycle => cycle.months === months)?.per ?? `per ${months} maanden`
}

/** Terms are counted from its first day, so that the 31st comes back. */
export type BillingSchedule = { startedOn: string; cycle: BillingCycle }

export function termOf({ startedOn, cycle }: BillingSchedule, day: string): Period {
  const { months } = cycleOf(cycle)
  let from = startedOn
  for (let term = 1; ; term++) {
    const until = addMonths(startedOn, term * months)
    if (until > day) return { from, until }
    from = until
  }
}
