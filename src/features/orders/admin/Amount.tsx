import { formatAmount } from '@/platform/money/euro'

/** An amount in cents, in figures that stand under each other. */
export function Amount({ cents }: { cents: number }) {
  return <span className="office-number">{formatAmount(cents)}</span>
}
