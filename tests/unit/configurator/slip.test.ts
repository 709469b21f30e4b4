import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT } from '@/features/configurator/model/draft'
import { priceIndication } from '@/features/configurator/model/priceIndication'
import {
  choiceLines,
  deliveryWeeks,
  quantityLabel,
  requesterLines,
  requestSlip,
  slipLines,
} from '@/features/configurator/model/slip'
import { parseEuro } from '@/platform/money/euro'
import { draftWith, FILLED, OPTIONS } from '../../support/configuratorCases'
import { plain } from '../../support/plain'

test('an empty slip has one open line for each of the first six steps', () => {
  const lines = slipLines(EMPTY_DRAFT, OPTIONS)
  expect(lines.map(({ step, answer }) => [step, answer])).toEqual([0, 1, 2, 3, 4, 5].map(step => [step, '']))
})

test('every priced choice has a line of its own, and only the first carries the question', () => {
  const lines = slipLines(FILLED, OPTIONS).map(({ label, answer, amount }) => [label, answer, plain(amount)])
  expect(lines).toEqual([
    ['Soort website', 'Bedrijfswebsite', '€ 795'],
    ['Diensten', 'Ontwerp', 'inbegrepen'],
    ['', 'Hosting', '€ 19,50 p/m'],
    ['Planning', 'Normaal (2 tot 4 weken)', ''],
    ['Extra', '2 extra landingspagina’s', '€ 398'],
    ['Bedrijf', 'Proeftuin, Hovenier', ''],
    ['Contact', 'Jan Proef', ''],
  ])
})

test.each([
  ['Extra landingspagina’s', 1, 'Extra landingspagina’s'],
  ['Extra landingspagina’s', 3, '3 extra landingspagina’s'],
  ['SEO-teksten', 2, '2 SEO-teksten'],
])('%s, %i times, reads %s', (label, quantity, text) => {
  expect(quantityLabel(label, quantity)).toBe(text)
})

test('what was chosen is the slip without who asks', () => {
  const labels = choiceLines(slipLines(FILLED, OPTIONS)).map(({ label }) => label)
  expect(labels).toEqual(['Soort website', 'Diensten', '', 'Planning', 'Extra'])
})

test('who asks stands under their two steps, the preferred way of contact in words', () => {
  const lines = requesterLines({ ...FILLED.businessInfo, ...FILLED.contactInfo })
  expect(lines.map(({ step, label }) => [step, label])).toEqual([
    [4, 'Bedrijf'],
    [4, 'Branche'],
    [4, 'Omschrijving'],
    [5, 'Naam'],
    [5, 'E-mail'],
    [5, 'Telefoon'],
    [5, 'Liefst bereikbaar via'],
  ])
  expect(lines.at(-1)?.answer).toBe('E-mail')
})

test('the first line is the kind of website, by which the console knows what was asked for', () => {
  expect([slipLines(FILLED, OPTIONS)[0]?.step, slipLines(EMPTY_DRAFT, OPTIONS)[0]?.step]).toEqual([0, 0])
})

test('what the lines cost once adds up to the indication, whatever is chosen and how many of it', () => {
  const chosen = fc.record({
    services: fc.subarray(OPTIONS.services.map(each => each.id)),
    features: fc
      .subarray(OPTIONS.features.map(each => each.id))
      .chain(ids =>
        fc.tuple(
          ...ids.map(id => fc.record({ id: fc.constant(id), quantity: fc.integer({ min: 1, max: 9 }) })),
        ),
      ),
  })
  fc.assert(
    fc.property(chosen, part => {
      const draft = draftWith({ websiteType: 'website', ...part })
      const once = slipLines(draft, OPTIONS).filter(({ amount }) => /^€.*\d$/.test(amount))
      const sum = (nth: 0 | -1) =>
        once.reduce((total, { amount }) => total + Number(parseEuro(amount.split(' tot ').at(nth) ?? '')), 0)
      expect({ from: sum(0), to: sum(-1) }).toEqual(priceIndication(draft, OPTIONS).once.excl)
    }),
  )
})

test.each([
  [{ from: 2, to: 4 }, '2026-11-25', 'week 50 tot 52'],
  [{ from: 2, to: 2 }, '2026-11-25', 'week 50'],
  [{ from: 4, to: 9 }, '2026-12-07', 'week 1 tot 6'],
  [null, '2026-11-25', ''],
])('a planning of %j from %s delivers in "%s"', (weeks, today, text) => {
  expect(deliveryWeeks({ id: 'normal', label: '', description: '', weeks }, today)).toBe(text)
})

describe('the slip that staff read', () => {
  const stored = {
    ...{ answers: slipLines(FILLED, OPTIONS), company: 'Proeftuin', industry: 'Hovenier', name: 'Jan Proef' },
    ...{ description: null, email: 'jan@proef.example', phone: null, preferredContact: 'phone' },
  }

  test('holds every choice with its price, and every answer, also those that were left open', () => {
    const { lines } = requestSlip(stored)
    expect(lines.map(({ label, answer, amount }) => [label, answer, plain(amount)])).toEqual([
      ['Soort website', 'Bedrijfswebsite', '€ 795'],
      ['Diensten', 'Ontwerp', 'inbegrepen'],
      ['', 'Hosting', '€ 19,50 p/m'],
      ['Planning', 'Normaal (2 tot 4 weken)', ''],
      ['Extra', '2 extra landingspagina’s', '€ 398'],
      ['Bedrijf', 'Proeftuin', ''],
      ['Branche', 'Hovenier', ''],
      ['Omschrijving', '', ''],
      ['Naam', 'Jan Proef', ''],
      ['E-mail', 'jan@proef.example', ''],
      ['Telefoon', '', ''],
      ['Liefst bereikbaar via', 'Telefoon', ''],
    ])
  })

  test.each([
    [{ priceText: '€ 795', priceTextIncl: '€ 961,95' }, '€ 795 excl. btw / € 961,95 incl. btw'],
    [{ priceText: '€ 795', priceTextIncl: null }, '€ 795 excl. btw'],
    [{}, ''],
  ])('%j comes to %s', (prices, total) => {
    expect(requestSlip({ ...stored, ...prices }).total).toBe(total)
  })
})
