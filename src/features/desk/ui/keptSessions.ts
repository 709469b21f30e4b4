import { tryStorage } from '@/design-system/primitives/ifAllowed'
import { type ChatSession, restoreSessions, withSession } from '../model/session'
import { SESSIONS_KEY } from './openedBefore'

/** The conversation of this visit goes on after a reload and on a next page. */
const CURRENT_SESSION_KEY = 'chatSession'

export function currentSession(): ChatSession | null {
  const id = tryStorage(() => sessionStorage.getItem(CURRENT_SESSION_KEY), null)
  return loadSessions().find(each => each.id === id) ?? null
}

export function storeSession(session: ChatSession): void {
  tryStorage(() => {
    localStorage.setItem(SESSIONS_KEY, JSON.stringify(withSession(loadSessions(), session)))
    sessionStorage.setItem(CURRENT_SESSION_KEY, session.id)
  }, undefined)
}

function loadSessions(): ChatSession[] {
  return tryStorage(() => restoreSessions(JSON.parse(localStorage.getItem(SESSIONS_KEY) ?? '[]')), [])
}
