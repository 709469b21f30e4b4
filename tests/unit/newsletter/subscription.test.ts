import { describe, expect, test } from 'vitest'
import {
  confirmationOf,
  SUBSCRIPTION_STATES,
  type SubscriptionAct,
  type SubscriptionState,
  stateAfter,
  subscriptionState,
} from '@/features/newsletter/model/subscription'

describe('stateAfter', () => {
  test.each<[SubscriptionAct, SubscriptionState, SubscriptionState]>([
    ['signUp', 'pending', 'pending'],
    ['signUp', 'confirmed', 'confirmed'],
    ['signUp', 'unsubscribed', 'pending'],
    ['confirm', 'pending', 'confirmed'],
    ['confirm', 'confirmed', 'confirmed'],
    ['confirm', 'unsubscribed', 'unsubscribed'],
    ['unsubscribe', 'pending', 'unsubscribed'],
    ['unsubscribe', 'confirmed', 'unsubscribed'],
    ['unsubscribe', 'unsubscribed', 'unsubscribed'],
  ])('%s takes who is %s to %s', (act, before, after) => {
    expect(stateAfter(act, before)).toBe(after)
  })

  test('nothing but a confirmation brings an address on the list', () => {
    for (const { value } of SUBSCRIPTION_STATES.filter(each => each.value !== 'confirmed')) {
      expect(stateAfter('signUp', value)).not.toBe('confirmed')
      expect(stateAfter('unsubscribe', value)).not.toBe('confirmed')
    }
  })
})

describe('the button of a confirmation mail', () => {
  const consentAt = new Date('2026-11-20T10:00:00Z')
  test.each<[string, SubscriptionState, string, string]>([
    ['at once', 'pending', '2026-11-20T10:00:00Z', 'confirmed'],
    ['on the last moment', 'pending', '2026-11-27T10:00:00Z', 'confirmed'],
    ['a moment later', 'pending', '2026-11-27T10:00:01Z', 'expired'],
    ['when it was pressed before', 'confirmed', '2026-11-21T10:00:00Z', 'alreadyConfirmed'],
    ['long after it was pressed', 'confirmed', '2027-11-21T10:00:00Z', 'alreadyConfirmed'],
    ['by who left since', 'unsubscribed', '2026-11-21T10:00:00Z', 'expired'],
  ])('%s: who is %s at %s is %s', (_name, state, now, kind) => {
    expect(confirmationOf({ state, consentAt }, new Date(now))).toBe(kind)
  })
})

test('every state has a word and a colour', () => {
  expect(SUBSCRIPTION_STATES.map(({ value }) => subscriptionState(value).label)).toEqual([
    'Nog te bevestigen',
    'Aangemeld',
    'Afgemeld',
  ])
  expect(() => subscriptionState('elders' as SubscriptionState)).toThrow('unknown state')
})
