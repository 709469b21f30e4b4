import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPasswordRules, MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'

const owner = { email: 'info@proeftuin.example', name: 'Jan de Tuinman' }

test.each([
  ['kruiwagen regent zacht', null],
  ['7Xq!vT2#mLp9', null],
  ['tuinman eet elke maandag haring', null],
  ['', 'short'],
  ['elf tekens!', 'short'],
  ['👍'.repeat(11), 'short'],
  ['x'.repeat(MAX_PASSWORD_LENGTH + 1), 'long'],
  ['aaaaaaaaaaaaaaaa', 'easy'],
  ['abababababab', 'easy'],
  ['123456789012', 'easy'],
  ['Wachtwoord123!', 'easy'],
  ['W4chtw00rd2026', 'easy'],
  ['Welkom2026!!!', 'easy'],
  ['P@ssword1234', 'easy'],
  ['qwertyuiop123', 'easy'],
  ['proeftuin2026', 'easy'],
  ['TuinmanTuinman', 'easy'],
  ['Jan.Tuinman.1', 'easy'],
] as const)('"%s": %s', (password, problem) => {
  expect(checkPasswordRules(password, owner)).toBe(problem && PASSWORD_MESSAGES[problem])
})

test('an owner without a name is no excuse and no fault', () => {
  expect(checkPasswordRules('kruiwagen regent zacht', { email: '', name: '' })).toBeNull()
})

test('every password gets an answer, whatever its owner is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (password, name) => {
      const problem = checkPasswordRules(password, { email: owner.email, name })
      return problem === null || Object.values<string>(PASSWORD_MESSAGES).includes(problem)
    }),
  )
})
