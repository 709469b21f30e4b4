import type { MailSender, Organisation } from '@/platform/ctx'
import { html, linkUrls, type Markup, previewHtml } from './html'
import type { MailDraft } from './outbox'

export type LetterWords = Pick<LetterMail, 'heading' | 'paragraphs' | 'linksUrls' | 'button' | 'leave'> &
  Pick<MailDraft, 'subject' | 'links'>

type Head = Pick<MailDraft, 'template' | 'to' | 'about' | 'unsubscribe'>

export function letterDraft(company: MailSender, head: Head, words: LetterWords): MailDraft {
  const { subject, links, ...body } = words
  const mail: LetterMail = { ...body, company: company.name, footer: mailFooter(company) }
  return { ...head, subject, links, replyTo: company.email, html: letterHtml(mail), text: letterText(mail) }
}

type MailLink = { label: string; href: string }

type LetterMail = {
  company: string
  heading: string
  paragraphs: string[]
  /** Whether addresses in the paragraphs become links: only where we wrote them. */
  linksUrls?: boolean
  button?: MailLink
  footer: string
  /** The last line, to leave a list. */
  leave?: MailLink
}

/** Tables, because mail programs read those. */
export function letterHtml(mail: LetterMail): string {
  return html`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.heading}</title></head>
<body style="margin:0;background:#efe9dc;color:#1d1b17;font:16px/1.55 'Instrument Sans',Arial,sans-serif">
${previewHtml(mail.paragraphs)}<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" style="max-width:560px;border-collapse:collapse;background:#fdfbf5">
<tr><td style="padding:16px 28px;border-bottom:1.5px dashed #d9d1bf;font-weight:700">${mail.company}</td></tr>
<tr><td style="padding:24px 28px 28px;overflow-wrap:anywhere"><h1 style="margin:0;font:700 26px/1.15 'Bricolage Grotesque',Arial,sans-serif">${mail.heading}</h1>
${mail.paragraphs.map(each => paragraphHtml(mail.linksUrls ? linkUrls(each) : [html`${each}`]))}${buttonHtml(mail.button)}</td></tr>
</table><p style="max-width:560px;color:#5a544a;font-size:13px;white-space:pre-line;overflow-wrap:anywhere">${mail.footer}${leaveHtml(mail.leave)}</p></td></tr></table></body></html>`
    .value
}

export function letterText({ heading, paragraphs, button, footer, leave }: LetterMail): string {
  const parts = [heading, ...paragraphs, button && written(button), footer, leave && written(leave)]
  return parts.filter(Boolean).join('\n\n')
}

const written = ({ label, href }: MailLink) => `${label}: ${href}`

function paragraphHtml(text: Markup[]): Markup {
  return html`<p style="margin:14px 0 0;white-space:pre-line">${text}</p>`
}

function buttonHtml(button?: MailLink): Markup {
  if (!button) return html``
  return html`<p style="margin:24px 0 0"><a href="${button.href}" style="display:inline-block;padding:13px 22px;background:#c21f1a;color:#ffffff;font-weight:600;text-decoration:none;border-radius:5px">${button.label}</a></p>`
}

function leaveHtml(leave?: MailLink): Markup {
  if (!leave) return html``
  return html`<br><a href="${leave.href}" style="color:#5a544a">${leave.label}</a>`
}

type Writer = Pick<Organisation, 'name' | 'street' | 'postcode' | 'city' | 'phone' | 'email' | 'kvk'>

export function mailFooter({ name, street, postcode, city, phone, email, kvk }: Writer): string {
  return `${name}, ${street}, ${postcode} ${city}\n${phone}, ${email}${kvk && `\nKVK ${kvk}`}`
}

export function signOff({ name, city }: Pick<Organisation, 'name' | 'city'>): string {
  return `Groet uit ${city},\n${name}`
}

export function promiseAndSignOff(
  promise: string,
  company: Pick<Organisation, 'name' | 'city' | 'phone'>,
): string {
  return `${promise}\n\nIets vergeten of haast? Bel ${company.phone} of antwoord op deze mail.\n\n${signOff(company)}`
}
