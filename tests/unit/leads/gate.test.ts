import { describe, expect, test } from 'vitest'
import { formGuardSchema, guardSigns, isMachine } from '@/platform/forms/fields'

const gate = { submissionKey: '10000000-0000-4000-8000-000000000009', honeypot: '', filledInMs: 60_000 }

describe('the signs that a form gives away', () => {
  test.each([
    ['of a person', {}, [], false],
    ['without JavaScript', { filledInMs: null }, [], false],
    ['with the hidden field filled', { honeypot: 'https://spam.example' }, ['honeypot'], false],
    ['with spaces in the hidden field', { honeypot: '  ' }, [], false],
    ['faster than a person', { filledInMs: 2999 }, ['speed'], false],
    ['as fast as a person can', { filledInMs: 3000 }, [], false],
    ['fast, with the hidden field filled', { honeypot: 'x', filledInMs: 40 }, ['honeypot', 'speed'], true],
  ])('%s: %s', (_name, part, signs, machine) => {
    expect(guardSigns({ ...gate, ...part })).toEqual(signs)
    expect(isMachine(signs)).toBe(machine)
  })
})

test.each([[{ submissionKey: 'geen sleutel' }], [{ filledInMs: -1 }], [{ honeypot: 'x'.repeat(10_001) }]])(
  'refuses %j',
  part => {
    expect(formGuardSchema.safeParse({ ...gate, ...part }).success).toBe(false)
  },
)
