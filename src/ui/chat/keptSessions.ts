import { type ChatSession, restoreSessions, withSession } from '@/domain/chat/session'
import { SESSIONS } from './openedBefore'

/** The conversation of this visit goes on after a reload and on a next page. */
const CURRENT = 'chatSession'

export function currentSession(): ChatSession | null {
  try {
    const id = sessionStorage.getItem(CURRENT)
    return loadSessions().find(each => each.id === id) ?? null
  } catch (error) {
    return refused(error, null)
  }
}

export function storeSession(session: ChatSession): void {
  try {
    localStorage.setItem(SESSIONS, JSON.stringify(withSession(loadSessions(), session)))
    sessionStorage.setItem(CURRENT, session.id)
  } catch (error) {
    refused(error, undefined)
  }
}

function loadSessions(): ChatSession[] {
  try {
    return restoreSessions(JSON.parse(localStorage.getItem(SESSIONS) ?? '[]'))
  } catch (error) {
    return refused(error, [])
  }
}

/** A browser may refuse its storage, or hold what is no JSON; the conversation goes on without. */
function refused<T>(error: unknown, instead: T): T {
  if (error instanceof DOMException || error instanceof SyntaxError) return instead
  throw error
}
