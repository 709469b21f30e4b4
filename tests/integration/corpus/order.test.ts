import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDomains } from '@/features/orders/server/domainLookup'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { storedMail } from '@/platform/email/transport'
import { singleLine } from '@/platform/text/format'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { MORE_CASES, TEXTS } from '../../support/moreBadInput'
import { order, ordersOf } from '../../support/orders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const FREE = ['name', 'company', 'address', 'city'] as const
const PLACES = [
  ...['customer', 'basket', 'gate', 'termsAccepted', 'termsVersion', 'processingVersion', 'seenTotal'],
  ...['kind', 'email', 'phone', 'zipcode', 'kvk', 'vatId'].map(each => `customer.${each}`),
  ...['packageKey', 'cycle', 'extras', 'domain'].map(each => `basket.${each}`),
  ...['submissionKey', 'honeypot', 'filledInMs'].map(each => `gate.${each}`),
]
const ANSWERS = ['invalid', 'termsChanged', 'priceChanged', 'placed']
const usual = await order(ctx, { customer: { kind: 'business', company: 'Proeftuin' } })

/** The order with this in one place. */
function withValue(place: string, value: unknown) {
  const gate = { ...usual.gate, submissionKey: randomUUID() }
  const whole = structuredClone({ ...usual, gate }) as unknown as Record<string, Record<string, unknown>>
  const [part = '', field] = place.split('.')
  if (field) whole[part] = { ...whole[part], [field]: value }
  else whole[part] = value as Record<string, unknown>
  return whole
}

const placing = (place: string, values: [string, unknown][]): Input[] =>
  values.map(([name, value]) => ({
    name: `${place}: ${name}`,
    judge: async () => {
      const { kind } = await placeOrder(visitor(), withValue(place, value))
      // What a bot fills in is answered as if the order had failed.
      return unless(kind, ...ANSWERS, ...(place.startsWith('gate.') ? ['failed'] : []))
    },
  }))

const written = MORE_CASES.map(
  ([name, text]): Input => ({
    name: `free fields: ${name}`,
    judge: async () => {
      const typed = Object.fromEntries(FREE.map(field => [field, text]))
      const input = await order(ctx, { customer: { kind: 'business', ...typed } })
      const { kind } = await placeOrder(visitor(), input)
      if (kind !== 'placed') return unless(kind, 'invalid')
      const [kept] = await ordersOf(ctx, input.customer.email)
      const buyer = (kept?.buyer ?? {}) as Record<string, unknown>
      return FREE.some(field => buyer[field] !== singleLine(text)) ? `kept ${JSON.stringify(buyer)}` : null
    },
  }),
)

const lookedUp = [...TEXTS, ...NO_TEXTS].flatMap(([name, value]) =>
  [value, typeof value === 'string' ? `${value}.nl` : { 0: value }, [value]].map(
    (typed): Input => ({
      name: `domain: ${name}`,
      judge: async () => {
        const checked = await checkDomains(visitor(), typed)
        return checked.every(each => /^[a-z0-9.-]+$/.test(each.name)) ? null : JSON.stringify(checked)
      },
    }),
  ),
)

test(
  'every field of an order takes bad input, or says that something is wrong',
  async () => {
    await lift('submit-everyone', 'hosting-orders')
    await lift('submit-mail', usual.customer.email)
    await lift('look-up-everyone', 'all')
    const inputs = [
      ...PLACES.flatMap(place => placing(place, [...TEXTS.filter((_, at) => at % 2 === 0), ...NO_TEXTS])),
      ...FREE.flatMap(field => placing(`customer.${field}`, NO_TEXTS)),
      ...written,
      ...lookedUp,
    ]
    expect(await tryAll('order', inputs, 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
