import { describe, expect, test } from 'vitest'
import { formGuardSchema, looksLikeBot } from '@/platform/forms/fields'

const gate = { submissionKey: '10000000-0000-4000-8000-000000000009', honeypot: '', filledInMs: 60_000 }

describe('looksLikeBot', () => {
  test.each([
    ['a person', {}, false],
    ['without JavaScript', { filledInMs: null }, false],
    ['the hidden field filled', { honeypot: 'https://spam.example' }, true],
    ['spaces in the hidden field', { honeypot: '  ' }, false],
    ['faster than a person', { filledInMs: 2999 }, true],
    ['as fast as a person can', { filledInMs: 3000 }, false],
  ])('%s: %s', (_name, part, bot) => {
    expect(looksLikeBot({ ...gate, ...part })).toBe(bot)
  })
})

test.each([[{ submissionKey: 'geen sleutel' }], [{ filledInMs: -1 }], [{ honeypot: 'x'.repeat(10_001) }]])(
  'refuses %j',
  part => {
    expect(formGuardSchema.safeParse({ ...gate, ...part }).success).toBe(false)
  },
)
