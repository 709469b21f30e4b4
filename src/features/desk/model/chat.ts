import { lazy } from '@/platform/text/lazy'
import { ZONE } from '@/platform/time/zone'
import type { DeskFacts } from './facts'

export const PANELS = ['contact', 'appointment', 'callback'] as const
export type Panel = (typeof PANELS)[number]

export const QUICK_OPTIONS = [
  { id: 'quote', label: 'Offerte', opens: [] },
  { id: 'appointment', label: 'Afspraak', opens: ['appointment'] },
  { id: 'question', label: 'Andere vraag', opens: [] },
  { id: 'advice', label: 'Advies op maat', opens: [] },
] as const satisfies { id: string; label: string; opens: Panel[] }[]

export type QuickOptionId = (typeof QUICK_OPTIONS)[number]['id']

export type KeywordRule = { keywords: string[]; reply: string }
type Greetings = { morning: string; afternoon: string; evening: string }

export type Chat = {
  /** False: on the first page only. */
  everywhere: boolean
  botName: string
  greetings: Greetings
  options: Record<QuickOptionId, { label: string; reply: string }>
  /** The first that fits answers. */
  rules: KeywordRule[]
  fallback: string
  contactSentence: string
  appointmentSentence: string
  /** May name the day and the time as `{day}` and `{time}`. */
  confirmation: string
  facts: DeskFacts
}

const hourFormat = lazy(
  () => new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE }),
)

/** Good morning from 6 to 12, good afternoon until 18 and good evening until 6, on the clock in Amsterdam. */
export function greetingAt(instant: Date, greetings: Greetings): string {
  const now = Number(hourFormat().format(instant))
  if (now < 6 || now >= 18) return greetings.evening
  return now < 12 ? greetings.morning : greetings.afternoon
}

type MessagePart = { text: string; href?: string }

/** A link is a page of the site, as `[de prijzen](/prijzen)`, a telephone number or a mail address. */
const LINK = /\[([^\][]+)\]\((\/(?![/\\])[^\s()]*|tel:\+?\d+|mailto:[^\s()]+)\)/g

export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let from = 0
  for (const link of text.matchAll(LINK)) {
    parts.push({ text: text.slice(from, link.index) }, { text: link[1] ?? '', href: link[2] })
    from = link.index + link[0].length
  }
  return [...parts, { text: text.slice(from) }].filter(part => part.text !== '')
}

export function plainMessage(text: string): string {
  return messageParts(text)
    .map(part => part.text)
    .join('')
}
