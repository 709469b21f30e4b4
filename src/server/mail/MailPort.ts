import type { Payload } from 'payload'

/** A text file that goes with a mail, such as an invitation for a calendar. */
export type Attachment = { filename: string; contentType: string; content: string }

export type OutgoingMail = {
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
export type MailPort = { deliver: (payload: Payload, mail: OutgoingMail) => Promise<'sent' | 'kept'> }
