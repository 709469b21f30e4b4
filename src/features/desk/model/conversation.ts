import { formatDay } from '@/platform/time/zone'
import { PANELS, type Panel } from './chat'
import { findEmail, findName, findPhone } from './contacts'
import type { Answer } from './reply'

/** In milliseconds, between what a visitor does and what the chat answers. */
export const REPLY_DELAYS = { typed: 1000, chosen: 800 } as const

export type Conversation = {
  session: ChatSession
  waiting: number
}

export type ConversationAction =
  | { kind: 'sent'; text: string; at: Date }
  | { kind: 'answered'; answer: Answer; at: Date }
  | { kind: 'booked'; text: string; at: Date }
  | { kind: 'opened' | 'cancelled'; panel: Panel }

/** A conversation as it was kept: a message that was left without its answer gets it yet. */
export function resumeConversation(session: ChatSession): Conversation {
  return { session, waiting: awaitsAnswer(session) ? 1 : 0 }
}

export function pendingQuestion(session: ChatSession): string | null {
  return awaitsAnswer(session) ? (session.messages.at(-1)?.text ?? null) : null
}

/** A half-filled form stays open while the conversation goes on; the contact links close. */
export function conversationReducer(
  { session, waiting }: Conversation,
  action: ConversationAction,
): Conversation {
  const { panels } = session
  switch (action.kind) {
    case 'sent':
      return {
        session: { ...withMessage(session, action.text, action.at), panels: without(panels, 'contact') },
        waiting: waiting + 1,
      }
    case 'answered':
      return {
        session: {
          ...withReply(session, action.answer.text, action.at),
          panels: [...new Set([...panels, ...action.answer.opens])],
        },
        waiting: waiting - 1,
      }
    case 'booked':
      return { session: { ...withReply(session, action.text, action.at), panels: [] }, waiting }
    case 'opened':
      return { session: { ...session, panels: [...without(panels, action.panel), action.panel] }, waiting }
    case 'cancelled':
      return { session: { ...session, panels: without(panels, action.panel) }, waiting }
  }
}

export function showsOptions({ session }: Conversation): boolean {
  return session.messages.length === 1
}

const awaitsAnswer = ({ messages }: ChatSession) => messages.at(-1)?.isBot === false

const without = (panels: readonly Panel[], panel: Panel) => panels.filter(each => each !== panel)

/** Times are in ISO 8601. */
export type ChatMessage = { text: string; isBot: boolean; timestamp: string }

export type ChatSession = {
  id: string
  startTime: string
  messages: ChatMessage[]
  userEmail: string | null
  userPhone: string | null
  userName?: string | null
  panels: readonly Panel[]
}

export const MAX_SESSIONS = 20

export function newSession(id: string, start: Date, greeting: string): ChatSession {
  const startTime = start.toISOString()
  const messages = [{ text: greeting, isBot: true, timestamp: startTime }]
  return { id, startTime, messages, userEmail: null, userPhone: null, panels: [] }
}

export function withReply(session: ChatSession, text: string, at: Date): ChatSession {
  return { ...session, messages: [...session.messages, { text, isBot: true, timestamp: at.toISOString() }] }
}

export function withMessage(session: ChatSession, text: string, at: Date): ChatSession {
  return {
    ...session,
    messages: [...session.messages, { text, isBot: false, timestamp: at.toISOString() }],
    userEmail: findEmail(text) ?? session.userEmail,
    userPhone: findPhone(text) ?? session.userPhone,
    userName: findName(text) ?? session.userName ?? null,
  }
}

export function restoreSessions(kept: unknown): ChatSession[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isSession).map(session => ({ ...session, panels: parsePanels(session.panels) }))
}

/** The newest is last; the oldest are dropped. */
export function withSession(sessions: ChatSession[], session: ChatSession): ChatSession[] {
  return [...sessions.filter(each => each.id !== session.id), session].slice(-MAX_SESSIONS)
}

function isSession(kept: unknown): kept is ChatSession {
  if (!isRecord(kept) || !Array.isArray(kept.messages)) return false
  const texts = [kept.id, kept.startTime].every(isText)
  const contacts = [kept.userEmail, kept.userPhone, kept.userName ?? null].every(
    each => each === null || isText(each),
  )
  return texts && contacts && kept.messages.length > 0 && kept.messages.every(isMessage)
}

const parsePanels = (kept: unknown) =>
  Array.isArray(kept) ? PANELS.filter(panel => kept.includes(panel)) : []

const isMessage = (kept: unknown) =>
  isRecord(kept) && isText(kept.text) && isText(kept.timestamp) && typeof kept.isBot === 'boolean'

const isText = (kept: unknown) => typeof kept === 'string'
const isRecord = (kept: unknown): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null

/** Staff's sentence with the day and the time that were chosen: `1 december 2026`, `10:30`. */
export function confirmationText(sentence: string, { day, time }: { day: string; time: string }): string {
  return sentence.replaceAll('{day}', formatDay(new Date(`${day}T12:00:00Z`))).replaceAll('{time}', time)
}
