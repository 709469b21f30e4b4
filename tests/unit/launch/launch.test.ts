import { describe, expect, test } from 'vitest'
import { isExampleAddress, type LaunchFacts, launchState } from '@/platform/launch/model/launch'

const NOTHING: LaunchFacts = { isDemo: false, isInBusiness: false, confirmed: [], shopLacks: [] }
const ALL = ['company', 'terms', 'mail'] as const

test.each<[string, Partial<LaunchFacts>, [site: boolean, shop: boolean, open: number]]>([
  ['nothing is confirmed', {}, [false, false, 3]],
  ['one part is confirmed', { confirmed: ['company'] }, [false, false, 2]],
  ['two parts are confirmed', { confirmed: ['terms', 'mail'] }, [false, false, 1]],
  ['all is confirmed', { confirmed: ALL }, [true, true, 0]],
  ['all is confirmed, and nothing can be paid', { confirmed: ALL, shopLacks: ['x'] }, [true, false, 0]],
  ['payment works, and not all is confirmed', { confirmed: ['mail'] }, [false, false, 2]],
  ['a demonstration', { isDemo: true, shopLacks: ['x'] }, [true, true, 3]],
  ['an agency that sent an invoice', { isInBusiness: true, shopLacks: ['x'] }, [true, true, 3]],
])('%s', (_, part, [isSiteOpen, isShopOpen, open]) => {
  const state = launchState({ ...NOTHING, ...part })
  expect([state.isSiteOpen, state.isShopOpen, state.open.length]).toEqual([isSiteOpen, isShopOpen, open])
})

describe('an address of an example', () => {
  test.each([
    ['info@webbureau-voorbeeld.example', true],
    ['info@post.example.nl', true],
    ['info@bureau.test', true],
    ['info@voorbeeld.nl', false],
    ['example@bureau.nl', false],
  ])('%s', (address, expected) => {
    expect(isExampleAddress(address)).toBe(expected)
  })
})
