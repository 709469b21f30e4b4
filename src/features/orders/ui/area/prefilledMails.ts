import type { Company } from '@/features/company/model/company'
import { mailLink } from '@/features/company/model/contactLinks'

type To = Pick<Company, 'name' | 'email'>
type From = { name: string; email: string }

/** A mail that is written already: the customer has only to send it. */
function prefilled(to: To, from: From, subject: string, lines: string[]): string {
  const text = [`Beste ${to.name},`, ...lines, `Groet,\n${from.name}\n${from.email}`].join('\n\n')
  return `${mailLink(to.email, subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`
}

export function directDebitMail(to: To, from: From): string {
  return prefilled(to, from, 'Automatische incasso aanvragen', [
    'Ik wil mijn hosting voortaan per automatische incasso betalen. Willen jullie me het machtigingsformulier sturen?',
  ])
}

export function supportMail(to: To, from: From): string {
  return prefilled(to, from, 'Vraag over mijn hosting', ['Mijn vraag:', ''])
}
