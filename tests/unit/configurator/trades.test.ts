import { expect, test } from 'vitest'
import { parseChoices, tradeSlips, withTrade } from '@/features/configurator/model/trades'
import { draftWith, FILLED, OPTIONS } from '../../support/configuratorCases'
import { plain } from '../../support/plain'

const GARDENER = {
  id: 'hovenier',
  label: 'Hovenier',
  choices: {
    ...{ websiteType: 'website', services: ['design', 'hosting', 'fax'], timeline: 'normal' },
    features: parseChoices('landing-pages:2'),
  },
}

test.each([
  ['', []],
  ['crm', [{ id: 'crm', quantity: 1 }]],
  [
    ' landing-pages:2, crm ,',
    [
      { id: 'landing-pages', quantity: 2 },
      { id: 'crm', quantity: 1 },
    ],
  ],
  ['landing-pages:veel', [{ id: 'landing-pages', quantity: 1 }]],
  ['landing-pages:999', [{ id: 'landing-pages', quantity: 20 }]],
])('"%s" are choices', (typed, choices) => {
  expect(parseChoices(typed)).toEqual(choices)
})

test('the slip of a trade has its choices, without what is no longer offered', () => {
  const [slip] = tradeSlips([GARDENER], OPTIONS)
  expect(slip?.lines.map(({ answer, amountIncl }) => [answer, plain(amountIncl ?? '')])).toEqual([
    ['Bedrijfswebsite', '€ 961,95'],
    ['Ontwerp', 'inbegrepen'],
    ['Hosting', '€ 23,60 p/m'],
    ['2 extra landingspagina’s', '€ 481,58'],
    ['Normaal (2 tot 4 weken)', ''],
    ['', ''],
  ])
  expect(slip?.lines.at(-1)?.label).toBe('Bedrijf')
  expect(slip?.indication.once.incl).toEqual({ from: 144_353, to: 144_353 })
})

test('a trade with fewer choices shows more open questions, so that all slips are as long', () => {
  const plainSite = { websiteType: 'website', services: ['hosting'], timeline: null, features: [] }
  const [gardener, plain] = tradeSlips(
    [GARDENER, { id: 'bakker', label: 'Bakker', choices: plainSite }],
    OPTIONS,
  )
  expect(gardener?.lines).toHaveLength(6)
  expect(plain?.lines.map(({ label }) => label)).toEqual([
    ...['Soort website', 'Diensten', 'Planning', 'Extra', 'Bedrijf', 'Contact'],
  ])
})

test('who goes on with a trade keeps what he filled in himself', () => {
  const fresh = withTrade(draftWith({}), GARDENER, 'Hengelo')
  expect(fresh.websiteType).toBe('website')
  expect(fresh.businessInfo).toMatchObject({
    ...{ industry: 'Hovenier', description: 'We werken in en om Hengelo.' },
  })
  const kept = withTrade(FILLED, { ...GARDENER, label: 'Installateur' }, '')
  expect(kept.businessInfo).toEqual(FILLED.businessInfo)
  expect(kept.contactInfo).toEqual(FILLED.contactInfo)
})
