import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer, { type SentMessageInfo, type Transport } from 'nodemailer'
import type MailMessage from 'nodemailer/lib/mailer/mail-message'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Payload } from 'payload'
import { env } from '@/platform/env'
import { ANSWER_TIMEOUT_MS, HAND_OVER_TIMEOUT_MS, SEND_TIMEOUT_MS } from './retry'

/** A file that goes with a mail: an invitation for a calendar as text, a PDF in base64. */
export type Attachment = { filename: string; contentType: string; content: string; encoding?: 'base64' }

type OutgoingMail = {
  /** The name before our address. */
  sender: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  replyTo?: string
  /** The address that takes the reader off the list when a mail program posts to it. */
  unsubscribe?: string
  attachments?: Attachment[]
}

/** The way out for mail. It answers `kept` where nothing leaves, and throws when the server refuses. */
export type MailTransport = { deliver: (payload: Payload, mail: OutgoingMail) => Promise<'sent' | 'kept'> }

/** Without a mail server a message stays in the database, where staff read it. */
export const storedMail: MailTransport = { deliver: async () => 'kept' }

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

/** Its types leave out whether the server asks who we are. */
type Connection = SMTPConnection & { allowsAuth: boolean }

/**
 * Sends each message over a connection of its own. Until the server has the whole message it is given up soon; from
 * then on it may accept at any moment, and its answer is waited for.
 */
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

/** At most 75 signs a word (RFC 2047): ten letters of four octets, and what stands around them. */
const TEN = /.{1,10}/gsu

/**
 * A subject as it is sent. What was typed may look like a word that is encoded already, and whoever reads the mail
 * would see it decoded: then all of it is encoded here.
 */
export function subjectLine(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = subject.match(TEN) ?? []
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

/** The sender's address, when none is set: `site@` the host of the site. */
export const MAIL_FROM = env.MAIL_FROM ?? `site@${new URL(env.SITE_URL).hostname}`

/** Without a mail server, mail stays in the office. */
export const mailStaysHere = !env.SMTP_URL

export const configuredTransport = env.SMTP_URL ? smtpMail(env.SMTP_URL, MAIL_FROM) : storedMail

/** A PDF as the outbox keeps it, which is text. */
export function pdfAttachment(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content: content.toString('base64'), encoding: 'base64' }
}
