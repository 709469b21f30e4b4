import { expect, test } from 'vitest'
import { type Claims, withClaims } from '@/features/company/model/claims'

const claims = { online: 'binnen 5 dagen', responseTime: 'binnen een dag' } as Claims

test.each([
  ['a claim where its name stands', 'Eerlijk, {online}.', 'Eerlijk, binnen 5 dagen.'],
  ['two of them', '{online} en {responseTime}', 'binnen 5 dagen en binnen een dag'],
  ['an unknown name as it was written', 'Eerlijk, {onbekend}.', 'Eerlijk, {onbekend}.'],
  ['an amount on one line with its sign', 'vanaf € 795 of € 15,00', 'vanaf €\u00a0795 of €\u00a015,00'],
  ['a name of JavaScript as it was written', '{constructor}', '{constructor}'],
])('a text shows %s', (_name, text, shown) => {
  expect(withClaims(text, claims)).toBe(shown)
})

test('content is filled in at every depth, and what is not text stays itself', () => {
  const content = { lead: '{online}', order: 10, none: null, lines: [{ text: '{responseTime}' }] }
  expect(withClaims(content, claims)).toEqual({
    ...{ lead: 'binnen 5 dagen', order: 10, none: null },
    lines: [{ text: 'binnen een dag' }],
  })
})
