import { expect, test } from 'vitest'
import { extraOffer } from '@/features/orders/model/charges'
import type { OrderLine, RunningLine } from '@/features/orders/model/orderLines'
import { ANYTIME, changed, MONTH, PAID, running, extra as wanted, YEAR } from './changingOrders'
import { PRICES } from './priceList'

const extra = PRICES.extras[0]
if (!extra) throw new Error('nothing can be added')

const line = (kind: OrderLine['kind'], key: string): RunningLine => ({
  ...{ kind, key, label: key, quantity: 1, unitPrice: 100, amount: 100, vatRate: 21 },
  renewal: { amount: 100, months: 1, minimumMonths: 0, noticeDays: 0 },
  ...{ startedOn: '2026-11-01', renewsOn: '2026-12-01' },
})
const order = {
  ...{ status: 'active', billingCycle: 'monthly' as const, endsOn: null },
  ...{ startedOn: '2026-11-01', invoicedUntil: '2026-12-01', lines: [line('package', 'basic')] },
}

const TODAY = { today: '2026-11-16', invoices: [] }

test('half a month of thirty days costs half a term, until the end of what is invoiced', () => {
  const offer = extraOffer(extra, order, TODAY)
  expect(offer).toMatchObject({
    line: {
      kind: 'extra',
      key: extra.key,
      unitPrice: extra.monthly,
      startedOn: '2026-11-16',
      renewsOn: '2026-12-01',
    },
    period: { from: '2026-11-16', until: '2026-12-01' },
    now: { excl: Math.round(extra.monthly / 2) },
  })
})

test.each([
  [{ lines: [line('extra', extra.key)] }, 'alreadyThere'],
  [{ lines: [line('extra', extra.key)], status: 'cancelled' }, 'alreadyThere'],
  [{ status: 'pending' }, 'notActive'],
  [{ status: 'suspended' }, 'notActive'],
  [{ endsOn: '2026-12-01' }, 'notActive'],
  [{ startedOn: null }, 'notActive'],
  [{ invoicedUntil: null }, 'notActive'],
])('an order with %o has no offer: %s', (part, why) => {
  expect(extraOffer(extra, { ...order, ...part }, TODAY)).toBe(why)
})

test('a package that happens to have the key of an extra does not stand in its way', () => {
  const same = { ...order, lines: [line('package', extra.key)] }
  expect(typeof extraOffer(extra, same, TODAY)).toBe('object')
})

const SSL = PRICES.extras.find(({ key }) => key === 'ssl')
if (!SSL) throw new Error('SSL is not sold')

// Without VAT: 30.00 a year. It stops on 10 April; 241 of 365 days are left then, and 231 on 20 April.
test.each([
  ['within its notice', YEAR, '2027-03-10', '2027-03-20', '2027-04-10', 1_981],
  ['after it', YEAR, '2027-03-10', '2027-04-20', '2027-04-20', 1_899],
  ['within its last month', MONTH, '2026-10-20', '2026-10-25', '2026-11-07', 0],
])(
  'one that was removed and comes back %s is paid from its end',
  (_when, kind, removed, today, from, excl) => {
    const { order: left, invoices } = changed(running(kind, [PAID]), removed, wanted('ssl', 0), ANYTIME)
    const offer = extraOffer(SSL, left, { today, invoices })
    expect(offer).toMatchObject({ period: { from, until: left.invoicedUntil }, now: { excl } })
  },
)
