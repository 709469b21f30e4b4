import { telephoneLink } from '@/platform/text/contactLinks'

/** Nine digits or more, after a zero or a country: no amount, date or number of an invoice looks like that. */
const PHONE =
  /(?<![\d€+])(?:\+\d{2}\s?(?:\(0\)\s?)?|0)(?:[1-9][\s-]?)(?:\d[\s-]?){6,8}\d(?!\d)|(?<![\d€+])0\d{1,3}[\s-]\d{2,3}[\s-]\d{2}[\s-]\d{2}(?:[\s-]\d{2})?(?!\d)/g

export type TextPart = { text: string; href?: string }

export function phoneParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    parts.push({ text: text.slice(from, index) }, { text: phone, href: telephoneLink(phone) })
    from = index + phone.length
  }
  return [...parts, { text: text.slice(from) }].filter(part => part.text !== '')
}
