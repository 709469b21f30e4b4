import { describe, expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import type { BasketDomain } from '@/features/orders/model/domain'
import {
  canLeaveOrderStep,
  EMPTY_ORDER_DRAFT,
  ORDER_STEPS,
  type OrderDraft,
  orderStepOf,
  reachableOrderStep,
} from '@/features/orders/model/orderDraft'

const [PACKAGE, CART, DETAILS, PAY] = ['pakket', 'winkelwagen', 'gegevens', 'betalen'].map(orderStepOf) as [
  number,
  number,
  number,
  number,
]

const FILLED: OrderDraft = {
  basket: { packageKey: 'basis', cycle: 'monthly', extras: [], domain: null },
  customer: {
    ...EMPTY_CUSTOMER,
    name: 'Jan Proef',
    email: 'jan@proef.example',
    address: 'Proefstraat 1',
    zipcode: '7511AB',
    city: 'Enschede',
  },
}
const withDomain = (domain: BasketDomain | null): OrderDraft => ({
  ...FILLED,
  basket: { ...FILLED.basket, domain },
})

test('the visitor fills in four steps, in the order of the specification', () => {
  expect(ORDER_STEPS.map(step => step.slug)).toEqual(['pakket', 'winkelwagen', 'gegevens', 'betalen'])
  expect([PACKAGE, CART, DETAILS, PAY]).toEqual([0, 1, 2, 3])
})

describe('the first step', () => {
  test('needs a package', () => {
    expect(canLeaveOrderStep(PACKAGE, EMPTY_ORDER_DRAFT)).toBe(false)
    expect(canLeaveOrderStep(PACKAGE, FILLED)).toBe(true)
  })

  test.each([
    [null, true],
    [{ name: 'jansen.nl', mode: 'new', answer: 'free' }, true],
    [{ name: 'jansen.nl', mode: 'new', answer: 'maybe' }, true],
    [{ name: 'jansen.nl', mode: 'new', answer: 'unknown' }, true],
    [{ name: 'jansen.nl', mode: 'new', answer: 'taken' }, false],
    [{ name: 'jansen.nl', mode: 'move', answer: 'taken' }, true],
    [{ name: 'jansen.nl', mode: 'own', answer: null }, true],
  ] as const)('with %j may be left: %s', (domain, allowed) => {
    expect(canLeaveOrderStep(PACKAGE, withDomain(domain))).toBe(allowed)
  })
})

test.each(['name', 'email', 'address', 'zipcode', 'city'])('the third step needs %s', field => {
  const without = { ...FILLED, customer: { ...FILLED.customer, [field]: ' ' } }
  expect(canLeaveOrderStep(DETAILS, without)).toBe(false)
  expect(canLeaveOrderStep(DETAILS, FILLED)).toBe(true)
})

test.each([
  [PAY, EMPTY_ORDER_DRAFT, PACKAGE],
  [PAY, { ...FILLED, customer: EMPTY_CUSTOMER }, DETAILS],
  [PAY, FILLED, PAY],
  [CART, FILLED, CART],
  [-4, FILLED, PACKAGE],
  [99, FILLED, PAY],
])('a link to step %i opens step %#', (wanted, draft, opened) => {
  expect(reachableOrderStep(wanted, draft)).toBe(opened)
})

test('an address that is no step is the first step', () => {
  expect([orderStepOf('gegevens'), orderStepOf('onzin'), orderStepOf(null)]).toEqual([2, 0, 0])
})
