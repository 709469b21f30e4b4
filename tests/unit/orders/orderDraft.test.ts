import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_CUSTOMER } from '@/features/customers/model/customer'
import {
  EMPTY_ORDER_DRAFT,
  fromDeepLink,
  type OrderDraft,
  restoreOrderDraft,
} from '@/features/orders/model/orderDraft'
import { PRICES } from './priceList'

const HALF: OrderDraft = {
  basket: {
    packageKey: 'basis',
    cycle: 'yearly',
    extras: ['ssl'],
    domain: { name: 'jansen.nl', mode: 'new', answer: 'free' },
  },
  customer: { ...EMPTY_CUSTOMER, kind: 'business', name: 'Jan', zipcode: '75' },
}

describe('restoreOrderDraft', () => {
  test('gives a half filled in draft back as it was', () => {
    expect(restoreOrderDraft(JSON.parse(JSON.stringify(HALF)))).toEqual(HALF)
  })

  test.each([[null], ['tekst'], [42], [[]], [{}]])('%j is an empty draft', kept => {
    expect(restoreOrderDraft(kept)).toEqual(EMPTY_ORDER_DRAFT)
  })

  test.each([
    ['a cycle that is none', { cycle: 'daily' }, { cycle: 'monthly' }],
    ['extras that are no list', { extras: 'ssl' }, { extras: [] }],
    ['a package that is a number', { packageKey: 7 }, { packageKey: null }],
    ['a domain that is none', { domain: { name: 'x y', mode: 'new', answer: 'free' } }, { domain: null }],
    [
      'a domain that is not sold',
      { domain: { name: 'x.amsterdam', mode: 'new', answer: null } },
      { domain: null },
    ],
    ['an answer that is none', { domain: { ...HALF.basket.domain, answer: 'sure' } }, { domain: null }],
  ])('keeps what is readable beside %s', (_what, spoilt, mended) => {
    const kept = { ...HALF, basket: { ...HALF.basket, ...spoilt } }
    expect(restoreOrderDraft(kept)).toEqual({ ...HALF, basket: { ...HALF.basket, ...mended } })
  })

  test('brings back no password, whoever put one there', () => {
    const kept = { ...HALF, password: 'x', customer: { ...HALF.customer, password: 'x' } }
    expect(JSON.stringify(restoreOrderDraft(kept))).not.toContain('password')
  })

  test('never throws, whatever a browser kept', () => {
    fc.assert(fc.property(fc.jsonValue(), kept => typeof restoreOrderDraft(kept) === 'object'))
  })
})

describe('fromDeepLink', () => {
  test.each([
    [{ pakket: 'webshop' }, { packageKey: 'webshop' }],
    [{ pakket: 'goud' }, {}],
    [{ periode: 'maand' }, { cycle: 'monthly' }],
    [{ periode: 'jaar' }, {}],
    [{ periode: 'monthly' }, { cycle: 'monthly' }],
    [{ periode: 'eeuw' }, {}],
    [{ domein: 'Pieters.be' }, { domain: { name: 'pieters.be', mode: 'new', answer: null } }],
    [{ domein: 'jansen.nl' }, {}],
    [{ domein: 'pieters' }, {}],
    [{ domein: 'pieters.amsterdam' }, {}],
    [{ domein: 'http://localhost' }, {}],
    [{ pakket: null, periode: null, domein: null }, {}],
    [{}, {}],
  ])('%j', (link, changed) => {
    const expected = { ...HALF, basket: { ...HALF.basket, ...changed } }
    expect(fromDeepLink(HALF, link, PRICES)).toEqual(expected)
  })

  test('leaves out what is no longer sold', () => {
    const list = { ...PRICES, packages: PRICES.packages.slice(1), extras: [] }
    expect(fromDeepLink(HALF, {}, list).basket).toMatchObject({ packageKey: null, extras: [] })
  })

  test('leaves out an extra that a draft names twice', () => {
    const twice = { ...HALF, basket: { ...HALF.basket, extras: ['ssl', 'ssl'] } }
    expect(fromDeepLink(twice, {}, PRICES).basket.extras).toEqual(['ssl'])
  })
})
