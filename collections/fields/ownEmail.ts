import type { EmailField, FieldHook } from 'payload'
import { email } from 'payload/shared'
import { ownValue } from './ownValue'

/** Payload makes lower case of whatever is sent, and falls over what is no text. */
const textAlone: FieldHook = ({ value }) =>
  value === undefined || value === null || typeof value === 'string' ? value : ''

/** Payload's own field of an account. It keeps an address in lower case. */
export const ownEmail = {
  ...{ name: 'email', label: 'E-mail', type: 'email', required: true, unique: true },
  validate: ownValue(email, address => address?.trim().toLowerCase()),
  hooks: { beforeValidate: [textAlone] },
} satisfies EmailField
