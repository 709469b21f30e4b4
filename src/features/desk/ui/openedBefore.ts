import { ifAllowed } from '@/design-system/primitives/ifAllowed'

/** Where a browser keeps its conversations. */
export const SESSIONS = 'chatSessions'

/**
 * Whether the chat was ever open in this browser. One that remembers nothing would see it open by itself
 * on every page, so there it counts as opened.
 */
export function wasOpened(): boolean {
  return ifAllowed(() => localStorage.getItem(SESSIONS) !== null, true)
}

export function rememberOpened(): void {
  if (!wasOpened()) ifAllowed(() => localStorage.setItem(SESSIONS, '[]'), undefined)
}
