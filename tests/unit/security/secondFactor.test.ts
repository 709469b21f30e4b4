import { describe, expect, test } from 'vitest'
import {
  mayRemove,
  RECOVERY_BYTES,
  recoveryCode,
  secondStep,
  typedRecoveryCode,
  typedTotpCode,
} from '@/features/staff/model/secondFactor'
import { totpCode, totpStep } from '@/features/staff/server/secondFactor/factors'

const NONE = { totp: false, passkeys: 0, recoveryCodes: 0 }
const APP = { ...NONE, totp: true }
const KEY = { ...NONE, passkeys: 1 }

describe('what a right password is followed by', () => {
  test.each([
    ['an admin without a factor', NONE, ['admin'], false, false, 'setUp'],
    ['an admin with a code app', APP, ['admin'], false, false, 'answer'],
    ['an editor without a factor', NONE, ['editor'], false, false, 'none'],
    ['an editor, where it is asked of all', NONE, ['editor'], true, false, 'setUp'],
    ['an editor with a passkey, where it is asked of nobody', KEY, ['editor'], false, false, 'answer'],
    ['an admin in demo mode', NONE, ['admin'], true, true, 'none'],
    ['an admin with a passkey in demo mode', KEY, ['admin'], false, true, 'answer'],
    ['recovery codes without a factor', { ...NONE, recoveryCodes: 3 }, ['editor'], false, false, 'none'],
  ] as const)('%s', (_who, factors, roles, forAll, demo, step) => {
    expect(secondStep({ factors, roles, forAll, demo })).toBe(step)
  })

  test.each([
    [APP, true, false],
    [KEY, true, false],
    [{ ...APP, passkeys: 1 }, true, true],
    [{ ...KEY, passkeys: 2 }, true, true],
    [APP, false, true],
  ])('of %o, where it must have one: %s, one may go: %s', (factors, required, may) => {
    expect(mayRemove(factors, required)).toBe(may)
  })
})

describe('a code of a code app', () => {
  /** RFC 6238, appendix B, to six digits. */
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    const at = new Date(seconds * 1000)
    expect(totpCode(SECRET, at)).toBe(code)
    expect(totpStep(SECRET, code, at)).toBe(Math.floor(seconds / 30))
  })

  test.each([
    ['two steps early', -60, false],
    ['a step early', -30, true],
    ['in its own step', 0, true],
    ['a step late', 30, true],
    ['two steps late', 60, false],
  ])('%s', (_when, late, counts) => {
    const made = new Date('2026-11-23T12:00:10Z')
    const typed = new Date(made.getTime() + late * 1000)
    const step = totpStep(SECRET, totpCode(SECRET, made), typed)
    expect(step).toBe(counts ? Math.floor(made.getTime() / 30_000) : null)
  })

  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('typed as "%s" is read as %s', (typed, read) => {
    expect(typedTotpCode(typed)).toBe(read)
  })
})

describe('a recovery code', () => {
  const code = recoveryCode(new Uint8Array(RECOVERY_BYTES).map((_, at) => at * 23))

  test('has twelve signs in groups of four', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  })

  test.each([
    ['as it is shown', code],
    ['in small letters', code.toLowerCase()],
    ['without dashes', code.replaceAll('-', '')],
    ['with spaces', ` ${code.replaceAll('-', ' ')} `],
    ['with letters for digits', code.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('is the same %s', (_how, typed) => {
    expect(typedRecoveryCode(typed)).toBe(code.replaceAll('-', ''))
  })
})
