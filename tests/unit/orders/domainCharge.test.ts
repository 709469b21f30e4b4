import { expect, test } from 'vitest'
import { domainCharge } from '@/features/orders/model/charges'
import type { DomainState } from '@/features/orders/model/domain'
import { domainLine } from '@/features/orders/model/orderLines'

const prices = { firstYear: 100, yearly: 3000, vatRate: 21 }
const name = 'proef.example'
const price = (amount: number) => ({ quantity: 1, unit: 'year', unitPrice: amount, amount, vatRate: 21 })
const paid = domainLine({ name, mode: 'new', answer: 'free' }, prices)
const order = (domainState: DomainState, lines = paid) => ({ domainName: name, domainState, lines })
const FIRST_YEAR = { label: 'Domeinnaam proef.example, eerste jaar', ...price(100) }

test.each([
  ['a name on request is registered', order('onRequest', []), 'registered', prices, ['bill', FIRST_YEAR]],
  ['its first year is free', order('onRequest', []), 'registered', { ...prices, firstYear: 0 }, null],
  ['a name that was paid is registered', order('toRegister'), 'registered', prices, null],
  ['a name that was paid is lost', order('provisional'), 'lost', prices, ['credit', FIRST_YEAR]],
  ['a name on request is lost', order('onRequest', []), 'lost', prices, null],
  ['a name is moved', order('toMove', []), 'moved', prices, null],
] as const)('%s', (_name, held, to, list, money) => {
  expect(domainCharge(held as ReturnType<typeof order>, to, list)).toEqual(
    money && { kind: money[0], line: money[1] },
  )
})
