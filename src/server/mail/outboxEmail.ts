import type { EmailAdapter } from 'payload'
import { ctxWith } from '../ctx'
import { transaction } from '../transaction'
import { MAIL_FROM } from './configuredMail'
import { attemptMail, queueMail } from './outbox'

/** Payload's own mails, such as a new password for staff, go through the same outbox as ours. */
export const outboxEmail: EmailAdapter = ({ payload }) => ({
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
    }
    const queued = await transaction(ctx, tx => queueMail(ctx, tx, [draft]))
    await Promise.all(queued.map(mail => attemptMail(ctx, mail)))
  },
})
