import { describe, expect, test } from 'vitest'
import { inUseMessage, refersTo } from '@/features/website/model/references'

const ID = '6b1f5a04-0000-4000-8000-000000000001'

describe('a value refers to a record', () => {
  test.each([
    ['by its id', { image: ID }, true],
    ['by its id, deep within', { rows: [{ none: null }, { picture: { value: ID } }] }, true],
    ['by another id', { image: ID.replace('1', '2') }, false],
    ['by a text that holds its id', `beeld ${ID}`, false],
    ['by its address', '/webshop-twente', true],
    ['by its address in a sentence', 'Zie [hier](/webshop-twente).', true],
    ['by its address with a query', '/webshop-twente?bron=menu', true],
    ['by an address that begins the same', '/webshop-twente-oost', false],
    ['by an address below it', '/webshop-twente/meer', false],
    ['by an address that ends the same', '/blog/webshop-twente', false],
    ['by a whole address of the site', 'https://naam.example/webshop-twente', false],
    ['by both a longer and its own address', '/webshop-twente-oost of /webshop-twente', true],
    ['by a number', 5, false],
    ['by nothing', null, false],
  ])('%s: %j → %s', (_name, value, refers) => {
    expect(refersTo(value, { id: ID, links: ['/webshop-twente'] })).toBe(refers)
  })
})

test.each([
  [['Home'], 'Dit beeld is nog in gebruik bij Home. Haal het daar eerst weg.'],
  [['Home', 'Over ons'], 'Dit beeld is nog in gebruik bij Home en Over ons. Haal het daar eerst weg.'],
  [
    ['a', 'b', 'c', 'd', 'e'],
    'Dit beeld is nog in gebruik bij a, b, c, d en nog één plek. Haal het daar eerst weg.',
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    'Dit beeld is nog in gebruik bij a, b, c, d en nog 2 plekken. Haal het daar eerst weg.',
  ],
])('%j are named', (places, refusal) => {
  expect(inUseMessage('Dit beeld', places)).toBe(refusal)
})
