import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { NoNewLink } from './retry'

export type SentMail = {
  id: string
  to: string
  html: string
  text: string
  unsubscribe?: string | undefined
  aboutCollection: string | null
  aboutId: string | null
}

/** Throws LinkRefused where no new link can be made. */
export type LinkMaker = (ctx: Ctx, tx: Tx, mail: SentMail) => Promise<string>

export class LinkRefused extends Error {
  constructor(readonly reason: NoNewLink) {
    super(`no new link: ${reason}`)
  }
}

/** No link to an account goes to an address that it had before. */
export function checkAddress(account: { email: string }, { to }: Pick<SentMail, 'to'>): void {
  if (account.email.toLowerCase() !== to.toLowerCase()) throw new LinkRefused('otherAddress')
}

/** A link that only its reader can ask for. */
export const refuseLink: LinkMaker = () => Promise.reject(new LinkRefused('notOurs'))
