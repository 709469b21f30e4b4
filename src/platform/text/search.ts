import { singleLine } from './format'

type ParsedSearch = { texts: SearchText[]; numbers: [from: number, to: number][] }

export type SearchText = { text: string; at: 'anywhere' | 'wordStart' }

/** Shorter texts match at the start of a word only. */
const MIN_ANYWHERE_LENGTH = 3

export const MIN_PHONE_DIGITS = 6

const FORM_DIGITS = 5
const MAX_NUMBER_DIGITS = 9

export function parseSearch(typed: string): ParsedSearch | null {
  const text = singleLine(typed)
  if (text === '') return null
  if (isFormNumber(text)) return { texts: [], numbers: exactly(text) }
  if (text.length >= MIN_ANYWHERE_LENGTH)
    return { texts: anywhere(text).map(each => ({ text: each, at: 'anywhere' })), numbers: exactly(text) }
  if (isNumber(text)) return { texts: [], numbers: beginningWith(text) }
  return { texts: [{ text, at: 'wordStart' }], numbers: [] }
}

/** `06 12-34`, `+31 6 1234` and `0031 (0)6 1234` give the same digits. */
export function phoneDigits(phone: string): string {
  return digitsOf(phone).replace(/^(00)?(31(?=0?[0-9]{9}$))?0*/, '')
}

function anywhere(text: string): string[] {
  const digits = typedDigits(text)
  if (digits.length < MIN_ANYWHERE_LENGTH) return [text]
  return digits.length >= MIN_PHONE_DIGITS || isNumber(text) ? [digits] : [text, digits]
}

/** Digits of a partly typed telephone; empty when it cannot be one. */
export function typedDigits(text: string): string {
  if (!/^[\d\s()+./-]+$/.test(text)) return ''
  const abroad = /^(\+|00) ?31/.test(text)
  return abroad ? digitsOf(text).replace(/^(00)?310*/, '') : phoneDigits(text)
}

/** `00427`, as on a slip. No telephone has five digits with two leading zeros. */
const isFormNumber = (text: string) => /^00\d{3}$/.test(text)

const isNumber = (text: string) => /^\d+$/.test(text)

function exactly(text: string): ParsedSearch['numbers'] {
  return isNumber(text) && text.length <= MAX_NUMBER_DIGITS ? [[Number(text), Number(text)]] : []
}

/** `12` finds 12, 120 to 129, 1200 to 1299 and so on. */
function beginningWith(digits: string): ParsedSearch['numbers'] {
  const first = Number(digits)
  if (first === 0) return []
  const longer = FORM_DIGITS - String(first).length
  return Array.from({ length: longer + 1 }, (_, more) => [first * 10 ** more, (first + 1) * 10 ** more - 1])
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A text inside a SQL `like`, in which a percent sign or an underscore is a letter. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
