import * as z from 'zod/mini'
import { email } from '@/platform/forms/fields'
import { multiLine, singleLine } from '@/platform/text/clean'

export type MetaLead = { name: string; email: string; phone: string; company: string; message: string }

/** Meta names the questions of its own in the language of the form. */
const QUESTIONS = {
  fullName: ['full_name', 'volledige_naam', 'naam'],
  firstName: ['first_name', 'voornaam'],
  lastName: ['last_name', 'achternaam'],
  email: ['email', 'e-mailadres', 'e-mail', 'work_email'],
  phone: ['phone_number', 'telefoonnummer', 'work_phone_number'],
  company: ['company_name', 'bedrijfsnaam'],
}

const MAX_LENGTH = { line: 200, phone: 40, message: 4000 }

const answerValue = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))
const fieldData = z
  .array(z.object({ name: z.string(), values: z.catch(z.array(z.catch(answerValue, '')), []) }))
  .check(z.minLength(1))

type Answer = { question: string; text: string }

/**
 * The answers to a form of Meta's as the fields of a lead; null when there are none to read. What fits no field
 * stands in the message, and so does an e-mail address that no mail can go to.
 */
export function parseMetaLead(fields: unknown): MetaLead | null {
  const parsed = fieldData.safeParse(fields)
  if (!parsed.success) return null
  const answers = parsed.data.map(({ name, values }) => ({
    question: name,
    text: multiLine(values.filter(Boolean).join(', ')),
  }))
  const of = (field: keyof typeof QUESTIONS) => answers.find(each => each.text && isAnswerTo(field, each))
  const [mail, phone, company] = [of('email'), of('phone'), of('company')]
  const names = of('fullName') ? [of('fullName')] : [of('firstName'), of('lastName')]
  const address = email.safeParse(mail?.text)
  const used = [...names, phone, company, address.success ? mail : undefined]
  const named = names.flatMap(each => each?.text ?? []).join(' ')
  return {
    name: singleLineUpTo(named || company?.text || 'Onbekend'),
    email: address.success ? address.data : '',
    phone: singleLineUpTo(phone?.text, MAX_LENGTH.phone),
    company: singleLineUpTo(company?.text),
    message: truncate(messageText(answers.filter(each => !used.includes(each))), MAX_LENGTH.message),
  }
}

function isAnswerTo(field: keyof typeof QUESTIONS, { question }: Answer): boolean {
  return QUESTIONS[field].includes(question.toLowerCase())
}

/** `Wat heb je nodig? Een webshop`, `Woonplaats: Enschede`: one line an answer. */
function messageText(answers: Answer[]): string {
  return answers
    .filter(each => each.text)
    .map(({ question, text }) => `${questionText(question)} ${text}`)
    .join('\n')
}

/** Meta writes a question as one word: `wat_heb_je_nodig?`. */
function questionText(question: string): string {
  const words = singleLine(question.replaceAll('_', ' '))
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[?:]$/.test(words) ? '' : ':')
}

const singleLineUpTo = (text = '', longest = MAX_LENGTH.line) => truncate(singleLine(text), longest)

/** The cut may go through the middle of a sign. */
const truncate = (text: string, longest: number) => text.slice(0, longest).toWellFormed()
