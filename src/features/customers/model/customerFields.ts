import * as z from 'zod/mini'
import { EMPTY_FIELD } from '@/platform/forms/fieldMessages'
import { optionalLine, requiredLine } from '@/platform/forms/fields'
import { isVatId, writtenVatId } from './vatId'

/** What the fields of a customer say when they are wrong. */
export const CUSTOMER_MESSAGES = {
  company: EMPTY_FIELD.company,
  address: 'Vul je straat en huisnummer in.',
  zipcode: 'Vul je postcode in.',
  noZipcode: 'Vul een Nederlandse postcode in, zoals 7511 AB.',
  city: 'Vul je woonplaats in.',
  noPhone: 'Vul een geldig telefoonnummer in, zoals 06 12345678.',
  noKvk: 'Een KVK-nummer heeft 8 cijfers.',
  noVatId: 'Controleer je btw-nummer. Het ziet eruit als NL000099998B57.',
} as const

/** No Dutch postcode ends in one of three pairs of letters, because of what they stood for. */
const ZIPCODE = /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/
const PHONE_SIGNS = /^\+?[\d ()./-]+$/

export const zipcode = z.pipe(
  requiredLine(CUSTOMER_MESSAGES.zipcode),
  z.string().check(z.overwrite(writtenZipcode), z.regex(ZIPCODE, CUSTOMER_MESSAGES.noZipcode)),
)

export const phone = whenFilled(optionalLine(40), isPhone, CUSTOMER_MESSAGES.noPhone)

export const kvk = whenFilled(
  optionalLine(40).check(z.overwrite(typed => typed.replace(/[\s.]/g, ''))),
  typed => /^\d{8}$/.test(typed),
  CUSTOMER_MESSAGES.noKvk,
)

export const vatId = whenFilled(
  optionalLine(40).check(z.overwrite(writtenVatId)),
  isVatId,
  CUSTOMER_MESSAGES.noVatId,
)

/** `7511 AB`, however its parts were typed. */
function writtenZipcode(typed: string): string {
  return typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(\d{4})/, '$1 ')
}

/** Ten digits that begin with a nought, or a country in front; more is not known before somebody calls. */
function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '')
  const abroad = typed.startsWith('+') || digits.startsWith('00')
  const complete = abroad ? /^\d{8,17}$/ : /^0\d{9}$/
  return PHONE_SIGNS.test(typed) && complete.test(digits)
}

function whenFilled(line: z.ZodMiniString, isRight: (typed: string) => boolean, message: string) {
  return z.pipe(line, z.string().check(z.refine(typed => typed === '' || isRight(typed), message)))
}
