import { formatAmount } from '@/platform/money/euro'
import type { VatReading } from '@/platform/money/readings'
import type { Totals } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'
import { html, linkUrls, type Markup, previewHtml } from './html'

/** A line with a weight adds up the others; `total` leads them. */
export type MailLine = { label: string; answer: string; amount: string; weight?: 'sum' | 'due' | 'total' }

export type SlipMail = {
  company: string
  heading: string
  intro: string
  number: string
  lines: MailLine[]
  total?: string
  closing: string
  button?: { label: string; href: string }
  footer: string
}

const CELL = 'padding:10px 0;border-bottom:1px solid #d9d1bf;vertical-align:top'

/** Tables, because mail programs read those. */
export function slipHtml(mail: SlipMail): string {
  return html`<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.heading}</title></head>
<body style="margin:0;background:#efe9dc;color:#1d1b17;font:16px/1.55 'Instrument Sans',Arial,sans-serif">
${previewHtml(mail.intro.split('\n\n'))}<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" style="max-width:560px;border-collapse:collapse;background:#fdfbf5">
<tr><td style="padding:16px 28px;border-bottom:1.5px dashed #d9d1bf"><table role="presentation" width="100%" style="border-collapse:collapse"><tr>
<td style="padding:0;font-weight:700">${mail.company}</td>
<td align="right" style="padding:0 0 0 16px;color:#c21f1a;font-weight:700;white-space:nowrap">Nr. ${mail.number}</td></tr></table></td></tr>
<tr><td style="padding:24px 28px 12px;overflow-wrap:anywhere"><h1 style="margin:0;font:700 26px/1.15 'Bricolage Grotesque',Arial,sans-serif">${mail.heading}</h1>
<p style="margin:14px 0 0;white-space:pre-line">${mail.intro}</p></td></tr>
<tr><td style="padding:12px 28px"><table role="presentation" width="100%" style="border-collapse:collapse;border-top:2px solid #1d1b17">${mail.lines.map(lineHtml)}</table>
${totalHtml(mail.total)}</td></tr>
<tr><td style="padding:12px 28px 28px;white-space:pre-line;overflow-wrap:anywhere">${linkUrls(mail.closing)}${buttonHtml(mail.button)}</td></tr>
</table><p style="max-width:560px;color:#5a544a;font-size:13px;white-space:pre-line;overflow-wrap:anywhere">${mail.footer}</p></td></tr></table></body></html>`
    .value
}

export function slipText(mail: SlipMail): string {
  const lines = mail.lines.map(lineText)
  const button = mail.button ? [`${mail.button.label}: ${mail.button.href}`, ''] : []
  return [
    `${mail.heading} (nr. ${mail.number})`,
    '',
    mail.intro,
    '',
    ...lines,
    '',
    ...(mail.total ? [`Indicatie, excl. btw: ${mail.total}`, ''] : []),
    mail.closing,
    '',
    ...button,
    mail.footer,
  ].join('\n')
}

/** What takes several lines stands below its amount. */
function lineText({ label, answer, amount }: MailLine): string {
  const [first = '', ...rest] = answer.split('\n')
  if (rest.length === 0)
    return `${label ? `${label}: ` : '  '}${answer}${amount ? ` (${amount})` : ''}`.trimEnd()
  const head = label ? `${label}: ${amount}` : `  ${first}${amount ? ` (${amount})` : ''}`
  const below = label ? [first, ...rest] : rest
  return [head.trimEnd(), ...below.map(line => `  ${line}`)].join('\n')
}

function lineHtml({ label, answer, amount, weight }: MailLine): Markup {
  const ink = TEXT_STYLES[weight ?? 'line']
  return html`<tr><td style="${CELL};overflow-wrap:anywhere">${labelHtml(label)}<span style="${ink};white-space:pre-line">${answer}</span></td><td align="right" style="${CELL};padding-left:16px;${ink};white-space:nowrap">${amount}</td></tr>`
}

const TEXT_STYLES = {
  line: 'color:#1d3f94;font-weight:700',
  sum: 'color:#5a544a',
  due: 'color:#1d1b17;font-weight:700',
  total: 'color:#1d1b17;font-weight:700;font-size:19px',
}

function labelHtml(label: string): Markup {
  return label ? html`<span style="color:#5a544a;font-size:13px">${label}</span><br>` : html``
}

function totalHtml(total?: string): Markup {
  if (!total) return html``
  return html`<p style="margin:16px 0 0"><span style="color:#5a544a;font-size:14px">Indicatie, excl. btw</span><br><strong style="font-size:22px">${total}</strong></p>`
}

function buttonHtml(button: SlipMail['button']): Markup {
  if (!button) return html``
  return html`<br><br><a href="${button.href}" style="display:inline-block;padding:13px 22px;background:#c21f1a;color:#ffffff;font-weight:600;text-decoration:none;border-radius:5px">${button.label}</a>`
}

type TotalLinesOptions = {
  /** What the amount with VAT is called. */
  label: string
  reading: VatReading
  /** Whose VAT it is where it is not ours. */
  country?: string
}

/** The amount that the reader reckons with comes first, and is the largest. */
export function totalLines(
  { excl, incl, vatRates }: Totals,
  { label, reading, country }: TotalLinesOptions,
): MailLine[] {
  const vat = vatRates.map(each => sumLine(vatLabel(each, country), each.vat))
  return reading === 'incl'
    ? [sumLine(label, incl, 'total'), ...vat, sumLine('Excl. btw', excl)]
    : [sumLine('Totaal excl. btw', excl, 'total'), ...vat, sumLine(label, incl, 'due')]
}

export function sumLine(answer: string, cents: number, weight: MailLine['weight'] = 'sum'): MailLine {
  return { label: '', answer, amount: formatAmount(cents), weight }
}
