import { expect, test } from 'vitest'
import {
  callUs,
  callUsNow,
  isThatWrong,
  proofFailedNotice,
  tooManyAtOnce,
} from '@/design-system/notices/notices'
import { phoneParts } from '@/design-system/notices/phoneText'

const linked = (text: string) =>
  phoneParts(text).flatMap(({ text: part, href }) => (href ? [[part, href]] : []))

test.each([
  ['053 000 00 00', 'tel:+31530000000'],
  ['06 00 00 00 00', 'tel:+31600000000'],
  ['06-12345678', 'tel:+31612345678'],
  ['0612345678', 'tel:+31612345678'],
  ['+31 53 123 45 67', 'tel:+31531234567'],
])('%s dials wherever a sentence has it', (phone, href) => {
  for (const sentence of [callUs, callUsNow, isThatWrong, (each: string) => tooManyAtOnce('aanvragen', each)])
    expect(linked(sentence(phone))).toEqual([[phone, href]])
  expect(linked(proofFailedNotice(phone).description ?? '')).toEqual([[phone, href]])
})

test('the words around it stay as they are', () => {
  expect(phoneParts('Bel 053 000 00 00, of mail ons.')).toEqual([
    { text: 'Bel ' },
    { text: '053 000 00 00', href: 'tel:+31530000000' },
    { text: ', of mail ons.' },
  ])
})

test.each([
  'Op 20-11-2026 om 09:00.',
  'Factuur INV2026-00001 van € 1.499,00.',
  'Nr. 00012',
  'Binnen 14 dagen, dus voor 05-12-2026.',
  '7500 XX Enschede',
])('%s has no telephone number', text => {
  expect(phoneParts(text)).toEqual([{ text }])
})

test('a number that is kept on one line dials too', () => {
  expect(phoneParts('Bel 053\u00a0000\u00a000\u00a000.').map(({ href }) => href)).toContain(
    'tel:+31530000000',
  )
})
