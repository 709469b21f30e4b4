import * as z from 'zod/mini'

const event = <Code extends string, Details extends z.core.$ZodLooseShape>(code: Code, details: Details) =>
  z.object({ code: z.literal(code), ...details })

const method = z.enum(['totp', 'passkey'])
const roles = z.array(z.string())

export const securityEvent = z.discriminatedUnion('code', [
  event('loggedIn', { newDevice: z.boolean(), session: z.optional(z.string()) }),
  /** `typed` is masked, and left out for a known account. */
  event('logInFailed', {
    reason: z.enum(['password', 'unknownAccount', 'disabled', 'secondFactor']),
    typed: z.optional(z.string()),
  }),
  event('logInLimited', { typed: z.optional(z.string()) }),
  event('loggedOut', {}),
  event('sessionEnded', {}),
  event('sessionsEnded', {}),
  /** The current password or second factor was wrong. */
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

/** `j…@kantoor.example`: recognisable, and no address to write to. */
export function maskEmail(address: string): string {
  const [, first = '', domain = ''] = address.match(/^(.)[^@]*@([^@\s]+)$/u) ?? []
  return domain ? `${first}…@${domain}` : '…'
}
