import * as z from 'zod/mini'
import type { Party } from '@/features/billing/model/invoice'
import {
  COUNTRY_CODES,
  type CountryCode,
  countryOf,
  HOME,
  isAbroad,
  isPostcode,
  writtenPostcode,
} from '@/features/tax/model/countries'
import { looksLikeVatId, writtenVatId } from '@/features/tax/model/vatId'
import { email, optionalLine, requiredLine } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import type { VatReading } from '@/platform/money/readings'

export const CUSTOMER_MESSAGES = {
  company: EMPTY_FIELD.company,
  address: 'Vul je straat en huisnummer in.',
  zipcode: 'Vul je postcode in.',
  noZipcode: 'Vul een Nederlandse postcode in, zoals 7511 AB.',
  noForeignZipcode: 'Controleer je postcode: zo ziet hij er in dit land niet uit.',
  country: 'Kies je land.',
  city: 'Vul je plaats in.',
  noPhone: 'Vul een geldig telefoonnummer in, zoals 06 12345678.',
  noKvk: 'Een KVK-nummer heeft 8 cijfers.',
  noVatId: 'Controleer je btw-nummer. Het ziet eruit als NL000099998B57.',
  noForeignVatId: 'Controleer je btw-nummer. Het begint met de letters van je land.',
} as const

const PHONE_SIGNS = /^\+?[\d ()./-]+$/

const kvk = whenFilled(
  optionalLine(40).check(z.overwrite(typed => typed.replace(/[\s.]/g, ''))),
  typed => /^\d{8}$/.test(typed),
  CUSTOMER_MESSAGES.noKvk,
)

const vatId = optionalLine(40).check(z.overwrite(writtenVatId))

/** Without the code of its country a number is one of the customer's own. */
function isPhone(typed: string, country: string): boolean {
  const digits = typed.replace(/\D/g, '')
  if (!PHONE_SIGNS.test(typed)) return false
  if (typed.startsWith('+') || digits.startsWith('00')) return /^\d{8,17}$/.test(digits)
  return (isAbroad(country) ? /^\d{6,13}$/ : /^0\d{9}$/).test(digits)
}

function whenFilled(line: z.ZodMiniString, isRight: (typed: string) => boolean, message: string) {
  return z.pipe(line, z.string().check(z.refine(typed => typed === '' || isRight(typed), message)))
}

export const CUSTOMER_KINDS = [
  { value: 'private', label: 'Particulier' },
  { value: 'business', label: 'Zakelijk' },
] as const

export type CustomerKind = (typeof CUSTOMER_KINDS)[number]['value']

/** A private person pays VAT and sees it; a business reckons without. */
export function readingFor(kind: CustomerKind): VatReading {
  return kind === 'private' ? 'incl' : 'excl'
}

/** Small businesses have the notice of consumers: the law is applied to them by analogy. Staff mark the large ones. */
export function hasConsumerNotice({ kind, isLarge }: { kind: CustomerKind; isLarge: boolean }): boolean {
  return kind === 'private' || !isLarge
}

export type Customer = Account & { email: string }

export type Account = {
  kind: CustomerKind
  name: string
  phone: string
  company: string
  address: string
  zipcode: string
  city: string
  country: CountryCode
  kvk: string
  vatId: string
}

export const EMPTY_CUSTOMER: Customer = {
  kind: 'private',
  name: '',
  email: '',
  phone: '',
  company: '',
  address: '',
  zipcode: '',
  city: '',
  country: HOME,
  kvk: '',
  vatId: '',
}

export const ERASED_CUSTOMER: Customer = { ...EMPTY_CUSTOMER, name: 'Gewiste klant' }

const person = {
  name: requiredLine(EMPTY_FIELD.name),
  phone: optionalLine(40),
  address: requiredLine(CUSTOMER_MESSAGES.address),
  zipcode: optionalLine(),
  city: requiredLine(CUSTOMER_MESSAGES.city, 100),
  // Forms of an earlier version do not ask for it.
  country: z._default(z.enum(COUNTRY_CODES, CUSTOMER_MESSAGES.country), HOME),
}

