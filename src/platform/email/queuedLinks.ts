import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { lockQueuedMails, setSealed } from './mailRepository'
import { sealLinks, unsealLinks } from './sealedLinks'
import type { LinkKind, SecretLinks } from './secretLinks'

/** Mails about a record that still wait leave with these links, in place of those that they were made with. */
export async function replaceQueuedLinks(ctx: Ctx, tx: Tx, about: string, links: SecretLinks): Promise<void> {
  for (const mail of await lockQueuedMails(ctx, tx, about)) {
    const before = unsealLinks(mail)
    const kinds = Object.keys(links).filter((kind): kind is LinkKind => kind in before)
    if (kinds.length === 0) continue
    const after = Object.fromEntries(kinds.map(kind => [kind, links[kind]]))
    await setSealed(ctx, tx, mail.id, sealLinks({ ...before, ...after }, mail.id))
  }
}
