import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { NoNewLink } from './retry'

/** A mail that was sent before, as far as its links depend on it. */
export type SentMail = {
  id: string
  to: string
  html: string
  text: string
  unsubscribe?: string | undefined
  aboutCollection: string | null
  aboutId: string | null
}

/** Makes a new link for one that stands hidden in a mail. Throws LinkRefused where one can no longer be made. */
export type LinkMaker = (ctx: Ctx, tx: Tx, mail: SentMail) => Promise<string>

export class LinkRefused extends Error {
  constructor(readonly reason: NoNewLink) {
    super(`no new link: ${reason}`)
  }
}

/** Whose mailbox it is may have changed: no link to an account goes to an address that it had before. */
export function checkAddress(account: { email: string }, { to }: SentMail): void {
  if (account.email.toLowerCase() !== to.toLowerCase()) throw new LinkRefused('otherAddress')
}

/** A link that only its reader can ask for. */
export const refuseLink: LinkMaker = () => Promise.reject(new LinkRefused('notOurs'))
