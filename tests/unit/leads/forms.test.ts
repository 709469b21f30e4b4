import { describe, expect, test } from 'vitest'
import { LEAD_FIELDS, LEAD_SCHEMAS } from '@/features/leads/model/forms'
import { sourceLabel } from '@/platform/forms/sources'

const person = { name: 'Jan Proef', email: 'jan@proef.example', phone: '' }

/** The fields at which a form is wrong, with what they say. */
function errors(kind: keyof typeof LEAD_SCHEMAS, typed: Record<string, string>) {
  const empty = Object.fromEntries(LEAD_FIELDS[kind].map(name => [name, '']))
  const parsed = LEAD_SCHEMAS[kind].safeParse({ ...empty, ...typed })
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(each => [each.path[0], each.message]))
}

describe('what a form needs', () => {
  test.each([
    ['quote', person, {}],
    ['quote', { ...person, service: 'webshop' }, {}],
    ['quote', { ...person, name: '   ' }, { name: 'Vul je naam in.' }],
    ['quote', { ...person, name: '\u200B \u2060\u202E' }, { name: 'Vul je naam in.' }],
    ['quote', { ...person, name: '🌳' }, {}],
    ['quote', { ...person, email: '' }, { email: 'Vul je e-mailadres in.' }],
    ['ads', person, {}],
    ['ads', { ...person, message: 'Bel me\r\nmorgen' }, {}],
    ['contact', { ...person, message: 'Wat kost het?' }, {}],
    ['contact', person, { message: 'Schrijf waar het over gaat.' }],
    ['contact', { ...person, message: '\u200B\n\u200B' }, { message: 'Schrijf waar het over gaat.' }],
  ] as const)('%s: %o', (kind, typed, expected) => {
    expect(errors(kind, typed)).toEqual(expected)
  })

  test('a service that the form does not offer is refused', () => {
    expect(errors('quote', { ...person, service: 'raketten' })).toHaveProperty('service')
  })

  test('an address that no mail can go to is refused', () => {
    expect(errors('quote', { ...person, email: 'jan@@proef' })).toEqual({
      email: 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.',
    })
  })
})

test.each([
  ['meta-ads', 'Meta Ads'],
  ['meta-ads-landing', 'Meta Ads'],
  ['locatie-page', 'Locatie'],
  ['prijzen', 'Prijzen'],
  [null, 'Website'],
])('the source %s is shown as %s', (source, label) => {
  expect(sourceLabel(source)).toBe(label)
})
