import { expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import { reachableOrderStep } from '@/features/orders/model/orderDraft'
import { type PreparedOrder, preparedDraft, preparedStanding } from '@/features/orders/model/preparedOrder'
import { PRICES } from './priceList'

const PLACED = { id: '5c0b6f0e-3c9e-4d7a-8f10-2b6c9d3e5a71', number: 'HO261125042' }

const PREPARED: PreparedOrder = {
  id: '0b1f4a52-3c9e-4d7a-8f10-2b6c9d3e5a71',
  basket: {
    ...{ packageKey: 'basis', cycle: 'yearly', extras: ['ssl'] },
    domain: { name: 'jansen.nl', mode: 'new', answer: 'free' },
  },
  customer: {
    ...EMPTY_CUSTOMER,
    ...{ name: 'Jan Proef', email: 'jan@proeftuin.example', address: 'Tuinstraat 12a' },
    ...{ zipcode: '7511 AB', city: 'Enschede' },
  },
  sentAt: '2026-11-25T10:00:00.000Z',
  order: null,
}

test.each([
  [{}, '2026-11-25T10:00:01Z', 'open'],
  [{}, '2026-12-25T09:59:59Z', 'open'],
  [{}, '2026-12-25T10:00:01Z', 'expired'],
  [{ sentAt: null }, '2026-11-25T10:00:01Z', 'expired'],
  [{ order: PLACED }, '2026-11-26T10:00:00Z', 'placed'],
  [{ order: PLACED }, '2027-11-26T10:00:00Z', 'placed'],
])('%o at %s is %s', (part, now, standing) => {
  expect(preparedStanding({ ...PREPARED, ...part }, new Date(now))).toBe(standing)
})

test('the wizard opens at its last step', () => {
  expect(reachableOrderStep(3, preparedDraft(PREPARED, PRICES))).toBe(3)
})

test('what is not sold any more is left out, and the first step asks anew', () => {
  const draft = preparedDraft(
    { ...PREPARED, basket: { ...PREPARED.basket, packageKey: 'weg', extras: ['ssl', 'weg'] } },
    PRICES,
  )
  expect(draft.basket).toMatchObject({ packageKey: null, extras: ['ssl'] })
  expect(reachableOrderStep(3, draft)).toBe(0)
})
