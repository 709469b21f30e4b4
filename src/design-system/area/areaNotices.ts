import { bad, WAIT, WENT_WRONG } from '@/design-system/primitives/notices'
import type { Notice } from '@/design-system/primitives/toasts'

/** A notice that may stand in its form alone, without a toast. */
export type AreaNotice = Notice & { inForm?: boolean }

export const SESSION_ENDED = bad('Je bent uitgelogd', 'Je sessie is voorbij. Log opnieuw in.')

/** `description` says what was not done. */
export const failure = (description: string) => bad(WENT_WRONG, description)

export const tooMany = (phone: string) =>
  bad(WAIT, `Er kwamen te veel pogingen achter elkaar. Wacht een kwartier of bel ons op ${phone}.`)
