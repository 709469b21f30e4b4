import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT } from '@/features/configurator/model/draft'
import { draftSchema, restoreDraft, submissionSchema } from '@/features/configurator/model/draftSchema'
import { formatReference } from '@/features/leads/model/lead'
import { draftWith, FILLED } from '../../support/configuratorCases'

describe('restoreDraft', () => {
  test('gives a half filled in draft back as it was', () => {
    const half = draftWith({
      websiteType: 'website',
      businessInfo: { companyName: 'Pro', industry: '', description: '' },
    })
    expect(restoreDraft(JSON.parse(JSON.stringify(half)))).toEqual(half)
  })

  test.each([[null], ['tekst'], [42], [[]]])('%j is an empty draft', kept => {
    expect(restoreDraft(kept)).toEqual(EMPTY_DRAFT)
  })

  test('keeps what is readable of a spoilt draft', () => {
    const spoilt = { ...FILLED, services: 'design', timeline: 7, features: [{ id: 'crm', quantity: -1 }] }
    expect(restoreDraft(spoilt)).toEqual({ ...FILLED, services: [], timeline: null, features: [] })
  })

  test('never throws, whatever a browser kept', () => {
    fc.assert(fc.property(fc.jsonValue(), kept => typeof restoreDraft(kept) === 'object'))
  })
})

describe('the submitted draft', () => {
  test.each([
    ['a price of its own', { ...FILLED, priceOnce: 1 }],
    ['a prototype', JSON.parse(JSON.stringify(FILLED).replace('{', '{"__proto__":{"isAdmin":true},'))],
  ])('drops %s', (_name, sent) => {
    expect(Object.keys(draftSchema.parse(sent))).toEqual(Object.keys(FILLED))
  })

  test.each([
    ['too many services', { services: Array(51).fill('design') }],
    ['a huge count', { features: [{ id: 'landing-pages', quantity: 1e9 }] }],
    ['half a landing page', { features: [{ id: 'landing-pages', quantity: 1.5 }] }],
    ['a megabyte of text', { businessInfo: { ...FILLED.businessInfo, description: 'x'.repeat(1_000_000) } }],
    ['skipped steps', { contactInfo: EMPTY_DRAFT.contactInfo }],
  ])('is refused with %s', (_name, part) => {
    expect(draftSchema.safeParse({ ...FILLED, ...part }).success).toBe(false)
  })

  test('is refused without its gate', () => {
    expect(submissionSchema.safeParse({ draft: FILLED }).success).toBe(false)
  })
})

test.each([
  [1, '00001'],
  [427, '00427'],
  [123_456, '123456'],
])('request %i has reference %s', (number, reference) => {
  expect(formatReference(number)).toBe(reference)
})
