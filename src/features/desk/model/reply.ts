import type { Chat, KeywordRule } from './chat'
import { containsKeyword } from './keywords'
import { type Panel, QUICK_OPTIONS, type QuickOptionId } from './quickOptions'

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

/** The reply of the first rule with a word of the message. */
export function findRuleReply(message: string, rules: KeywordRule[], fallback: string): string {
  return rules.find(({ keywords }) => containsKeyword(message, keywords))?.reply ?? fallback
}

/** What the chat answers to a message, and what it puts under that; whatever opens is announced. */
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

/** What the chat answers to a message of a kept conversation: what was chosen then reads as its label. */
export function answerToText(text: string, chat: Chat): Answer {
  const option = QUICK_OPTIONS.find(({ id }) => chat.options[id].label === text)
  return option ? answerToOption(option.id, chat) : answerTo(text, chat)
}
