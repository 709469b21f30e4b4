import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft } from '@/features/configurator/model/draft'
import {
  choicesExist,
  indicationNote,
  indicationText,
  indicationTotal,
  priceIndication,
  priceText,
  slipAmount,
  withExistingChoices,
} from '@/features/configurator/model/priceIndication'
import { draftWith, FILLED, OPTIONS } from '../../support/configuratorCases'
import { plain } from '../../support/plain'

const NONE = { once: 0, monthly: 0, startingAt: false, onRequest: [], included: [] }
const indicate = (part: Partial<Draft>) => priceIndication(draftWith(part), OPTIONS)

describe('priceIndication', () => {
  test.each<[string, Partial<Draft>, object]>([
    ['nothing chosen', {}, NONE],
    ['a website', { websiteType: 'website' }, { ...NONE, once: 79_500, startingAt: true }],
    ['a webshop', { websiteType: 'webshop' }, { ...NONE, once: 149_900, startingAt: true }],
    ['a landing page', { websiteType: 'landingpage' }, { ...NONE, onRequest: ['Landingspagina'] }],
    ['hosting', { services: ['hosting'] }, { ...NONE, monthly: 1_500, startingAt: true }],
    ['a domain', { services: ['domain'] }, { ...NONE, once: 100 }],
    ['what is included', { services: ['check'] }, { ...NONE, included: ['Controle'] }],
    [
      'two extra landing pages',
      { features: [{ id: 'landing-pages', quantity: 2 }] },
      { ...NONE, once: 39_800 },
    ],
    [
      'a count of what cannot be counted',
      { features: [{ id: 'crm', quantity: 7 }] },
      { ...NONE, onRequest: ['CRM-koppeling'] },
    ],
    ['a choice that no longer exists', { services: ['fax'] }, NONE],
  ])('%s', (_name, part, indication) => {
    expect(indicate(part)).toEqual(indication)
  })

  test('the prototype of the look: a website with two landing pages is € 1.193', () => {
    expect(priceIndication(FILLED, OPTIONS).once).toBe(119_300)
  })

  test('the order of choosing does not change the sum', () => {
    const ids = OPTIONS.services.map(each => each.id)
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), services => {
        const sorted = [...services].sort()
        return indicate({ services }).once === indicate({ services: sorted }).once
      }),
    )
  })
})

describe('choices that staff removed', () => {
  const outdated = draftWith({
    websiteType: 'krant',
    services: ['design', 'fax'],
    timeline: 'ooit',
    features: [{ id: 'telex', quantity: 1 }],
  })

  test('are noticed', () => {
    expect(choicesExist(outdated, OPTIONS)).toBe(false)
    expect(choicesExist(FILLED, OPTIONS)).toBe(true)
  })

  test('fall out of a kept draft, and the rest stays', () => {
    expect(withExistingChoices(outdated, OPTIONS)).toEqual(draftWith({ services: ['design'] }))
    expect(withExistingChoices(FILLED, OPTIONS)).toEqual(FILLED)
  })
})

describe('words for prices', () => {
  test.each([
    [{ kind: 'once', amount: 79_500, startingAt: true } as const, false, 'vanaf € 795'],
    [{ kind: 'once', amount: 19_900, startingAt: false } as const, true, '€ 199 per stuk'],
    [{ kind: 'monthly', amount: 1_950, startingAt: false } as const, false, '€ 19,50 per maand'],
    [{ kind: 'request' } as const, false, 'prijs op aanvraag'],
    [{ kind: 'included' } as const, false, 'inbegrepen'],
  ])('%j', (price, countable, text) => {
    expect(plain(priceText(price, countable))).toBe(text)
  })

  test('a line of the slip multiplies', () => {
    expect(plain(slipAmount({ kind: 'once', amount: 19_900, startingAt: false }, 3))).toBe('€ 597')
    expect(plain(slipAmount({ kind: 'monthly', amount: 1_500, startingAt: true }))).toBe('€ 15 p/m')
    expect(slipAmount({ kind: 'included' })).toBe('inbegrepen')
    expect(slipAmount({ kind: 'request' })).toBe('op aanvraag')
  })

  test.each<[Partial<Draft>, string]>([
    [{}, 'nog niets gekozen'],
    [{ websiteType: 'landingpage' }, 'prijs op aanvraag'],
    [{ websiteType: 'website' }, 'vanaf € 795'],
    [{ services: ['domain'] }, '€ 1'],
    [{ services: ['check'] }, 'inbegrepen'],
    [
      { websiteType: 'website', services: ['hosting', 'design'] },
      'vanaf € 795 + € 15 per maand + onderdelen op aanvraag',
    ],
  ])('the whole of %j is "%s"', (part, text) => {
    expect(plain(indicationText(indicate(part)))).toBe(text)
  })

  test.each<[Partial<Draft>, string, string]>([
    [{}, '€ 0', 'excl. btw'],
    [{ websiteType: 'landingpage' }, 'op aanvraag', 'excl. btw'],
    [{ websiteType: 'landingpage', services: ['hosting'] }, 'op aanvraag', 'vanaf, excl. btw'],
    [{ websiteType: 'landingpage', services: ['domain'] }, '€ 1', 'excl. btw'],
    [{ websiteType: 'website', services: ['design'] }, '€ 795', 'vanaf, excl. btw'],
  ])('under the slip of %j stands "%s", %s', (part, total, note) => {
    expect(plain(indicationTotal(indicate(part)))).toBe(total)
    expect(indicationNote(indicate(part))).toBe(note)
  })
})
