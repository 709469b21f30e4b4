import { errorNotice, WAIT_TITLE, WENT_WRONG_TITLE } from './notices'
import type { Notice } from './toasts'

export type FormNotice = Notice & { inForm?: boolean }

export const SESSION_ENDED = errorNotice('Je bent uitgelogd', 'Je sessie is voorbij. Log opnieuw in.')

export const failureNotice = (description: string) => errorNotice(WENT_WRONG_TITLE, description)

export const tooManyNotice = (phone: string) =>
  errorNotice(
    WAIT_TITLE,
    `Er kwamen te veel pogingen achter elkaar. Wacht een kwartier of bel ons op ${phone}.`,
  )
