/** An order that is not paid by then is given up. */
export const UNPAID_DAYS = 14

/** Whether that time went by since an order that nobody paid. */
export function isUnpaidTooLong(createdAt: Date, now: Date): boolean {
  return createdAt <= unpaidBefore(now)
}

/** An unpaid order of this moment, or older, is given up. */
export function unpaidBefore(now: Date): Date {
  return new Date(now.getTime() - UNPAID_DAYS * 86_400_000)
}
