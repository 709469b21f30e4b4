import * as z from 'zod/mini'
import { withClaims } from '@/features/company/model/claims'
import { requiredLine, requiredText } from '@/platform/forms/fields'
import { unknownPlaceholderMessage, unknownPlaceholders } from '@/platform/text/placeholders'
import type { InboxLead } from './inbox'

export const MAX_SUBJECT = 150
export const MAX_TEXT = 5000

/** Filled in for a lead, beside the claims of the agency. */
export const LEAD_MAIL_PLACEHOLDERS = ['naam', 'bedrijf', 'nummer', 'medewerker'] as const

type LeadMailPlaceholder = (typeof LEAD_MAIL_PLACEHOLDERS)[number]

export const leadMailSchema = z.object({
  subject: requiredLine('Schrijf een onderwerp.', MAX_SUBJECT),
  text: requiredText('Schrijf wat je wilt zeggen.', MAX_TEXT),
})

export type LeadLetter = z.infer<typeof leadMailSchema>

export type LeadMailTemplate = LeadLetter & { name: string }

/** What stands around the text that staff write. */
export type LeadMailFrame = { greeting: string; closing: string }

export type MailedLead = Pick<InboxLead, 'name' | 'company' | 'reference'>

export function greetingFor(name: string): string {
  return `Beste ${name || 'aanvrager'},`
}

type Values = Record<string, string>

/** An empty value is one that nobody knows. */
export function placeholderValues({ name, company, reference }: MailedLead, staff: string, claims: Values) {
  const own: Record<LeadMailPlaceholder, string> = {
    ...{ naam: name, bedrijf: company || name, nummer: reference, medewerker: staff },
  }
  return { ...claims, ...own }
}

/** A sentence that names what nobody knows is left out. */
export function filledTemplate<Letter extends LeadLetter>(template: Letter, values: Values): Letter {
  return withClaims(template, values)
}

/** The letter as it goes, or what is wrong with its fields: nothing that staff wrote is left out unseen. */
export function filledLetter(
  letter: LeadLetter,
  values: Values,
): { letter: LeadLetter } | { errors: Record<string, string> } {
  const problems = Object.entries(letter).flatMap(([field, text]) => {
    const problem = placeholderProblem(text, values)
    return problem ? [[field, problem]] : []
  })
  return problems.length > 0
    ? { errors: Object.fromEntries(problems) }
    : { letter: withClaims(letter, values) }
}

function placeholderProblem(text: string, values: Values): string | null {
  const [unknown] = unknownPlaceholders(text, Object.keys(values))
  if (unknown !== undefined) return unknownPlaceholderMessage(unknown, Object.keys(values))
  const [missing] = unknownPlaceholders(
    text,
    Object.keys(values).filter(name => values[name] !== ''),
  )
  return missing === undefined ? null : `{${missing}} is hier niet bekend. Schrijf het zelf, of haal het weg.`
}

export type MailRefusal = 'noAddress' | 'machine' | 'gone'

/** Null for a lead that can be mailed. One that is doubtful can: who mails it takes it for a person's. */
export function mailRefusal({ email, doubt }: Pick<InboxLead, 'email' | 'doubt'>): MailRefusal | null {
  if (!email) return 'noAddress'
  return doubt?.verdict === 'machine' ? 'machine' : null
}

export type StartLeadMailResult =
  | { kind: 'ready'; to: string; frame: LeadMailFrame; templates: LeadMailTemplate[] }
  | { kind: MailRefusal }

export type PreviewLeadMailResult =
  | { kind: 'shown'; html: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: MailRefusal }

/** `sentLater`: it waits for the mail server. `alreadySent`: other words went with this key. */
export type SendLeadMailResult =
  | { kind: 'sent' | 'sentLater'; lead: InboxLead }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: MailRefusal | 'tooMany' | 'alreadySent' }
