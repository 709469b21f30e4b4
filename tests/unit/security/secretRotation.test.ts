import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appointmentKey, readAppointmentKey } from '@/features/desk/server/appointments/appointmentKey'
import { opensQuote, quoteKey } from '@/features/quotes/server/quoteKey'
import { plainSigner, reseal, seal, signerFor, unseal } from '@/platform/auth/keys'
import { knownDevice, newDevice } from '@/platform/auth/logInLimits'
import { env, readEnv } from '@/platform/env'

const [OLD, NEW, OTHER] = ['o', 'n', 'x'].map(letter => letter.repeat(40)) as [string, string, string]
const before = env.PAYLOAD_SECRET

function useSecrets(current: string, previous?: string) {
  env.PAYLOAD_SECRET = current
  env.PAYLOAD_SECRET_PREVIOUS = previous
}
beforeEach(() => useSecrets(OLD))
afterEach(() => useSecrets(before))

const id = randomUUID()
const quote = { id, generation: 3 }

/** What was made with the old secret, and whether it still holds. */
const MADE: [string, make: () => string, holds: (made: string) => boolean][] = [
  ['a link to answer a quote', () => quoteKey(id, 3, 'answer'), made => opensQuote(made, quote) === 'answer'],
  ['a link to look at a quote', () => quoteKey(id, 3, 'read'), made => opensQuote(made, quote) === 'read'],
  ['a link of an appointment', () => appointmentKey(id), made => readAppointmentKey(made) === id],
  [
    'a device that its owner logged in on',
    () => newDevice({ random: randomUUID } as never, 'jan@proef.example'),
    made => knownDevice('jan@proef.example', made) !== null,
  ],
  [
    'a signature for a purpose',
    () => signerFor('proef').sign('x'),
    made => signerFor('proef').verify('x', made),
  ],
  ['a plain signature', () => plainSigner.sign('proef:x'), made => plainSigner.verify('proef:x', made)],
  ['what is sealed', () => seal('geheim', 'proef', id), made => opened(made) === 'geheim'],
]

function opened(sealed: string): string | null {
  try {
    return unseal(sealed, 'proef', id)
  } catch {
    return null
  }
}

describe.each(MADE)('%s', (_, make, holds) => {
  test('holds with a new secret while the one before is named, and not after', () => {
    const made = make()
    expect(holds(made)).toBe(true)
    useSecrets(NEW, OLD)
    expect(holds(made)).toBe(true)
    useSecrets(NEW)
    expect(holds(made)).toBe(false)
    useSecrets(NEW, OTHER)
    expect(holds(made)).toBe(false)
  })

  test('is made with the new secret', () => {
    useSecrets(NEW, OLD)
    const made = make()
    useSecrets(NEW)
    expect(holds(made)).toBe(true)
    useSecrets(OLD)
    expect(holds(made)).toBe(false)
  })
})

test('what is sealed is sealed again once, and only by who can open it', () => {
  const sealed = seal('geheim', 'proef', id)
  expect(reseal(sealed, 'proef', id)).toBeNull()
  useSecrets(NEW, OLD)
  const again = reseal(sealed, 'proef', id) ?? ''
  expect(reseal(again, 'proef', id)).toBeNull()
  useSecrets(NEW)
  expect(unseal(again, 'proef', id)).toBe('geheim')
  expect(() => reseal(sealed, 'proef', id)).toThrow()
  expect(() => unseal(again, 'proef', randomUUID())).toThrow()
})

test('a key with more or less in it opens nothing', () => {
  for (const key of [
    `${quoteKey(id, 3, 'answer')}.x`,
    id,
    `${id}.a`,
    `${id}.a.`,
    '',
    `${id}.l.${'a'.repeat(43)}`,
  ])
    expect(opensQuote(key, quote), key).toBeNull()
  expect(opensQuote(quoteKey(id, 2, 'answer'), quote)).toBeNull()
  for (const key of [`${appointmentKey(id)}.x`, id, `${id}.`]) expect(readAppointmentKey(key), key).toBeNull()
})

test('the secret before must be another, and as long', () => {
  const settings = { DATABASE_URL: 'postgres://x/y', SITE_URL: 'http://localhost:3000', DEMO: '1' }
  const read = (previous: string) =>
    readEnv({ ...settings, PAYLOAD_SECRET: NEW, PAYLOAD_SECRET_PREVIOUS: previous }).PAYLOAD_SECRET_PREVIOUS
  expect(read(OLD)).toBe(OLD)
  expect(read('')).toBeUndefined()
  expect(() => read(NEW)).toThrow('PAYLOAD_SECRET_PREVIOUS: is the same as PAYLOAD_SECRET')
  expect(() => read('short')).toThrow('PAYLOAD_SECRET_PREVIOUS')
})
