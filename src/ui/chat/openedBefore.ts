/** Where a browser keeps its conversations. */
export const SESSIONS = 'chatSessions'

/**
 * Whether the chat was ever open in this browser. One that remembers nothing would see it open by itself
 * on every page, so there it counts as opened.
 */
export function wasOpened(): boolean {
  try {
    return localStorage.getItem(SESSIONS) !== null
  } catch (error) {
    if (error instanceof DOMException) return true
    throw error
  }
}

export function rememberOpened(): void {
  try {
    if (!wasOpened()) localStorage.setItem(SESSIONS, '[]')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
