import { expect, test } from 'vitest'
import { mailLink, telephoneLink, whatsappLink } from '@/platform/text/contactLinks'

test.each([
  ['053 000 00 00', 'tel:+31530000000'],
  ['+31 53 000 00 00', 'tel:+31530000000'],
  ['06-00000000', 'tel:+31600000000'],
  ['(053) 000 00 00', 'tel:+31530000000'],
  ['(0)53 000 00 00', 'tel:+31530000000'],
  ['+31 (0)6 00000000', 'tel:+31600000000'],
  ['+31 06 00 00 00 00', 'tel:+31600000000'],
  ['0031 6 00000000', 'tel:+31600000000'],
  ['0031 (0)53 000 00 00', 'tel:+31530000000'],
  ['0049 (0)5921 00000', 'tel:+49592100000'],
])('%s is called as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})

test('a chat link has the number without a plus, and its text escaped', () => {
  expect(whatsappLink('06 00 00 00 00', 'Hoi & dag')).toBe('https://wa.me/31600000000?text=Hoi%20%26%20dag')
})

test('a mail link escapes its subject', () => {
  expect(mailLink('a@b.example', 'Vraag & meer')).toBe('mailto:a@b.example?subject=Vraag%20%26%20meer')
})
