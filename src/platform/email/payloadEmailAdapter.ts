import type { EmailAdapter } from 'payload'
import { ctxWith } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { attemptMail, queueMail } from './outbox'
import type { SecretLinks } from './secretLinks'
import { MAIL_FROM } from './transport'

/** Payload's own mails go through the same outbox as ours. */
export const payloadEmailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: MAIL_FROM,
  // The outbox puts the agency's name before the address.
  defaultFromName: '',
  sendEmail: async message => {
    const ctx = ctxWith(payload)
    const html = String(message.html ?? '')
    const draft = {
      template: 'account',
      to: String(message.to),
      subject: String(message.subject),
      html,
      text: String(message.text ?? html.replace(/<[^>]+>/g, ' ')),
      links: linkIn(html),
    }
    const queued = await transaction(ctx, tx => queueMail(ctx, tx, [draft]))
    await Promise.all(queued.map(mail => attemptMail(ctx, mail)))
  },
})

/** Of a mail that we did not write ourselves nobody knows what its link grants. */
function linkIn(html: string): SecretLinks {
  const other = html.match(/href="([^"]+)"/)?.[1]
  return other ? { other } : {}
}
