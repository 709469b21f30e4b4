import * as z from 'zod/mini'
import { email } from '@/platform/forms/fields'
import { multiLine, singleLine } from '@/platform/text/format'

export type MetaEvent = {
  leadId: string
  formId: string
  pageId: string
  adId: string
  /** Seconds since 1970. */
  createdTime: number | null
}

const metaId = z.pipe(
  z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  z.string().check(z.regex(/^[\w-]{1,64}$/)),
)
const optionalId = z.catch(metaId, '')

const webhookBody = z.object({
  object: z.literal('page'),
  entry: z.array(z.catch(z.object({ changes: z.array(z.unknown()) }), { changes: [] })),
})

const leadChange = z.object({
  field: z.literal('leadgen'),
  value: z.object({
    leadgen_id: metaId,
    form_id: optionalId,
    page_id: optionalId,
    ad_id: optionalId,
    created_time: z.catch(z.nullable(z.number()), null),
  }),
})

/** Throws a SyntaxError for what is no JSON. */
export function parseMetaEvents(text: string): MetaEvent[] {
  const parsed = webhookBody.safeParse(JSON.parse(quoteLeadIds(text)))
  if (!parsed.success) return []
  return parsed.data.entry.flatMap(({ changes }) => changes.flatMap(toMetaEvent))
}

export function isTestEvent({ leadId }: MetaEvent): boolean {
  return leadId.startsWith('test-') || leadId === DASHBOARD_SAMPLE
}

const DASHBOARD_SAMPLE = '444444444444'

/** An id of 17 digits that arrives as a number would be rounded to another lead's. */
function quoteLeadIds(text: string): string {
  return text.replace(/("leadgen_id"\s*:\s*)(\d+)(?=\s*[,}])/g, '$1"$2"')
}

function toMetaEvent(value: unknown): MetaEvent[] {
  const parsed = leadChange.safeParse(value)
  if (!parsed.success) return []
  const { leadgen_id, form_id, page_id, ad_id, created_time } = parsed.data.value
  return [{ leadId: leadgen_id, formId: form_id, pageId: page_id, adId: ad_id, createdTime: created_time }]
}

export type MetaLead = { name: string; email: string; phone: string; company: string; message: string }

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

/** Null when there are none to read. What fits no field stands in the message. */
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
