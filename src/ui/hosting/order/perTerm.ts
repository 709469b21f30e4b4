import { BILLING_CYCLES } from '@/domain/hosting/cycles'

/** How often something comes back: `per maand`, `per jaar`. */
export function perTerm(months: number): string {
  return BILLING_CYCLES.find(cycle => cycle.months === months)?.per ?? `per ${months} maanden`
}
