import { tryStorage } from '@/design-system/forms/tryStorage'

export const SESSIONS_KEY = 'chatSessions'

/**
 * Whether the chat was ever open in this browser. One that remembers nothing would see it open by itself
 * on every page, so there it counts as opened.
 */
export function wasOpened(): boolean {
  return tryStorage(() => localStorage.getItem(SESSIONS_KEY) !== null, true)
}

export function markOpened(): void {
  if (!wasOpened()) tryStorage(() => localStorage.setItem(SESSIONS_KEY, '[]'), undefined)
  showUnseen()
}

/** The dot of the chat hangs on an attribute of the root: it is drawn before the chat is alive. */
export function showUnseen(): void {
  document.documentElement.toggleAttribute('data-unseen', !wasOpened())
}
