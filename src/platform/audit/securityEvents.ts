import * as z from 'zod/mini'

const event = <Code extends string, Details extends z.core.$ZodLooseShape>(code: Code, details: Details) =>
  z.object({ code: z.literal(code), ...details })

const method = z.enum(['totp', 'passkey'])
const roles = z.array(z.string())

/** Everything that the security log can hold. `code` says what happened, the other fields are its details. */
export const securityEvent = z.discriminatedUnion('code', [
  event('loggedIn', { newDevice: z.boolean(), session: z.optional(z.string()) }),
  /** `typed`: the masked address that was tried, when it belongs to no account. */
  event('logInFailed', {
    reason: z.enum(['password', 'unknownAccount', 'disabled', 'secondFactor']),
    typed: z.optional(z.string()),
  }),
  event('logInLimited', { typed: z.optional(z.string()) }),
  event('loggedOut', {}),
  /** One session was ended from the list of sessions. */
  event('sessionEnded', {}),
  event('sessionsEnded', {}),
  /** The current password or second factor that a change asks for was wrong. */
  event('proofFailed', {}),
  event('invited', {}),
  event('passwordResetAsked', {}),
  event('passwordLinkSent', {}),
  event('passwordSet', { by: z.enum(['owner', 'link', 'admin', 'server']) }),
  event('secondFactorAdded', { method }),
  event('secondFactorRemoved', { method }),
  event('recoveryCodesMade', {}),
  event('recoveryCodeUsed', {}),
  event('secondFactorReset', { by: z.enum(['admin', 'server']) }),
  /** The second step is asked of all staff, or of who administers alone. */
  event('secondFactorAsked', { forAll: z.boolean() }),
  event('accountCreated', { roles: z.optional(roles) }),
  event('accountDeleted', {}),
  event('accountDisabled', {}),
  event('accountEnabled', {}),
  event('accountErased', {}),
  event('nameChanged', { before: z.string(), after: z.string() }),
  /** Addresses of customers are masked. */
  event('emailChanged', { before: z.string(), after: z.string() }),
  event('rolesChanged', { before: roles, after: roles }),
  event('personalDataExported', {
    what: z.enum([
      ...(['leads', 'requests', 'subscribers', 'customers', 'orders', 'invoices', 'mails'] as const),
      'ownData',
    ]),
  }),
])

export type SecurityEvent = z.infer<typeof securityEvent>
export type SecurityEventCode = SecurityEvent['code']

/** `j…@kantoor.example`: enough to recognise an address, too little to write to it. */
export function maskEmail(address: string): string {
  const [, first = '', domain = ''] = address.match(/^(.)[^@]*@([^@\s]+)$/u) ?? []
  return domain ? `${first}…@${domain}` : '…'
}