/** A private person's form hides these fields: an earlier value must not stay behind. */
const dropped = optionalLine().check(z.overwrite(() => ''))
const ofPrivate = { kind: z.literal('private'), company: dropped, kvk: dropped, vatId: dropped }
const ofBusiness = {
  kind: z.literal('business'),
  company: requiredLine(CUSTOMER_MESSAGES.company),
  kvk,
  vatId,
}

const NO_KIND = { error: 'Kies particulier of zakelijk.' }

/** One mailbox is one account, however its address is typed. */
const mailbox = z.pipe(email, z.string().check(z.toLowerCase()))

type Placed = Pick<Account, 'kind' | 'zipcode' | 'country' | 'phone' | 'vatId'>

/** What is right depends on the country. */
function byCountry<Typed extends Placed>(schema: z.ZodMiniType<Typed, Typed>): z.ZodMiniType<Typed, Typed> {
  return schema.check(
    z.overwrite(typed => ({ ...typed, zipcode: writtenPostcode(typed.zipcode, typed.country) })),
    rule('zipcode', typed => typed.zipcode !== '' || countryOf(typed.country).postcode === null, 'zipcode'),
    rule('zipcode', isRightZipcode, 'noForeignZipcode', 'noZipcode'),
    rule('phone', typed => typed.phone === '' || isPhone(typed.phone, typed.country), 'noPhone'),
    rule('vatId', isRightVatId, 'noForeignVatId', 'noVatId'),
  )
}

type Message = keyof typeof CUSTOMER_MESSAGES

/** `atHome` is what it says of a Dutch customer. */
function rule(field: keyof Placed, holds: (typed: Placed) => boolean, message: Message, atHome = message) {
  return z.refine<Placed>(holds, {
    path: [field],
    error: ({ input }) => CUSTOMER_MESSAGES[isAbroad((input as Placed).country) ? message : atHome],
  })
}

function isRightZipcode({ zipcode, country }: Placed): boolean {
  // What is too long says so already.
  if (zipcode === '' || zipcode.length > 200) return true
  return isPostcode(writtenPostcode(zipcode, country), country)
}

function isRightVatId({ kind, vatId, country }: Placed): boolean {
  if (kind === 'private' || vatId === '') return true
  return isAbroad(country) ? looksLikeVatId(vatId, country) : isVatId(vatId)
}

export const accountSchema = byCountry<Account>(
  z.discriminatedUnion(
    'kind',
    [z.object({ ...person, ...ofPrivate }), z.object({ ...person, ...ofBusiness })],
    NO_KIND,
  ) as z.ZodMiniType<Account, Account>,
)

export const customerSchema = byCountry<Customer>(
  z.discriminatedUnion(
    'kind',
    [
      z.object({ ...person, ...ofPrivate, email: mailbox }),
      z.object({ ...person, ...ofBusiness, email: mailbox }),
    ],
    NO_KIND,
  ) as z.ZodMiniType<Customer, Customer>,
)

const SHAPE = /^NL(\d{9})B(\d{2})$/

/** Letters count as two digits in the check: A is 10, so `NL` is 2321 and `B` is 11. */
const COUNTRY = '2321'
const LETTER_B = '11'

/** A Dutch id, checked by 97 (newer ids) or by 11 (ids with a BSN or RSIN). Of others the server knows the rules. */
export function isVatId(written: string): boolean {
  const [, digits, suffix] = SHAPE.exec(written) ?? []
  if (!digits || !suffix || suffix === '00') return false
  return remainder(COUNTRY + digits + LETTER_B + suffix, 97) === 1 || passesEleven(digits)
}

/** Digit by digit, because the number exceeds the safe integers. */
function remainder(digits: string, by: number): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0)
}

/** The first eight digits weigh 9 down to 2; their remainder by 11 is the ninth. */
function passesEleven(digits: string): boolean {
  const weighed = [...digits.slice(0, 8)].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0)
  return Number(digits) !== 0 && weighed % 11 === Number(digits[8])
}

export function toParty(customer: Customer): Party {
  const { kind: _kind, phone: _phone, ...party } = customer
  return party
}
