import { type Chat, type KeywordRule, type Panel, QUICK_OPTIONS, type QuickOptionId } from './chat'

const APPOINTMENT_WORDS = ['afspraak', 'afspraken', 'afspreken']
const MEETING_WORDS = ['meeting', 'gesprek', 'overleg', 'kennismak', 'langskom', 'langs kom', 'inplannen']
const CONTACT_WORDS = [
  'contact',
  'bereik',
  'mail',
  'email',
  'e-mail',
  'per app',
  'appen',
  'appje',
  'whatsapp',
]
const CALLING_WORDS = ['bel', 'bellen', 'belt', 'gebeld', 'opbellen', 'terugbel', 'telefo', 'spreken']

export type Answer = { text: string; opens: readonly Panel[] }

export function wantsAppointment(message: string): boolean {
  return containsKeyword(message, [...APPOINTMENT_WORDS, ...MEETING_WORDS])
}

export function wantsContact(message: string): boolean {
  return containsKeyword(message, [...CONTACT_WORDS, ...CALLING_WORDS, ...APPOINTMENT_WORDS])
}

export function findRuleReply(message: string, rules: KeywordRule[], fallback: string): string {
  return rules.find(({ keywords }) => containsKeyword(message, keywords))?.reply ?? fallback
}

export function answerTo(message: string, chat: Chat): Answer {
  const [contact, appointment] = [wantsContact(message), wantsAppointment(message)]
  const announced = appointment ? chat.appointmentSentence : contact ? chat.contactSentence : ''
  const reply = findRuleReply(message, chat.rules, announced ? '' : chat.fallback)
  return {
    text: `${reply} ${announced}`.trim(),
    opens: [...(contact ? (['contact'] as const) : []), ...(appointment ? (['appointment'] as const) : [])],
  }
}

export function answerToOption(id: QuickOptionId, chat: Chat): Answer {
  const option = QUICK_OPTIONS.find(each => each.id === id)
  if (!option) throw new Error(`unknown quick option ${id}`)
  return { text: chat.options[id].reply, opens: option.opens }
}

export function answerToText(text: string, chat: Chat): Answer {
  const option = QUICK_OPTIONS.find(({ id }) => chat.options[id].label === text)
  return option ? answerToOption(option.id, chat) : answerTo(text, chat)
}

/** Keywords from this length on may also be the beginning of a word: `prijs` finds `prijslijst`, `app` no `appel`. */
const MIN_PREFIX_LENGTH = 4

export function containsKeyword(message: string, keywords: readonly string[]): boolean {
  const text = ` ${normalise(message)} `
  return keywords
    .map(normalise)
    .filter(keyword => keyword !== '')
    .some(keyword => text.includes(keyword.length < MIN_PREFIX_LENGTH ? ` ${keyword} ` : ` ${keyword}`))
}

export function parseKeywords(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map(each => each.trim())
    .filter(each => each !== '')
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
