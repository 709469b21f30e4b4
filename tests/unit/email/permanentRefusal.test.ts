import { expect, test } from 'vitest'
import { isPermanentRefusal } from '@/platform/email/retry'

const refusal = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response })

test.each<[string, string, boolean]>([
  ['RCPT TO', '550 5.1.1 no such user', true],
  ['RCPT TO', '550 no such user', true],
  ['RCPT TO', '550-5.1.1 The address does not exist', true],
  ['RCPT TO', '551 user not local', true],
  ['RCPT TO', '553 5.1.3 mailbox name invalid', true],
  ['RCPT TO', '550 5.2.1 mailbox disabled', true],
  ['RCPT TO', '550 5.7.1 relaying denied', false],
  ['RCPT TO', '550 5.2.2 mailbox full', false],
  ['RCPT TO', '552 mailbox full', false],
  ['RCPT TO', '554 5.7.1 listed', false],
  ['RCPT TO', '450 4.2.0 greylisted', false],
  ['DATA', '550 5.7.1 looks like spam', false],
  ['MAIL FROM', '550 5.1.8 sender unknown', false],
  ['AUTH', '535 5.7.8 wrong password', false],
])('%s, %s: for good is %s', (command, response, isPermanent) => {
  expect(isPermanentRefusal(refusal(command, response))).toBe(isPermanent)
})

test('a server that is away, or an error of another kind, is not for good', () => {
  expect(isPermanentRefusal(new Error('connect ECONNREFUSED'))).toBe(false)
  expect(isPermanentRefusal('550')).toBe(false)
})
