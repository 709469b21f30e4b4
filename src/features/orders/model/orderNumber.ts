/** A day with this many orders gets a fourth digit: by then every second number of three is taken. */
const THREE_DIGITS_UP_TO = 500

/** `HO261121042`. `dice` is any whole number from zero; on a collision the caller throws again. */
export function orderNumber(day: string, dice: number, digits: 3 | 4): string {
  const thrown = String(dice % 10 ** digits).padStart(digits, '0')
  return `HO${day.slice(2).replaceAll('-', '')}${thrown}`
}

export function digitsFor(ordersToday: number): 3 | 4 {
  return ordersToday < THREE_DIGITS_UP_TO ? 3 : 4
}
