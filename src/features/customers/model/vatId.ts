const SHAPE = /^NL(\d{9})B(\d{2})$/

/** Letters count as two digits in the check: A is 10, so `NL` is 2321 and `B` is 11. */
const COUNTRY = '2321'
const LETTER_B = '11'

/** `NL123456789B01`, without the signs that people put between. */
export function writtenVatId(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** A Dutch VAT id, by the check of the newer ones (97) or of those that hold a BSN or RSIN (11). */
export function isVatId(written: string): boolean {
  const [, digits, suffix] = SHAPE.exec(written) ?? []
  if (!digits || !suffix || suffix === '00') return false
  return remainder(COUNTRY + digits + LETTER_B + suffix, 97) === 1 || passesEleven(digits)
}

/** Of a number that is too long to be one. */
function remainder(digits: string, by: number): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0)
}

/** The first eight digits weigh 9 down to 2; what they leave over 11 is the ninth. */
function passesEleven(digits: string): boolean {
  const weighed = [...digits.slice(0, 8)].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0)
  return Number(digits) !== 0 && weighed % 11 === Number(digits[8])
}
