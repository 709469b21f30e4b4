import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { SEND_TIMEOUT_MS } from '@/domain/mail/retry'
import type { MailPort } from './MailPort'
import { subjectLine } from './subjectLine'

/** Sends from `address` through the SMTP server at `url`. A server that says nothing is given up after 20 seconds. */
export function smtpMail(url: string, address: string): MailPort {
  const adapter = nodemailerAdapter({
    defaultFromAddress: address,
    defaultFromName: '',
    skipVerify: true,
    transportOptions: transportOptions(url),
  })
  return {
    deliver: async (payload, { sender, unsubscribe, attachments, ...mail }) => {
      const email = (await adapter)({ payload })
      await email.sendEmail({
        ...mail,
        from: { name: sender, address },
        subject: subjectLine(mail.subject),
        to: { name: '', address: mail.to },
        headers: unsubscribe ? oneClick(unsubscribe) : undefined,
        attachments: attachments ?? [],
      })
      return 'sent'
    },
  }
}

/** RFC 8058: a mail program may take its reader off the list with one POST, without opening the page. */
function oneClick(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function transportOptions(url: string): SMTPTransport.Options {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: SEND_TIMEOUT_MS / 2,
    greetingTimeout: SEND_TIMEOUT_MS / 2,
    socketTimeout: SEND_TIMEOUT_MS / 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
