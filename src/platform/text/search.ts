import { singleLine } from './clean'

/** The leads in whose words one of these texts stands, or whose form number lies in one of these ranges, ends included. */
type ParsedSearch = { texts: SearchText[]; numbers: [from: number, to: number][] }

/** A text, and whether it may stand in the middle of a word. */
export type SearchText = { text: string; at: 'anywhere' | 'wordStart' }

/** From here on a text is found anywhere; a shorter one at the start of a word only. */
const MIN_ANYWHERE_LENGTH = 3

/** Fewer digits than this are nobody's telephone. */
export const MIN_PHONE_DIGITS = 6

/** A form number has five digits, and nobody counts further than nine. */
const FORM_DIGITS = 5
const MAX_NUMBER_DIGITS = 9

/** What was typed in the search box; null when it asks for nothing. */
export function parseSearch(typed: string): ParsedSearch | null {
  const text = singleLine(typed)
  if (text === '') return null
  if (isFormNumber(text)) return { texts: [], numbers: exactly(text) }
  if (text.length >= MIN_ANYWHERE_LENGTH)
    return { texts: anywhere(text).map(each => ({ text: each, at: 'anywhere' })), numbers: exactly(text) }
  if (isNumber(text)) return { texts: [], numbers: beginningWith(text) }
  return { texts: [{ text, at: 'wordStart' }], numbers: [] }
}

/** The digits that tell two telephones apart: `06 12-34`, `+31 6 1234` and `0031 (0)6 1234` begin alike. */
export function phoneDigits(phone: string): string {
  return digitsOf(phone).replace(/^(00)?(31(?=0?[0-9]{9}$))?0*/, '')
}

/** Of a telephone only the digits are kept, and whatever is typed of it is searched by them. */
function anywhere(text: string): string[] {
  const digits = typedDigits(text)
  if (digits.length < MIN_ANYWHERE_LENGTH) return [text]
  return digits.length >= MIN_PHONE_DIGITS || isNumber(text) ? [digits] : [text, digits]
}

/**
 * What a telephone that is still being typed is searched by; nothing when the text cannot be one. The country is known
 * by its sign only.
 */
export function typedDigits(text: string): string {
  if (!/^[\d\s()+./-]+$/.test(text)) return ''
  const abroad = /^(\+|00) ?31/.test(text)
  return abroad ? digitsOf(text).replace(/^(00)?310*/, '') : phoneDigits(text)
}

/** `00427`, as it stands on a slip. No telephone is five digits with two noughts. */
const isFormNumber = (text: string) => /^00\d{3}$/.test(text)

const isNumber = (text: string) => /^\d+$/.test(text)

function exactly(text: string): ParsedSearch['numbers'] {
  return isNumber(text) && text.length <= MAX_NUMBER_DIGITS ? [[Number(text), Number(text)]] : []
}

/** `12`: 12, 120 to 129, 1200 to 1299 and so on, as far as a form number goes. */
function beginningWith(digits: string): ParsedSearch['numbers'] {
  const first = Number(digits)
  if (first === 0) return []
  const longer = FORM_DIGITS - String(first).length
  return Array.from({ length: longer + 1 }, (_, more) => [first * 10 ** more, (first + 1) * 10 ** more - 1])
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
