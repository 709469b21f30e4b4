import { describe, expect, test } from 'vitest'
import { type ProviderPayment, providerNews, withoutOlderTotals } from '@/features/billing/model/payment'
import { plain } from '../../support/plain'

const known = {
  state: 'open',
  ...{ id: 'a1', amount: 2_360, providerId: 'tr_1', problem: null },
  ...{ refunded: 0, chargedBack: 0 },
} as const
const remote: ProviderPayment = {
  ...{ id: 'tr_1', state: 'open', amount: 2_360, currency: 'EUR', metadata: { payment: 'a1' } },
  ...{ refunded: 0, chargedBack: 0, refundIds: null, paidAt: null },
}

/** What is known of the payment, what the provider says otherwise than that, and what comes of it. */
test.each([
  ['nothing new', {}, {}, { kind: 'known' }],
  ['a new state', {}, { state: 'failed' }, { kind: 'changed', state: 'failed', isPaidNow: false }],
  ['its money', {}, { state: 'paid' }, { kind: 'changed', state: 'paid', isPaidNow: true }],
  ['its money, late', { state: 'expired' }, { state: 'paid' }, { kind: 'changed', isPaidNow: true }],
  ['its money once more', { state: 'paid' }, { state: 'paid' }, { kind: 'known' }],
  ['an end after it was paid', { state: 'paid' }, { state: 'expired' }, { kind: 'known' }],
  [
    'its id for the first time',
    { providerId: null },
    {},
    { kind: 'changed', state: 'open', isPaidNow: false },
  ],
  [
    'money that went back',
    { state: 'paid' },
    { state: 'paid', refunded: 360 },
    { kind: 'changed', state: 'paid', isPaidNow: false },
  ],
  ['another payment that nobody paid', {}, { id: 'tr_2', state: 'expired' }, { kind: 'known' }],
  [
    'another payment that is paid',
    {},
    { id: 'tr_2', state: 'paid' },
    { kind: 'problem', problem: 'Bij deze poging hoort nog een betaling die betaald is: tr_2.' },
  ],
  [
    'a payment of another attempt',
    {},
    { metadata: { payment: 'a2' }, state: 'paid' },
    { kind: 'problem', problem: 'De betaaldienst zegt dat tr_1 bij een andere betaling hoort.' },
  ],
  [
    'another amount',
    {},
    { amount: 2_359 },
    { kind: 'problem', problem: 'Verwacht € 23,60, maar bij de betaaldienst staat 23.59 EUR.' },
  ],
  [
    'another amount, and its id for the first time',
    { providerId: null },
    { amount: 2_359 },
    { kind: 'problem', providerId: 'tr_1' },
  ],
  [
    'another currency',
    {},
    { currency: 'USD' },
    { kind: 'problem', problem: 'Verwacht € 23,60, maar bij de betaaldienst staat 23.60 USD.' },
  ],
  [
    'a problem that staff know already',
    { problem: 'Verwacht € 23,60, maar bij de betaaldienst staat 23.59 EUR.' },
    { amount: 2_359 },
    { kind: 'known' },
  ],
] as const)('%s', (_what, before, said, news) => {
  const problem = 'problem' in before ? before.problem.replace('€ ', '€\u00a0') : null
  const found = providerNews({ ...known, ...before, problem }, { ...remote, ...said })
  expect('problem' in found ? { ...found, problem: plain(found.problem) } : found).toMatchObject(news)
})

test('a payment that the provider does not know is a problem, said once', () => {
  const news = { kind: 'problem', problem: 'De betaaldienst kent deze betaling niet.', providerId: 'tr_1' }
  expect(providerNews(known, null)).toEqual(news)
  expect(providerNews({ ...known, problem: news.problem }, null)).toEqual({ kind: 'known' })
})

describe('money that went back', () => {
  test.each([
    [{ refunded: 360 }, [['payment.refunded', 0, 360, 'Terugbetaald via de betaaldienst: € 3,60.']]],
    [
      { refunded: 100, chargedBack: 2_360 },
      [
        ['payment.refunded', 0, 100, 'Terugbetaald via de betaaldienst: € 1,00.'],
        ['payment.chargedBack', 0, 2_360, 'Door de bank van de klant teruggeboekt: € 23,60.'],
      ],
    ],
    [{}, []],
  ] as const)('%j', (back, expected) => {
    const news = providerNews(
      { ...known, state: 'paid', providerId: null },
      { ...remote, state: 'paid', ...back },
    )
    const refunds = news.kind === 'changed' ? news.refunds : []
    expect(refunds.map(({ event, says }) => [event.code, event.from, event.to, plain(says)])).toEqual(
      expected,
    )
  })
})

test.each([
  ['nothing was heard meanwhile', 0, 0, 500, 500],
  ['what went back failed', 500, 500, 0, 0],
  ['a newer answer was heard', 0, 500, 0, 500],
  ['an older answer was heard', 0, 500, 900, 900],
])('an answer counts when %s', (_what, before, now, told, counts) => {
  const back = (refunded: number) => ({ refunded, chargedBack: 0 })
  const said = withoutOlderTotals(back(before), back(now), { ...remote, ...back(told) })
  expect(said).toEqual({ ...remote, ...back(counts) })
})
