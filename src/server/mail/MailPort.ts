import type { Payload } from 'payload'

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  replyTo?: string
}

/** The way out for mail. It answers `kept` where nothing leaves, and throws when the server refuses. */
export type MailPort = { deliver: (payload: Payload, mail: OutgoingMail) => Promise<'sent' | 'kept'> }
