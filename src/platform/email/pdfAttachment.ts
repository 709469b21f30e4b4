import type { Attachment } from './transport'

/** A PDF as the outbox keeps it, which is text. */
export function pdfAttachment(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content: content.toString('base64'), encoding: 'base64' }
}
