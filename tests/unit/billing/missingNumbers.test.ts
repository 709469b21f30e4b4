import { describe, expect, test } from 'vitest'
import {
  COMPANY_NUMBERS,
  findMissingNumbers,
  missingNumbersMessage,
} from '@/features/billing/model/missingNumbers'
import { company } from '../../../seed/data/company'

const REAL = { kvk: '12345678', vatId: 'NL123456782B90', iban: 'NL99 PROE 0123 4567 89' }

describe('the numbers of the agency', () => {
  test.each([
    ['all of them there', REAL, []],
    ['none of them there', {}, ['KVK-nummer', 'Btw-nummer', 'IBAN']],
    ['only spaces', { ...REAL, kvk: '  ' }, ['KVK-nummer']],
    ['nothing kept', { ...REAL, vatId: null }, ['Btw-nummer']],
    ['an invented one, written otherwise', { ...REAL, iban: 'nl00test0000000000' }, ['IBAN']],
    ['an invented one with spaces around', { ...REAL, kvk: ' 00000000 ' }, ['KVK-nummer']],
    ['a real one with spaces', { ...REAL, kvk: '1234 5678' }, []],
  ])('%s', (_what, kept, gaps) => {
    expect(findMissingNumbers(kept)).toEqual(gaps)
  })

  test('as the seeds bring them are all gaps', () => {
    expect(findMissingNumbers(company)).toEqual(COMPANY_NUMBERS.map(({ label }) => label))
  })
})

test('the office reads which ones are missing', () => {
  expect(missingNumbersMessage(['KVK-nummer', 'Btw-nummer', 'IBAN'])).toMatch(
    /^Op je facturen ontbreekt nog: KVK-nummer, Btw-nummer en IBAN\. Vul het in bij Bedrijf/,
  )
})
