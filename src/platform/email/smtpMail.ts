import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailTransport } from './MailPort'
import { SEND_TIMEOUT_MS } from './retry'
import { smtpTransport } from './smtpTransport'
import { subjectLine } from './subjectLine'

/** Sends from `address` through the SMTP server at `url`. A server that does not greet is given up after 10 seconds. */
export function smtpMail(url: string, address: string): MailTransport {
  const adapter = nodemailerAdapter({
    defaultFromAddress: address,
    defaultFromName: '',
    skipVerify: true,
    transport: nodemailer.createTransport(smtpTransport(connectionOptions(url), loginOf(url)), NO_ACCESS),
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

/** A message names no file and no address of which the content would be fetched. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true }

function connectionOptions(url: string): SMTPConnection.Options {
  const { hostname, port, protocol } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password, and the links of mail after it, never go over a line that anybody can read.
    requireTLS: loginOf(url) !== null,
    connectionTimeout: SEND_TIMEOUT_MS / 2,
    greetingTimeout: SEND_TIMEOUT_MS / 2,
  }
}

function loginOf(url: string): SMTPConnection.Credentials | null {
  const { username, password } = new URL(url)
  return username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null
}
