import * as z from 'zod/mini'
import { LAUNCH_PARTS } from '@/platform/launch/model/launch'
import { capitalised, labelIn } from '@/platform/text/format'

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
  event('launchConfirmed', { part: z.enum(LAUNCH_PARTS.map(each => each.value)) }),
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
      ...(['appointments', 'quotes', 'ownData'] as const),
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

export const FACTOR_NAMES = { totp: 'een code-app', passkey: 'een toegangssleutel' } as const

/** `subject` is null when the account is the actor's own, or nobody's. */
type EventNames = { actor: string; subject: string | null; roleLabel: (role: string) => string }

const REASONS = {
  password: 'het wachtwoord klopte niet',
  unknownAccount: 'dat account bestaat niet',
  disabled: 'het account is gesloten',
  secondFactor: 'de tweede stap klopte niet',
} as const

const EXPORTS = {
  leads: 'de leads',
  requests: 'de configurator-aanvragen',
  appointments: 'de afspraken',
  subscribers: 'de nieuwsbriefinschrijvingen',
  mails: 'de mails',
  customers: 'de klanten',
  orders: 'de bestellingen',
  invoices: 'de facturen',
  quotes: 'de offertes',
  ownData: 'de eigen gegevens',
} as const

/** An unknown kind shows its code. */
export function describeSecurityEvent(code: string, details: unknown, names: EventNames): string {
  const entry = securityEvent.safeParse({ ...(details as object | null), code })
  if (!entry.success) return `${names.actor}: ${code}.`
  const say = SENTENCES[entry.data.code] as (event: SecurityEvent, names: EventNames) => string
  return capitalised(say(entry.data, names))
}

type Sentences = {
  [Code in SecurityEventCode]: (event: Extract<SecurityEvent, { code: Code }>, names: EventNames) => string
}

const SENTENCES: Sentences = {
  loggedIn: ({ newDevice }, { actor }) => `${actor} logde in${newDevice ? ' op een nieuw apparaat' : ''}.`,
  logInFailed: ({ reason, typed }, { subject }) =>
    `Inloggen${as(subject, typed)} mislukte: ${REASONS[reason]}.`,
  logInLimited: ({ typed }, { subject }) =>
    `Inloggen${as(subject, typed)} werd tegengehouden: te veel pogingen.`,
  loggedOut: (_, { actor }) => `${actor} logde uit.`,
  sessionEnded: (_, { actor, subject }) => `${actor} logde een ander apparaat${of(subject)} uit.`,
  sessionsEnded: (_, { actor, subject }) => `${actor} logde alle apparaten${of(subject)} uit.`,
  proofFailed: (_, { actor }) => `${actor} gaf een verkeerd wachtwoord bij een wijziging die erom vraagt.`,
  invited: (_, { actor, subject }) => `${actor} nodigde ${subject ?? 'iemand'} uit.`,
  passwordResetAsked: (_, { subject }) =>
    `Er werd een nieuw wachtwoord aangevraagd voor ${subject ?? 'een account'}.`,
  passwordLinkSent: (_, { actor, subject }) =>
    `${actor} stuurde ${subject ?? 'iemand'} een link om een wachtwoord te kiezen.`,
  passwordSet: ({ by }, { actor, subject }) =>
    by === 'link'
      ? `${subject ?? actor} koos een wachtwoord met de link uit de mail.`
      : `${actor} wijzigde ${subject ? `het wachtwoord van ${subject}` : 'het eigen wachtwoord'}.`,
  secondFactorAdded: ({ method }, { actor, subject }) =>
    `${actor} zette ${FACTOR_NAMES[method]} aan voor ${account(subject)}.`,
  secondFactorRemoved: ({ method }, { actor, subject }) =>
    `${actor} zette ${FACTOR_NAMES[method]} uit voor ${account(subject)}.`,
  recoveryCodesMade: (_, { actor }) => `${actor} maakte nieuwe herstelcodes.`,
  recoveryCodeUsed: (_, { actor }) => `${actor} logde in met een herstelcode.`,
  secondFactorReset: ({ by }, { actor, subject }) =>
    `${actor} haalde de tweede stap van ${account(subject)} weg${by === 'server' ? ', op de server' : ''}.`,
  secondFactorAsked: ({ forAll }, { actor }) =>
    `${actor} vraagt de tweede stap nu van ${forAll ? 'alle medewerkers' : 'beheerders alleen'}.`,
  launchConfirmed: ({ part }, { actor }) =>
    `${actor} bevestigde voor de livegang: ${labelIn(LAUNCH_PARTS, part).toLowerCase()}.`,
  accountCreated: ({ roles }, { actor, subject, roleLabel }) =>
    `${actor} maakte ${account(subject)}${roles ? `, met ${listed(roles, roleLabel)}` : ''}.`,
  accountDeleted: (_, { actor, subject }) => `${actor} verwijderde ${account(subject)}.`,
  accountDisabled: (_, { actor, subject }) => `${actor} sloot ${account(subject)}.`,
  accountEnabled: (_, { actor, subject }) => `${actor} opende ${account(subject)} weer.`,
  accountErased: (_, { actor, subject }) => `${actor} wiste de gegevens${of(subject)}.`,
  nameChanged: ({ before, after }, { actor, subject }) =>
    `${actor} wijzigde de naam${of(subject)} van ${before} in ${after}.`,
  emailChanged: ({ before, after }, { actor, subject }) =>
    `${actor} wijzigde ${subject ? `het e-mailadres van ${subject}` : 'het eigen e-mailadres'} van ${before} in ${after}.`,
  rolesChanged: ({ before, after }, { actor, subject, roleLabel }) =>
    `${actor} wijzigde de rollen${of(subject)} van ${listed(before, roleLabel)} in ${listed(after, roleLabel)}.`,
  personalDataExported: ({ what }, { actor }) => `${actor} downloadde ${EXPORTS[what]}.`,
}

const as = (subject: string | null, typed?: string) => (subject || typed ? ` als ${subject ?? typed}` : '')

const of = (subject: string | null) => (subject ? ` van ${subject}` : '')

const account = (subject: string | null) => (subject ? `het account van ${subject}` : 'het eigen account')

const listed = (roles: string[], label: (role: string) => string) => roles.map(label).join(', ') || 'niets'
