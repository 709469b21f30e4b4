import type { Payload } from 'payload'

/** A file that goes with a mail: an invitation for a calendar as text, a PDF in base64. */
export type Attachment = { filename: string; contentType: string; content: string; encoding?: 'base64' }

export type OutgoingMail = {
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
