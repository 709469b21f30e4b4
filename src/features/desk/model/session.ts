import { findEmail, findPhone } from './contacts'
import { PANELS, type Panel } from './quickOptions'

/** Times are in ISO 8601. */
export type ChatMessage = { text: string; isBot: boolean; timestamp: string }

/** A conversation as the browser keeps it. */
export type ChatSession = {
  id: string
  startTime: string
  messages: ChatMessage[]
  userEmail: string | null
  userPhone: string | null
  /** What stands open under the last message. */
  panels: readonly Panel[]
}

/** As many conversations as a browser keeps. */
export const MAX_SESSIONS = 20

export function newSession(id: string, start: Date, greeting: string): ChatSession {
  const startTime = start.toISOString()
  const messages = [{ text: greeting, isBot: true, timestamp: startTime }]
  return { id, startTime, messages, userEmail: null, userPhone: null, panels: [] }
}

export function withReply(session: ChatSession, text: string, at: Date): ChatSession {
  return { ...session, messages: [...session.messages, { text, isBot: true, timestamp: at.toISOString() }] }
}

/** What a visitor writes is searched for an address and a number to reach them; the newest counts. */
export function withMessage(session: ChatSession, text: string, at: Date): ChatSession {
  return {
    ...session,
    messages: [...session.messages, { text, isBot: false, timestamp: at.toISOString() }],
    userEmail: findEmail(text) ?? session.userEmail,
    userPhone: findPhone(text) ?? session.userPhone,
  }
}

/** Conversations from the browser's storage: the readable ones. */
export function restoreSessions(kept: unknown): ChatSession[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isSession).map(session => ({ ...session, panels: parsePanels(session.panels) }))
}

/** The newest stands last; the oldest make room. */
export function withSession(sessions: ChatSession[], session: ChatSession): ChatSession[] {
  return [...sessions.filter(each => each.id !== session.id), session].slice(-MAX_SESSIONS)
}

function isSession(kept: unknown): kept is ChatSession {
  if (!isRecord(kept) || !Array.isArray(kept.messages)) return false
  const texts = [kept.id, kept.startTime].every(isText)
  const contacts = [kept.userEmail, kept.userPhone].every(each => each === null || isText(each))
  return texts && contacts && kept.messages.length > 0 && kept.messages.every(isMessage)
}

const parsePanels = (kept: unknown) => (Array.isArray(kept) ? PANELS.filter(panel => kept.includes(panel)) : [])

const isMessage = (kept: unknown) =>
  isRecord(kept) && isText(kept.text) && isText(kept.timestamp) && typeof kept.isBot === 'boolean'

const isText = (kept: unknown) => typeof kept === 'string'
const isRecord = (kept: unknown): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null
