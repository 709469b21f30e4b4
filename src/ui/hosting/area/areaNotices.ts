import type { Notice } from '../../primitives/toasts'

/** A notice that may stand in its form alone, without a toast. */
export type AreaNotice = Notice & { inForm?: boolean }

export const good = (title: string, description?: string): AreaNotice => ({
  title,
  description,
  tone: 'plain',
  duration: 5000,
})

export const bad = (title: string, description?: string): AreaNotice => ({
  title,
  description,
  tone: 'destructive',
  duration: 6000,
})

export const SESSION_ENDED = bad('Je bent uitgelogd', 'Je sessie is voorbij. Log opnieuw in.')

export const tooMany = (phone: string) =>
  bad('Even geduld', `Er kwamen te veel pogingen achter elkaar. Wacht een kwartier of bel ons op ${phone}.`)

export const callUs = (phone: string) => `Probeer het opnieuw of bel ons op ${phone}.`
