import { describe, expect, test } from 'vitest'
import { timeOnOpenDays } from '@/features/company/model/openingTime'
import {
  type Counted,
  promiseFigures,
  type QuoteRequestKind,
  quoteWait,
  requestSource,
} from '@/features/leads/model/quotePromise'

const times = [
  ...[1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '09:00', closes: '18:00' })),
  { weekday: 6, opens: '10:00', closes: '16:00' },
]
const days = { times, closed: [{ from: '2026-12-25', until: '2026-12-26' }] }

const HOUR = 3_600_000
const at = (iso: string) => new Date(iso)

describe('waiting is counted on the days that the agency is open', () => {
  test.each([
    ['within a day', '2026-11-24T10:00+01:00', '2026-11-24T15:30+01:00', 5.5],
    ['over a night', '2026-11-24T10:00+01:00', '2026-11-25T10:00+01:00', 24],
    ['Friday to Saturday', '2026-11-27T16:00+01:00', '2026-11-28T10:00+01:00', 18],
    ['Saturday to Monday', '2026-11-28T12:00+01:00', '2026-11-30T12:00+01:00', 24],
    ['asked on a closed Sunday', '2026-11-29T20:00+01:00', '2026-11-30T09:00+01:00', 9],
    ['sent on a closed Sunday', '2026-11-28T22:00+01:00', '2026-11-29T11:00+01:00', 2],
    ['over Christmas and a Sunday', '2026-12-24T09:00+01:00', '2026-12-28T09:00+01:00', 24],
    ['over the night that lasts an hour less', '2027-03-27T12:00+01:00', '2027-03-29T12:00+02:00', 24],
    ['the day of 25 hours is a Sunday', '2026-10-24T12:00+02:00', '2026-10-26T12:00+01:00', 24],
    ['nothing yet', '2026-11-24T10:00+01:00', '2026-11-24T10:00+01:00', 0],
  ])('%s', (_when, from, until, hours) => {
    expect(timeOnOpenDays(at(from), at(until), days.times, days.closed)).toBe(hours * HOUR)
  })

  test('without opening hours every day counts', () => {
    expect(timeOnOpenDays(at('2026-11-28T12:00Z'), at('2026-11-30T12:00Z'), [], [])).toBe(48 * HOUR)
  })
})

describe('the promise is kept by the moment that was promised', () => {
  const asked = (kind: QuoteRequestKind, receivedAt: string, respondBy: string | null) => ({
    kind,
    receivedAt: at(receivedAt),
    respondBy: respondBy === null ? null : at(respondBy),
  })
  test.each([
    ['a minute before', 'quote', '2026-11-27T16:00Z', '2026-11-28T16:00Z', '2026-11-28T15:59Z', true],
    ['that very moment', 'quote', '2026-11-27T16:00Z', '2026-11-28T16:00Z', '2026-11-28T16:00Z', true],
    [
      'a second later',
      'configurator',
      '2026-11-27T16:00Z',
      '2026-11-28T16:00Z',
      '2026-11-28T16:00:01Z',
      false,
    ],
    ['an ad, after its hour', 'ads', '2026-11-24T10:00Z', '2026-11-24T11:00Z', '2026-11-25T09:59Z', true],
    ['an ad, after a day', 'ads', '2026-11-24T10:00Z', '2026-11-24T11:00Z', '2026-11-25T10:01Z', false],
    ['an ad on Saturday', 'ads', '2026-11-28T10:00Z', '2026-11-28T11:00Z', '2026-11-30T10:00Z', true],
    ['without a kept moment', 'quote', '2026-11-24T10:00Z', null, '2026-11-25T10:00Z', true],
  ] as const)('%s', (_when, kind, receivedAt, respondBy, quotedAt, isKept) => {
    expect(quoteWait(asked(kind, receivedAt, respondBy), at(quotedAt), days).isKept).toBe(isKept)
  })
})

test.each([
  ['quote', null, 'form'],
  ['quote', 'contact', 'form'],
  ['quote', 'website-laten-maken-borne', 'region'],
  ['quote', 'wat-kost-een-website', 'article'],
  ['quote', 'weg-geschreven-artikel', 'form'],
  ['quote', 'chat', 'chat'],
  ['ads', 'meta-ads', 'ads'],
  ['ads', 'website-laten-maken-borne', 'ads'],
  ['configurator', 'configurator', 'configurator'],
] as const)('a %s from %s counts as %s', (kind, source, expected) => {
  const pages = { regions: ['website-laten-maken-borne'], articles: ['wat-kost-een-website'] }
  expect(requestSource({ kind, source }, pages)).toBe(expected)
})

describe('the figures of a month', () => {
  const now = at('2026-11-27T10:00Z')
  const request = (receivedAt: string) => ({
    ...{ kind: 'quote' as const, receivedAt: at(receivedAt) },
    respondBy: new Date(at(receivedAt).getTime() + 24 * HOUR),
  })
  const quoted = (receivedAt: string, hours: number, agreed?: { once: number; yearly: number }) => {
    const quotedAt = new Date(at(receivedAt).getTime() + hours * HOUR)
    return {
      ...{ ...request(receivedAt), quotedAt, acceptedAt: agreed ? now : null },
      ...(agreed ?? { once: 500, yearly: 700 }),
    }
  }
  const nothing: Counted = { requests: 0, quoted: [], open: [] }
  const none = {
    requests: 0,
    quotes: 0,
    accepted: 0,
    once: 0,
    yearly: 0,
    medianMs: null,
    keptShare: null,
    openMs: null,
  }

  test('nobody asked', () => {
    expect(promiseFigures(nothing, days, now)).toEqual(none)
  })

  test('of three quotes two in time; who waits too long counts against it, who waits shorter does not', () => {
    const counted = {
      requests: 7,
      quoted: [
        quoted('2026-11-23T09:00Z', 2, { once: 99_500, yearly: 23_400 }),
        quoted('2026-11-24T09:00Z', 30),
        quoted('2026-11-25T09:00Z', 24, { once: 149_900, yearly: 0 }),
      ],
      open: [request('2026-11-25T10:00Z'), request('2026-11-27T08:00Z')],
    }
    expect(promiseFigures(counted, days, now)).toEqual({
      ...{ requests: 7, quotes: 3, accepted: 2, once: 249_400, yearly: 23_400 },
      ...{ medianMs: 24 * HOUR, keptShare: 50, openMs: 48 * HOUR },
    })
  })

  test('the median is the first wait that half of them had no longer', () => {
    const two = { ...nothing, quoted: [quoted('2026-11-23T09:00Z', 3), quoted('2026-11-23T10:00Z', 1)] }
    expect(promiseFigures(two, days, now).medianMs).toBe(HOUR)
  })
})
