import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canPaymentBecome,
  PAYMENT_STATES,
  type PaymentState,
  paymentState,
} from '@/features/billing/model/payment'
import {
  nextSteps,
  outcomeSentence,
  PAYMENT_OUTCOMES,
  SET_UP_GUARANTEE,
  scheduledNote,
} from '@/features/orders/model/paymentReturn'

const AT_ONCE = { hasPackage: true, startsOn: null, nameFrom: null }

const ALL = PAYMENT_STATES.map(each => each.value)

/** The states that a payment takes on, one after another, when all of this is told about it. */
function statesAfter(told: PaymentState[]): PaymentState[] {
  const kept: PaymentState[] = ['open']
  for (const next of told) if (canPaymentBecome(kept.at(-1) ?? 'open', next)) kept.push(next)
  return kept
}

describe('canPaymentBecome', () => {
  test.each([
    ['open', ['pending', 'paid', 'failed', 'canceled', 'expired']],
    ['pending', ['paid', 'failed', 'canceled', 'expired']],
    ['paid', []],
    ['failed', ['paid']],
    ['canceled', ['paid']],
    ['expired', ['paid']],
  ] as const)('%s becomes one of %j', (from, to) => {
    expect(ALL.filter(each => canPaymentBecome(from, each))).toEqual(to)
  })

  test('whatever is told, and in whatever order, paid happens at most once and stays', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 30 }), told => {
        const kept = statesAfter(told)
        const isPaid = told.includes('paid')
        return (
          kept.filter(state => state === 'paid').length === Number(isPaid) &&
          (kept.at(-1) === 'paid') === isPaid
        )
      }),
    )
  })
})

describe('what a state means', () => {
  test.each([
    ['isPaid', ['paid']],
    ['isProcessing', ['pending']],
    ['isSettled', ['paid', 'failed', 'canceled', 'expired']],
  ] as const)('%s: %j', (meaning, values) => {
    expect(ALL.filter(value => paymentState(value)[meaning])).toEqual(values)
  })

  test.each([
    ['moving', ['open', 'pending']],
    ['unpaid', ['failed', 'canceled', 'expired']],
    ['paid', ['paid']],
  ] as const)('is polled as %s: %j', (polling, values) => {
    expect(ALL.filter(value => paymentState(value).polling === polling)).toEqual(values)
  })
})

test('a state that does not exist is a fault at once', () => {
  // @ts-expect-error the compiler knows every state
  expect(() => paymentState('authorized')).toThrow('authorized')
})

describe('the page after the provider', () => {
  test('has its own words for every way in which a payment can stand', () => {
    expect(Object.keys(PAYMENT_OUTCOMES).sort()).toEqual([...ALL, 'unreachable'].sort())
  })

  test('offers to pay again unless it is paid or on its way', () => {
    const again = Object.entries(PAYMENT_OUTCOMES).filter(([, outcome]) => outcome.mayPayAgain)
    expect(again.map(([state]) => state)).toEqual(['open', 'failed', 'canceled', 'expired', 'unreachable'])
  })

  test('says the sentence of the error catalogue and the guarantee once it is paid', () => {
    expect(PAYMENT_OUTCOMES.paid.sentence).toBe(
      'Bestelling succesvol verwerkt! Je ontvangt een e-mail met alle details en login gegevens.',
    )
    expect(nextSteps({ ...AT_ONCE, domainName: 'proef.nl' })).toHaveLength(5)
    expect(nextSteps({ ...AT_ONCE, domainName: null }).join(' ')).not.toContain('We regelen')
    expect(SET_UP_GUARANTEE.title).toBe('3-uurs garantie')
  })

  test('names the day, and no three hours, to who begins later', () => {
    const later = { ...AT_ONCE, domainName: 'proef.nl', startsOn: '2026-12-09' }
    const said = [...nextSteps(later), outcomeSentence({ ...later, outcome: 'paid' })].join(' ')
    expect(said).toContain('9 december 2026')
    expect(said).not.toContain('3 uur')
    expect(scheduledNote('2026-12-09').title).toBe('Begint op 9 december 2026')
  })
})
