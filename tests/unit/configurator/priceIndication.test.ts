import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft } from '@/features/configurator/model/draft'
import {
  choicesExist,
  chosenOptions,
  indicationNote,
  indicationPerMonth,
  indicationText,
  indicationTotal,
  priceIndication,
  slipAmount,
  withExistingChoices,
} from '@/features/configurator/model/priceIndication'
import { draftWith, FILLED, OPTIONS } from '../../support/configuratorCases'
import { plain } from '../../support/plain'

const cents = (from: number, to = from) => ({ from, to })
const NOTHING = { incl: cents(0), excl: cents(0) }
const NONE = { once: NOTHING, monthly: NOTHING, startingAt: false, onRequest: [], included: [] }
const indicate = (part: Partial<Draft>) => priceIndication(draftWith(part), OPTIONS)

describe('priceIndication', () => {
  test.each<[string, Partial<Draft>, object]>([
    ['nothing chosen', {}, NONE],
    [
      'a website',
      { websiteType: 'website' },
      { ...NONE, once: { incl: cents(96_195), excl: cents(79_500) }, startingAt: true },
    ],
    ['a landing page', { websiteType: 'landingpage' }, { ...NONE, onRequest: ['Landingspagina'] }],
    [
      'hosting',
      { services: ['hosting'] },
      { ...NONE, monthly: { incl: cents(2_360), excl: cents(1_950) }, startingAt: true },
    ],
    ['what is included', { services: ['design'] }, { ...NONE, included: ['Ontwerp'] }],
    [
      'two extra landing pages',
      { features: [{ id: 'landing-pages', quantity: 2 }] },
      { ...NONE, once: { incl: cents(48_158), excl: cents(39_800) } },
    ],
    [
      'a range beside an amount adds up to a range',
      { websiteType: 'website', services: ['email'] },
      { ...NONE, once: { incl: cents(114_345, 138_545), excl: cents(94_500, 114_500) }, startingAt: true },
    ],
    [
      'two choices that sell the same are paid once',
      { services: ['dashboard'], features: [{ id: 'auto-quote', quantity: 1 }] },
      { ...NONE, monthly: { incl: cents(16_819), excl: cents(13_900) } },
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
    expect(priceIndication(FILLED, OPTIONS).once.excl).toEqual(cents(119_300))
  })

  test('the order of choosing does not change the sum', () => {
    const ids = OPTIONS.services.map(each => each.id)
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), services => {
        const sorted = [...services].sort()
        const [one, other] = [indicate({ services }), indicate({ services: sorted })]
        return one.once.incl.to === other.once.incl.to && one.monthly.incl.to === other.monthly.incl.to
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
  const lineOf = (part: Partial<Draft>, nth = 0) => {
    const line = chosenOptions(draftWith(part), OPTIONS)[nth]
    const { incl, excl } = line ? slipAmount(line) : { incl: '', excl: '' }
    return [plain(incl), plain(excl)]
  }

  test.each<[Partial<Draft>, number, string, string]>([
    [{ features: [{ id: 'landing-pages', quantity: 3 }] }, 0, '€ 722,37', '€ 597'],
    [{ services: ['hosting'] }, 0, '€ 23,60 p/m', '€ 19,50 p/m'],
    [{ services: ['email'] }, 0, '€ 181,50 tot € 423,50', '€ 150 tot € 350'],
    [{ services: ['design'] }, 0, 'inbegrepen', 'inbegrepen'],
    [{ websiteType: 'landingpage' }, 0, 'op aanvraag', 'op aanvraag'],
    [
      { services: ['dashboard'], features: [{ id: 'auto-quote', quantity: 1 }] },
      1,
      'zie hierboven',
      'zie hierboven',
    ],
  ])('line of %j, nth %i', (part, nth, incl, excl) => {
    expect(lineOf(part, nth)).toEqual([incl, excl])
  })

  test.each<[Partial<Draft>, string]>([
    [{}, 'nog niets gekozen'],
    [{ websiteType: 'landingpage' }, 'prijs op aanvraag'],
    [{ websiteType: 'website' }, 'vanaf € 795'],
    [{ services: ['domain'] }, '€ 1'],
    [{ services: ['design'] }, 'inbegrepen'],
    [
      { websiteType: 'website', services: ['hosting', 'design'], features: [{ id: 'crm', quantity: 1 }] },
      'vanaf € 795 + € 19,50 per maand + onderdelen op aanvraag',
    ],
  ])('the whole of %j is "%s" without VAT', (part, text) => {
    expect(plain(indicationText(indicate(part), 'excl'))).toBe(text)
  })

  test.each<[Partial<Draft>, string, string, string]>([
    [{}, '', '', 'incl. btw'],
    [{ websiteType: 'landingpage' }, 'op aanvraag', '', 'incl. btw'],
    [
      { websiteType: 'landingpage', services: ['hosting'] },
      'op aanvraag',
      '€ 23,60 per maand',
      'vanaf, incl. btw',
    ],
    [{ services: ['hosting'] }, '€ 23,60 p/m', '', 'vanaf, incl. btw'],
    [{ services: ['design'] }, 'inbegrepen', '', 'incl. btw'],
    [{ websiteType: 'website', services: ['email'] }, '€ 1.143,45 tot € 1.385,45', '', 'vanaf, incl. btw'],
  ])('under the slip of %j stands "%s", "%s", %s', (part, total, perMonth, note) => {
    const indication = indicate(part)
    expect(plain(indicationTotal(indication, 'incl'))).toBe(total)
    expect(plain(indicationPerMonth(indication, 'incl'))).toBe(perMonth)
    expect(indicationNote(indication, 'incl')).toBe(note)
  })
})
