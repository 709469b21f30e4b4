/** A day with this many orders gets a fourth digit: by then every second number of three is taken. */
const THREE_DIGITS_UP_TO = 500

/** `HO261121042`. `random` is any whole number from zero; on a collision the caller draws again. */
export function orderNumber(day: string, random: number, digits: 3 | 4): string {
  const drawn = String(random % 10 ** digits).padStart(digits, '0')
  return `HO${day.slice(2).replaceAll('-', '')}${drawn}`
}

export function digitsFor(ordersToday: number): 3 | 4 {
  return ordersToday < THREE_DIGITS_UP_TO ? 3 : 4
}
