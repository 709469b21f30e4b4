import { expect, test } from 'vitest'
import { mailFooter } from '@/platform/email/letterMail'

const agency = {
  ...{ name: 'Webbureau Voorbeeld', street: 'Voorbeeldstraat 1', postcode: '7500 XX', city: 'Enschede' },
  ...{ phone: '053 123 45 67', email: 'info@voorbeeld.example' },
}

test.each([
  ['00000000', '053 123 45 67, info@voorbeeld.example\nKVK 00000000'],
  ['', '053 123 45 67, info@voorbeeld.example'],
])('a mail says who we are, with number %j of the trade register', (kvk, end) => {
  expect(mailFooter({ ...agency, kvk })).toBe(
    `Webbureau Voorbeeld, Voorbeeldstraat 1, 7500 XX Enschede\n${end}`,
  )
})
