import * as z from 'zod/mini'
import { EMPTY_FIELD } from '@/platform/forms/fieldMessages'
import { email, optionalLine, requiredLine } from '@/platform/forms/fields'
import { CUSTOMER_MESSAGES, kvk, phone, vatId, zipcode } from './customerFields'

export const CUSTOMER_KINDS = [
  { value: 'private', label: 'Particulier' },
  { value: 'business', label: 'Zakelijk' },
] as const

export type CustomerKind = (typeof CUSTOMER_KINDS)[number]['value']

/** Who orders, as typed and as checked: text only, empty where nothing was filled in. */
export type Customer = Account & { email: string }

export type Account = {
  kind: CustomerKind
  name: string
  phone: string
  company: string
  address: string
  zipcode: string
  city: string
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
  kvk: '',
  vatId: '',
}

const person = {
  name: requiredLine(EMPTY_FIELD.name),
  phone,
  address: requiredLine(CUSTOMER_MESSAGES.address),
  zipcode,
  city: requiredLine(CUSTOMER_MESSAGES.city, 100),
}

/** A private person's form does not show these: what was typed there before must not stay behind unseen. */
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

/** What the account page may change: all but the address of the mailbox. */
export const accountSchema = z.discriminatedUnion(
  'kind',
  [z.object({ ...person, ...ofPrivate }), z.object({ ...person, ...ofBusiness })],
  NO_KIND,
) as z.ZodMiniType<Account, Account>

export const customerSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...person, ...ofPrivate, email: mailbox }),
    z.object({ ...person, ...ofBusiness, email: mailbox }),
  ],
  NO_KIND,
) as z.ZodMiniType<Customer, Customer>
