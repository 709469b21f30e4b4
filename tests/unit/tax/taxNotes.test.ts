import { describe, expect, test } from 'vitest'
import { taxNotes, taxReasonsText } from '@/features/tax/model/taxNotes'
import type { LineTax } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'

const line = (reason: string, regime: LineTax['regime'] = 'dutch') => ({
  tax: { reason, regime, supply: 'electronic', dutchRate: 21 },
})

const seller = { vatId: 'NL000099998B57' }

describe('what an invoice says of VAT that is not Dutch', () => {
  test.each([
    ['nothing at home', [{}], { vatId: '' }, []],
    ['nothing of Dutch VAT abroad', [line('notChecked')], { country: 'BE', vatId: 'BE0123456749' }, []],
    [
      'both ids once, however many lines',
      [line('reverseCharge'), line('reverseCharge')],
      { country: 'BE', vatId: 'BE0123456749' },
      ['Btw verlegd. Btw-nummer van de klant: BE0123456749. Ons btw-nummer: NL000099998B57.'],
    ],
    [
      'whose VAT it is',
      [line('aboveThreshold'), line('workForConsumer')],
      { country: 'DE', vatId: '' },
      ['Over digitale diensten is de btw van Duitsland berekend (OSS-regeling).'],
    ],
    [
      'why there is none',
      [line('businessOutsideEu')],
      { country: 'CH', vatId: '' },
      ['Geen Nederlandse btw: een dienst voor een bedrijf buiten de EU (artikel 44 btw-richtlijn).'],
    ],
  ])('%s', (_what, lines, buyer, notes) => {
    expect(taxNotes(lines, { buyer, seller })).toEqual(notes)
  })

  test('staff read the reasons', () => {
    expect(taxReasonsText([line('belowThreshold'), line('workForConsumer'), line('belowThreshold')])).toBe(
      'Particulier in de EU, onder de drempel; Werk voor een particulier in de EU',
    )
    expect(taxReasonsText([{}])).toBe('')
  })
})

test.each([
  [{ rate: 21 }, '', 'Btw 21%'],
  [{ rate: 0 }, '', 'Btw 0%'],
  [{ rate: 0, regime: 'reverseCharge' as const }, 'België', 'Btw verlegd'],
  [{ rate: 25.5, regime: 'oss' as const }, 'Finland', 'Btw 25,5% (Finland)'],
  [{ rate: 19, regime: 'oss' as const }, '', 'Btw 19%'],
  [{ rate: 0, regime: 'outsideScope' as const }, 'Zwitserland', 'Geen btw'],
])('the row of %o', (amount, country, label) => {
  expect(vatLabel(amount, country)).toBe(label)
})
