import { singleLine } from '@/platform/text/clean'
import { MIN_PHONE_DIGITS, typedDigits } from '@/platform/text/search'

/** What is looked for in the texts of customers, orders and invoices, and in their telephone numbers. */
export type HostingSearch = { text: string; phone: string | null }

/** What was typed in the search box; null when it asks for nothing. */
export function hostingSearch(typed: string): HostingSearch | null {
  const text = singleLine(typed).toLowerCase()
  if (text === '') return null
  const digits = typedDigits(text)
  return { text, phone: digits.length >= MIN_PHONE_DIGITS ? digits : null }
}
