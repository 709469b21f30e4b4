import { ifAllowed } from '@/design-system/primitives/ifAllowed'
import { type ChatSession, restoreSessions, withSession } from '../model/session'
import { SESSIONS } from './openedBefore'

/** The conversation of this visit goes on after a reload and on a next page. */
const CURRENT = 'chatSession'

export function currentSession(): ChatSession | null {
  const id = ifAllowed(() => sessionStorage.getItem(CURRENT), null)
  return loadSessions().find(each => each.id === id) ?? null
}

export function storeSession(session: ChatSession): void {
  ifAllowed(() => {
    localStorage.setItem(SESSIONS, JSON.stringify(withSession(loadSessions(), session)))
    sessionStorage.setItem(CURRENT, session.id)
  }, undefined)
}

function loadSessions(): ChatSession[] {
  return ifAllowed(() => restoreSessions(JSON.parse(localStorage.getItem(SESSIONS) ?? '[]')), [])
}
