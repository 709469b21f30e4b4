import type { EmailField } from 'payload'
import { email } from 'payload/shared'
import { ownValue } from './ownValue'

/** Payload's own field of an account. It keeps an address in lower case. */
export const ownEmail = {
  ...{ name: 'email', label: 'E-mail', type: 'email', required: true, unique: true },
  validate: ownValue(email, address => address?.trim().toLowerCase()),
} satisfies EmailField
