import { describe, expect, test } from 'vitest'
import {
  canDomainBecome,
  confirmAnswer,
  DOMAIN_ANSWERS,
  DOMAIN_STATES,
  type DomainState,
  domainAnswer,
  domainState,
  initialDomainState,
  TAKEN_STATES,
} from '@/features/orders/model/domain'

describe('domainStateOf', () => {
  test.each([
    ['new', 'free', 'toRegister'],
    ['new', 'maybe', 'provisional'],
    ['new', 'unknown', 'onRequest'],
    ['new', null, 'onRequest'],
    ['new', 'taken', 'lost'],
    ['own', null, 'own'],
    ['own', 'taken', 'own'],
    ['move', null, 'toMove'],
    ['move', 'free', 'toMove'],
  ] as const)('a name that is %s and %s begins as %s', (mode, answer, state) => {
    expect(initialDomainState({ name: 'jansen.nl', mode, answer })).toBe(state)
  })
})

test.each([
  ['free', 'free', 'free'],
  ['free', 'unknown', 'maybe'],
  ['free', 'taken', 'taken'],
  ['maybe', 'free', 'free'],
  ['maybe', 'maybe', 'maybe'],
  ['maybe', 'unknown', 'maybe'],
  ['unknown', 'free', 'unknown'],
  ['unknown', 'taken', 'taken'],
  [null, 'free', 'unknown'],
  ['taken', 'free', 'taken'],
] as const)('a name that was seen as %s and is now found %s is sold as %s', (seen, found, answer) => {
  expect(confirmAnswer(seen, found)).toBe(answer)
})

describe('canDomainBecome', () => {
  test.each([
    ['toRegister', 'registered', true],
    ['toRegister', 'lost', true],
    ['provisional', 'registered', true],
    ['provisional', 'lost', true],
    ['onRequest', 'registered', true],
    ['onRequest', 'lost', true],
    ['onRequest', 'provisional', false],
    ['toMove', 'moved', true],
    ['toMove', 'own', true],
    ['toMove', 'lost', false],
    ['own', 'toMove', true],
    ['own', 'registered', false],
    ['registered', 'registered', false],
  ] as const)('from %s to %s: %s', (from, to, allowed) => {
    expect(canDomainBecome(from, to)).toBe(allowed)
  })

  test('what is registered, moved or lost stays so, and is settled once', () => {
    const final = DOMAIN_STATES.filter(state => state.to.length === 0).map(state => state.value)
    expect(final).toEqual(['registered', 'moved', 'lost'])
  })
})

test('what nobody else can order is what we register, or did', () => {
  expect(TAKEN_STATES).toEqual(['toRegister', 'provisional', 'onRequest', 'registered'])
})

test('the four answers say what the decision says', () => {
  expect(DOMAIN_ANSWERS.map(answer => answer.label)).toEqual(['vrij', 'bezet', 'mogelijk vrij', 'onbekend'])
})

test('what is no answer and no state is a fault at once', () => {
  expect(() => domainAnswer('perhaps' as never)).toThrow('perhaps')
  expect(() => domainState('gone' as never)).toThrow('gone')
})

test('the compiler knows every state', () => {
  // @ts-expect-error there is no such state
  const unknown: DomainState = 'parked'
  expect(() => domainState(unknown)).toThrow('parked')
})
