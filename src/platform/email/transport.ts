import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer, { type SentMessageInfo, type Transport } from 'nodemailer'
import type MailMessage from 'nodemailer/lib/mailer/mail-message'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Payload } from 'payload'
import { env } from '@/platform/env'
import { ANSWER_TIMEOUT_MS, HAND_OVER_TIMEOUT_MS, SEND_TIMEOUT_MS } from './retry'

/** A calendar file as text, a PDF in base64. */
export type Attachment = { filename: string; contentType: string; content: string; encoding?: 'base64' }

type OutgoingMail = {
  sender: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  replyTo?: string
  /** A POST to this address takes the reader off the list. */
  unsubscribe?: string
  attachments?: Attachment[]
}

/** `kept` when nothing leaves; throws when the server refuses. */
export type MailTransport = { deliver: (payload: Payload, mail: OutgoingMail) => Promise<'sent' | 'kept'> }

export const storedMail: MailTransport = { deliver: async () => 'kept' }

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

/** RFC 8058: one POST unsubscribes. */
function oneClick(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Nothing in a message makes the server fetch a file or address. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true }

function connectionOptions(url: string): SMTPConnection.Options {
  const { hostname, port, protocol } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Password and links never go over an unencrypted connection.
    requireTLS: loginOf(url) !== null,
    connectionTimeout: SEND_TIMEOUT_MS / 2,
    greetingTimeout: SEND_TIMEOUT_MS / 2,
  }
}

function loginOf(url: string): SMTPConnection.Credentials | null {
  const { username, password } = new URL(url)
  return username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null
}

/** nodemailer's types leave this out. */
type Connection = SMTPConnection & { allowsAuth: boolean }

/** One connection per message. Once the server has the whole message, its answer is waited for. */
function smtpTransport(
  options: SMTPConnection.Options,
  login: SMTPConnection.Credentials | null,
): Transport<SentMessageInfo> {
  return {
    name: 'SMTP',
    version: '1',
    send: (mail, callback) => {
      const connection = new SMTPConnection({ ...options, socketTimeout: ANSWER_TIMEOUT_MS })
      sendOver(connection as Connection, login, mail.message)
        .then(
          info => callback(null, info),
          error => callback(error, null),
        )
        .finally(() => connection.close())
    },
  }
}

function sendOver(
  connection: Connection,
  login: SMTPConnection.Credentials | null,
  message: MailMessage['message'],
): Promise<SMTPConnection.SentMessageInfo> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the mail server took too long')), HAND_OVER_TIMEOUT_MS)
    const failed = (error: Error) => {
      clearTimeout(late)
      reject(error)
    }
    const handOver = () => {
      const stream = message.createReadStream()
      stream.once('end', () => clearTimeout(late))
      connection.send(message.getEnvelope(), stream, (error, info) => (error ? failed(error) : resolve(info)))
    }
    connection.once('error', failed)
    connection.once('end', () => failed(new Error('the mail server closed the connection')))
    connection.connect(() => {
      if (login && connection.allowsAuth)
        connection.login(login, error => (error ? failed(error) : handOver()))
      else handOver()
    })
  })
}

/** At most 75 characters a word (RFC 2047): ten letters of four bytes fit. */
const TEN = /.{1,10}/gsu

/** A subject that looks encoded would be shown decoded, so it is encoded as a whole. */
export function subjectLine(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = subject.match(TEN) ?? []
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

export const MAIL_FROM = env.MAIL_FROM ?? `site@${new URL(env.SITE_URL).hostname}`

export const mailStaysHere = !env.SMTP_URL

export const configuredTransport = env.SMTP_URL ? smtpMail(env.SMTP_URL, MAIL_FROM) : storedMail

export function pdfAttachment(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content: content.toString('base64'), encoding: 'base64' }
}

export function xmlAttachment(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/xml', content: content.toString('base64'), encoding: 'base64' }
}
