import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DOMAIN_ENDINGS,
  domainNamesFor,
  isOfferedDomain,
  normaliseDomainName,
  parseDomainName,
} from '@/features/orders/model/domainName'

describe('readDomainName', () => {
  test.each([
    ['jansen', 'jansen', null],
    ['jansen.nl', 'jansen', 'nl'],
    [' Jansen.NL ', 'jansen', 'nl'],
    ['jansen tuinen', 'jansentuinen', null],
    ['www.jansen.nl', 'jansen', 'nl'],
    ['https://www.jansen.nl/contact?van=hier#boven', 'jansen', 'nl'],
    ['jansen.nl.', 'jansen', 'nl'],
    ['shop.jansen.nl', 'jansen', 'nl'],
    ['jansen.co.uk', 'jansen', 'co.uk'],
    ['jansen.amsterdam', 'jansen', 'amsterdam'],
    ['jansen-en-zoon.eu', 'jansen-en-zoon', 'eu'],
    ['4tuinen.com', '4tuinen', 'com'],
    ['xn--caf-dma.com', 'xn--caf-dma', 'com'],
    ['proef.example', 'proef', 'example'],
    ['x'.repeat(63), 'x'.repeat(63), null],
  ])('reads %s', (typed, label, ending) => {
    expect(parseDomainName(typed)).toEqual({ label, ending })
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a dot', '.'],
    ['an empty part', 'jansen..nl'],
    ['a hyphen in front', '-jansen.nl'],
    ['a hyphen behind', 'jansen-.nl'],
    ['a sign', 'jansen&zoon.nl'],
    ['an underscore', 'jan_sen.nl'],
    ['letters that have no place in a name', 'café.nl'],
    ['signs that look like letters', 'jаnsen.nl'],
    ['too long a part', `${'x'.repeat(64)}.nl`],
    ['too long a name', `${'x.'.repeat(200)}nl`],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['two hyphens as of an encoding', 'zz--jansen.nl'],
    ['half an encoding', 'xn--.nl'],
    ['a mail address', 'jan@jansen.nl'],
    ['a port', 'jansen.nl:8080'],
    ['markup', '<script>.nl'],
    ['a way out', '../../etc'],
    ['an address of four bytes', '192.168.1.1'],
    ['an address of sixteen', '[::1]'],
    ['this machine', 'localhost'],
    ['this machine, written out', 'http://localhost/'],
    ['a name inside a network', 'printer.local'],
    ['a name inside a company', 'db.internal'],
    ['a name that looks back', '1.0.0.127.in-addr.arpa'],
    ['a number for an ending', 'jansen.123'],
  ])('is null for %s', (_what, typed) => {
    expect(parseDomainName(typed)).toBeNull()
  })

  test('whatever is typed, gives a name that it reads the same again, or nothing', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'abNL09.-/:@w ') }))
    fc.assert(
      fc.property(typed, text => {
        const name = normaliseDomainName(text)
        return name === null || normaliseDomainName(name) === name
      }),
    )
  })
})

describe('domainNamesFor', () => {
  test.each([
    ['jansen', ['nl', 'com', 'eu', 'be', 'org', 'net']],
    ['jansen.nl', ['nl', 'com', 'eu', 'be', 'org', 'net']],
    ['jansen.be', ['be', 'nl', 'com', 'eu', 'org', 'net']],
    ['jansen.net', ['net', 'nl', 'com', 'eu', 'be', 'org']],
    ['jansen.amsterdam', ['nl', 'com', 'eu', 'be', 'org', 'net']],
    ['geen naam!', []],
  ])('%s', (typed, endings) => {
    expect(domainNamesFor(typed)).toEqual(endings.map(ending => `jansen.${ending}`))
  })
})

test.each([
  ...DOMAIN_ENDINGS.map(ending => [`jansen.${ending}`, true] as const),
  ['jansen.amsterdam', false] as const,
  ['jansen', false] as const,
  ['', false] as const,
])('%s can be registered here: %s', (name, sold) => {
  expect(isOfferedDomain(name)).toBe(sold)
})
