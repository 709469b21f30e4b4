/** Cents as `€ 795` when whole, else `€ 19,50`. */
export function formatEuro(cents: number): string {
  return formatAmount(cents).replace(/,00$/, '')
}

/** Cents as `€ 1.499,00`, or `−€ 5,00`. Without Intl: making its formatter takes a phone 50 ms. */
export function formatAmount(cents: number): string {
  const amount = typedEuro(Math.abs(cents)).replace(/\B(?=(\d{3})+,)/g, '.')
  return `${cents < 0 ? '−' : ''}€\u00a0${amount}`
}

export const NO_AMOUNT = 'Een bedrag zoals 19,50.'

/** Cents; null for no amount. A dot is for thousands: `19.50` is ambiguous and refused. */
export function parseEuro(typed: string): number | null {
  const plain = typed.replace(/[€\s]/g, '')
  if (!/^(\d{1,8}|\d{1,3}(\.\d{3}){1,2})(,\d{1,2})?$/.test(plain)) return null
  return Math.round(Number(plain.replaceAll('.', '').replace(',', '.')) * 100)
}

/** Cents, also of a reduction (`-10`); null for no amount. */
export function parseSignedEuro(typed: string): number | null {
  const text = typed.trim()
  const cents = parseEuro(text.replace(/^[-−]/, ''))
  return cents !== null && /^[-−]/.test(text) ? 0 - cents : cents
}

/** Cents as `1499,00`, as a Dutch spreadsheet reads them. */
export function typedEuro(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
