import { describe, expect, test } from 'vitest'
import {
  describeSecurityEvent,
  maskEmail,
  type SecurityEvent,
  securityEvent,
} from '@/platform/audit/model/securityEvents'

const LABELS: Record<string, string> = { editor: 'Redactie', admin: 'Beheer' }
const said = ({ code, ...details }: SecurityEvent, subject: string | null = null) =>
  describeSecurityEvent(code, details, { actor: 'Eva', subject, roleLabel: role => LABELS[role] ?? role })

describe('an entry of the security log is a sentence', () => {
  test.each<[SecurityEvent, string | null, string]>([
    [{ code: 'loggedIn', newDevice: false }, null, 'Eva logde in.'],
    [{ code: 'loggedIn', newDevice: true }, null, 'Eva logde in op een nieuw apparaat.'],
    [
      { code: 'logInFailed', reason: 'password' },
      'Jan',
      'Inloggen als Jan mislukte: het wachtwoord klopte niet.',
    ],
    [
      { code: 'logInFailed', reason: 'unknownAccount', typed: 'x…@bureau.example' },
      null,
      'Inloggen als x…@bureau.example mislukte: dat account bestaat niet.',
    ],
    [{ code: 'logInLimited' }, 'Jan', 'Inloggen als Jan werd tegengehouden: te veel pogingen.'],
    [{ code: 'loggedOut' }, null, 'Eva logde uit.'],
    [{ code: 'sessionEnded' }, 'Jan', 'Eva logde een ander apparaat van Jan uit.'],
    [{ code: 'passwordSet', by: 'owner' }, null, 'Eva wijzigde het eigen wachtwoord.'],
    [{ code: 'passwordSet', by: 'admin' }, 'Jan', 'Eva wijzigde het wachtwoord van Jan.'],
    [{ code: 'passwordSet', by: 'link' }, 'Jan', 'Jan koos een wachtwoord met de link uit de mail.'],
    [{ code: 'accountCreated', roles: ['editor'] }, 'Jan', 'Eva maakte het account van Jan, met Redactie.'],
    [{ code: 'accountErased' }, 'Gewiste klant', 'Eva wiste de gegevens van Gewiste klant.'],
    [
      { code: 'rolesChanged', before: ['editor'], after: ['editor', 'admin'] },
      'Jan',
      'Eva wijzigde de rollen van Jan van Redactie in Redactie, Beheer.',
    ],
    [
      { code: 'emailChanged', before: 'j…@a.example', after: 'k…@b.example' },
      'Jan',
      'Eva wijzigde het e-mailadres van Jan van j…@a.example in k…@b.example.',
    ],
    [{ code: 'personalDataExported', what: 'leads' }, null, 'Eva downloadde de leads.'],
    [
      { code: 'secondFactorReset', by: 'server' },
      'Jan',
      'Eva haalde de tweede stap van het account van Jan weg, op de server.',
    ],
  ])('%j about %s', (entry, subject, expected) => {
    expect(said(entry, subject)).toBe(expected)
  })

  test('every code has one, also without details that fit', () => {
    for (const option of securityEvent.def.options) {
      const code = [...option.def.shape.code.def.values].join()
      expect(describeSecurityEvent(code, null, { actor: 'Eva', subject: null, roleLabel: String })).toMatch(
        /\.$/,
      )
    }
  })

  test('of a kind that this version does not know shows its code', () => {
    expect(describeSecurityEvent('later', { x: 1 }, { actor: 'Eva', subject: null, roleLabel: String })).toBe(
      'Eva: later.',
    )
  })
})

test.each([
  ['jan@kantoor.example', 'j…@kantoor.example'],
  ['é@x.example', 'é…@x.example'],
  ['geen adres', '…'],
  ['a@b@c', '…'],
])('%s is kept as %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked)
})
