/** An amount in cents as Dutch readers write it: `€ 795` when whole, else `€ 19,50`. */
export function formatEuro(cents: number): string {
  return formatAmount(cents).replace(/,00$/, '')
}

/**
 * An amount in cents with both its decimals, as it stands under other amounts: `€ 1.499,00`. Written without Intl,
 * whose formatter takes a phone 50 ms to make, while both wizards begin with an amount.
 */
export function formatAmount(cents: number): string {
  return `€\u00a0${typedEuro(cents).replace(/\B(?=(\d{3})+,)/g, '.')}`
}

export const NO_AMOUNT = 'Een bedrag zoals 19,50.'

/**
 * Cents from what a person typed in an euro field (`1.499,00`, `19,5`, `795`); null when it is no amount. A dot is for
 * thousands: who types `19.50` may mean either.
 */
export function parseEuro(typed: string): number | null {
  const plain = typed.replace(/[€\s]/g, '')
  if (!/^(\d{1,8}|\d{1,3}(\.\d{3}){1,2})(,\d{1,2})?$/.test(plain)) return null
  return Math.round(Number(plain.replaceAll('.', '').replace(',', '.')) * 100)
}

/** Cents as a person types them, and a Dutch spreadsheet reads them: `1499,00`. */
export function typedEuro(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
