import { expect, test } from 'vitest'
import { signUpSchema } from '@/features/newsletter/model/subscription'

test.each([
  ['jan@proef.example', 'jan@proef.example'],
  ['  Jan@Proef.Example ', 'jan@proef.example'],
  ['JAN+LIJST@PROEF.EXAMPLE', 'jan+lijst@proef.example'],
  ['jan@proef.example\r\n', 'jan@proef.example'],
])('%j is the mailbox %s', (typed, email) => {
  expect(signUpSchema.parse({ email: typed, source: 'blog' })).toEqual({ email, source: 'blog' })
})

test.each([
  ['nothing', ''],
  ['no address', 'jan'],
  ['two addresses', 'jan@proef.example,ander@proef.example'],
  ['a header more', 'jan@proef.example\r\nBcc: ander@proef.example'],
  ['a name around it', 'Jan <jan@proef.example>'],
  ['more than a header can hold', `${'j'.repeat(250)}@proef.example`],
])('refuses %s', (_name, email) => {
  expect(signUpSchema.safeParse({ email, source: 'blog' }).success).toBe(false)
})

test.each([['<b>blog</b>'], ['../admin'], ['x'.repeat(121)]])('refuses the page %j', source => {
  expect(signUpSchema.safeParse({ email: 'jan@proef.example', source }).success).toBe(false)
})
