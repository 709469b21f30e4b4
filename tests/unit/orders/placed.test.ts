import { describe, expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { placeOrderSchema } from '@/features/orders/model/placeOrderSchema'

const SENT = {
  basket: {
    packageKey: 'basis',
    cycle: 'monthly',
    extras: ['ssl'],
    domain: { name: 'https://www.Jansen.nl/', mode: 'new', answer: 'free' },
  },
  customer: {
    ...EMPTY_CUSTOMER,
    name: 'Jan Proef',
    email: 'jan@proef.example',
    address: 'Proefstraat 1',
    zipcode: '7511ab',
    city: 'Enschede',
  },
  termsVersion: '2025-05-01',
  termsAccepted: true,
  seenTotal: 2_360,
  gate: { submissionKey: '0b9ff1ab-6a3e-4f5c-9c1f-54f0f1a8a001', honeypot: '', filledInMs: 60_000 },
}
const withBasket = (part: object) => ({ ...SENT, basket: { ...SENT.basket, ...part } })

test('an order is read in the one way in which it is kept', () => {
  const { basket, customer } = placeOrderSchema.parse(SENT)
  expect([basket.domain?.name, customer.zipcode]).toEqual(['jansen.nl', '7511 AB'])
})

test.each([
  ['a price of its own', { ...SENT, total: 1 }, 'total'],
  ['a status', { ...SENT, status: 'active' }, 'status'],
  [
    'a prototype',
    JSON.parse(JSON.stringify(SENT).replace('{', '{"__proto__":{"isAdmin":true},')),
    '__proto__',
  ],
])('an order loses %s on its way in', (_what, sent, key) => {
  expect(Object.keys(placeOrderSchema.parse(sent))).not.toContain(key)
})

test('a line of the basket cannot bring its price', () => {
  const parsed = placeOrderSchema.parse(withBasket({ lines: [{ amount: 1 }], price: 1 }))
  expect(Object.keys(parsed.basket)).toEqual(['packageKey', 'cycle', 'extras', 'domain'])
})

describe('an order is refused with', () => {
  test.each([
    ['no package', withBasket({ packageKey: null })],
    ['a cycle that is none', withBasket({ cycle: 'weekly' })],
    ['too many extras', withBasket({ extras: Array(51).fill('ssl') })],
    ['a name that is none', withBasket({ domain: { name: 'geen naam!', mode: 'own', answer: null } })],
    ['a name without an ending', withBasket({ domain: { name: 'jansen', mode: 'new', answer: null } })],
    ['a name that points inward', withBasket({ domain: { name: 'db.internal', mode: 'own', answer: null } })],
    [
      'a new name that is not sold',
      withBasket({ domain: { name: 'jan.luxury', mode: 'new', answer: 'free' } }),
    ],
    ['half a cent', { ...SENT, seenTotal: 0.5 }],
    ['less than nothing', { ...SENT, seenTotal: -1 }],
    ['skipped steps', { ...SENT, customer: EMPTY_CUSTOMER }],
    ['no gate', { ...SENT, gate: undefined }],
  ])('%s', (_what, sent) => {
    expect(placeOrderSchema.safeParse(sent).success).toBe(false)
  })
})

test('a name that one brings along may have any ending', () => {
  const domain = { name: 'jansen.amsterdam', mode: 'move', answer: null }
  expect(placeOrderSchema.safeParse(withBasket({ domain })).success).toBe(true)
})

test('the message about a name stands at the name', () => {
  const domain = { name: 'jan.luxury', mode: 'new', answer: 'free' }
  const issues = placeOrderSchema.safeParse(withBasket({ domain })).error?.issues ?? []
  expect(issues.map(issue => issue.path.join('.'))).toEqual(['basket.domain.name'])
})
