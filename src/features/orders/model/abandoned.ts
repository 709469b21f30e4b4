/** An order that is not paid by then is given up. */
export const UNPAID_DAYS = 14

/** Whether that time went by since an order that nobody paid. */
export function isAbandoned(createdAt: Date, now: Date): boolean {
  return createdAt <= abandonedBefore(now)
}

/** An unpaid order of this moment, or older, is given up. */
export function abandonedBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_DAYS * 86_400_000)
}
