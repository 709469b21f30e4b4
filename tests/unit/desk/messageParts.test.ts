import { expect, test } from 'vitest'
import { messageParts, plainMessage } from '@/features/desk/model/chat'

test('a link to a page of the site is a part of its own', () => {
  expect(messageParts('Kijk bij [de prijzen](/prijzen) of [ons werk](/#portfolio).')).toEqual([
    { text: 'Kijk bij ' },
    { text: 'de prijzen', href: '/prijzen' },
    { text: ' of ' },
    { text: 'ons werk', href: '/#portfolio' },
    { text: '.' },
  ])
})

test.each([
  'Gewoon tekst (24/7)',
  '[elders](https://elders.example)',
  '[elders](//elders.example)',
  '[elders](/\\elders.example)',
  '[script](javascript:alert(1))',
  '[](/prijzen)',
  '[open haak](/prijzen',
])('%s is no link', text => {
  expect(messageParts(text)).toEqual([{ text }])
})

test('a notification shows the words of a link only', () => {
  expect(plainMessage('[De prijzen](/prijzen) staan er.')).toBe('De prijzen staan er.')
})
