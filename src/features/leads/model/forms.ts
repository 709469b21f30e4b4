import * as z from 'zod/mini'
import { email, optionalLine, optionalText, requiredLine, requiredText } from '@/platform/forms/fields'
import { EMPTY_FIELD, INVALID_EMAIL, INVALID_PHONE } from '@/platform/forms/formFields'
import { MIN_PHONE_DIGITS, phoneDigits } from '@/platform/text/search'
import { type FormKind, QUOTE_SERVICES } from './lead'

const person = { name: requiredLine(EMPTY_FIELD.name), email, phone: optionalLine(40) }

const optionalEmail = optionalLine(254).check(
  z.refine(typed => typed === '' || email.safeParse(typed).success, INVALID_EMAIL),
)

/** Somebody calls it: anything without the digits of a number is refused. */
const dialledPhone = requiredLine(EMPTY_FIELD.phone, 40).check(
  z.refine(phone => phoneDigits(phone).length >= MIN_PHONE_DIGITS, INVALID_PHONE),
)

export const LEAD_SCHEMAS = {
  quote: z.object({ ...person, service: z.enum(['', ...QUOTE_SERVICES.map(each => each.value)]) }),
  ads: z.object({ ...person, message: optionalText() }),
  contact: z.object({
    ...person,
    subject: optionalLine(),
    message: requiredText(EMPTY_FIELD.message),
  }),
  callback: z.object({
    name: requiredLine(EMPTY_FIELD.name),
    phone: dialledPhone,
    email: optionalEmail,
    when: requiredLine(EMPTY_FIELD.when, 40),
  }),
} satisfies Record<FormKind, z.ZodMiniObject>

export const LEAD_FIELDS = {
  quote: Object.keys(LEAD_SCHEMAS.quote.shape),
  ads: Object.keys(LEAD_SCHEMAS.ads.shape),
  contact: Object.keys(LEAD_SCHEMAS.contact.shape),
  callback: Object.keys(LEAD_SCHEMAS.callback.shape),
} satisfies Record<FormKind, string[]>

export type LeadAnswers = Partial<{
  service: string
  message: string
  subject: string
  when: string
}> & { name: string; email: string; phone: string }
