import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, LAST_STEP, previousStep, STEPS, stepIndex } from '@/features/configurator/model/draft'
import { canLeave, isIncomplete, nextStep, reachableStep } from '@/features/configurator/model/draftSchema'
import { draftWith, FILLED } from '../../support/configuratorCases'

const [BUSINESS, CONTACT] = [stepIndex('bedrijf'), stepIndex('contact')]

test('there are seven steps, in the order of the specification', () => {
  expect(STEPS.map(step => step.title)).toEqual([
    'Website Type',
    'Diensten',
    'Planning',
    'Extra Features',
    'Bedrijfsinfo',
    'Contactgegevens',
    'Bevestiging',
  ])
})

test('steps 0 to 3 ask for nothing', () => {
  expect([0, 1, 2, 3].every(step => canLeave(step, EMPTY_DRAFT))).toBe(true)
})

describe('business details', () => {
  test.each([
    [{ companyName: '', industry: 'Hovenier', description: '' }, false],
    [{ companyName: '   ', industry: 'Hovenier', description: '' }, false],
    [{ companyName: 'Proeftuin', industry: ' \t', description: '' }, false],
    [{ companyName: 'Proeftuin', industry: 'Hovenier', description: '' }, true],
    [{ companyName: 'x'.repeat(201), industry: 'Hovenier', description: '' }, false],
  ])('%j may be left: %s', (businessInfo, allowed) => {
    expect(canLeave(BUSINESS, draftWith({ businessInfo }))).toBe(allowed)
  })
})

describe('contact details', () => {
  const contact = { name: 'Jan', email: 'jan@proef.example', phone: '', preferredContact: 'email' as const }
  test.each([
    [{ ...contact, name: ' ' }, false],
    [{ ...contact, email: '' }, false],
    [{ ...contact, email: 'geen adres' }, false],
    [{ ...contact, email: 'jan@proef.example, ander@proef.example' }, false],
    [{ ...contact, email: ' jan@proef.example ' }, true],
    [contact, true],
    [{ ...contact, preferredContact: 'phone' as const }, false],
    [{ ...contact, preferredContact: 'phone' as const, phone: '053 000 00 00' }, true],
  ])('%j may be left: %s', (contactInfo, allowed) => {
    expect(canLeave(CONTACT, draftWith({ contactInfo }))).toBe(allowed)
  })
})

test('next stays where something is missing, and never passes the last step', () => {
  expect(nextStep(0, EMPTY_DRAFT)).toBe(1)
  expect(nextStep(BUSINESS, EMPTY_DRAFT)).toBe(BUSINESS)
  expect(nextStep(LAST_STEP, FILLED)).toBe(LAST_STEP)
})

test('back is always allowed, except before the first step', () => {
  expect([previousStep(3), previousStep(1), previousStep(0)]).toEqual([2, 0, 0])
})

test.each([
  [LAST_STEP, EMPTY_DRAFT, BUSINESS],
  [LAST_STEP, FILLED, LAST_STEP],
  [3, EMPTY_DRAFT, 3],
  [-4, FILLED, 0],
  [99, FILLED, LAST_STEP],
])('a link to step %i opens step %#', (wanted, draft, opened) => {
  expect(reachableStep(wanted, draft)).toBe(opened)
})

test('an address that is no step is the first step', () => {
  expect([stepIndex('planning'), stepIndex('onzin'), stepIndex(null)]).toEqual([2, 0, 0])
})

test.each([
  [BUSINESS, { businessInfo: { companyName: ' ', industry: 'Hovenier', description: '' } }, true],
  [
    BUSINESS,
    { businessInfo: { companyName: 'x'.repeat(201), industry: 'Hovenier', description: '' } },
    false,
  ],
  [CONTACT, { contactInfo: { ...FILLED.contactInfo, email: '' } }, true],
  [CONTACT, { contactInfo: { ...FILLED.contactInfo, email: 'geen adres' } }, false],
  [CONTACT, { contactInfo: { ...FILLED.contactInfo, phone: '' } }, false],
])('step %i with %j lacks something: %s', (step, part, lacks) => {
  expect(isIncomplete(step, { ...FILLED, ...part })).toBe(lacks)
})
