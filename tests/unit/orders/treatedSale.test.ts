import { describe, expect, test } from 'vitest'
import { EMPTY_ORDER_DRAFT, restoreOrderDraft } from '@/features/orders/model/orderDraft'
import { draftLines, orderTotals, renewalsOf } from '@/features/orders/model/orderLines'
import type { TreatedSale } from '@/features/orders/model/treatedSale'
import { taxNote } from '@/features/orders/ui/wizard/messages'
import type { TaxReason } from '@/features/tax/model/taxRules'
import { PRICES as list } from './priceList'

const sale = (reason: TaxReason, rate: number | null, part: Partial<TreatedSale> = {}): TreatedSale => ({
  ...{ treatment: { electronic: { reason, rate }, other: { reason, rate } }, vatId: 'none' },
  ...{ name: '', country: 'België', asksAgain: true },
  ...part,
})

const basket = { packageKey: 'basis', cycle: 'monthly' as const, extras: ['ssl'], domain: null }

describe('the lines of a draft', () => {
  test('follow what the server said, also of what renews', () => {
    const lines = draftLines({ basket, treated: sale('reverseCharge', 0) }, list)
    const { excl, incl } = orderTotals(lines)
    expect([incl, orderTotals(lines).vat]).toEqual([excl, 0])
    expect(renewalsOf(lines)[0]?.amounts).toMatchObject({ excl, vat: 0, incl: excl })
  })

  test('are at Dutch VAT until it said so', () => {
    expect(orderTotals(draftLines({ basket, treated: null }, list)).vatRates).toMatchObject([{ rate: 21 }])
  })
})

describe('a kept draft', () => {
  test('keeps how it is taxed', () => {
    const draft = { ...EMPTY_ORDER_DRAFT, treated: sale('aboveThreshold', 25.5) }
    expect(restoreOrderDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([[{ treatment: {} }], ['none'], [sale('free' as TaxReason, 0)], [null]])('drops %o', treated => {
    expect(restoreOrderDraft({ ...EMPTY_ORDER_DRAFT, treated })).toEqual(EMPTY_ORDER_DRAFT)
  })
})

describe('what the overview says of the VAT', () => {
  test.each([
    [
      sale('reverseCharge', 0, { vatId: 'valid', name: 'VOORBEELD BV' }),
      'Je btw-nummer is gecontroleerd: VOORBEELD BV. We verleggen de btw naar jou. Je geeft hem zelf aan in België.',
    ],
    [
      sale('reverseCharge', 0, { vatId: 'valid' }),
      'Je btw-nummer is gecontroleerd. We verleggen de btw naar jou. Je geeft hem zelf aan in België.',
    ],
    [
      sale('notChecked', null, { vatId: 'unchecked', asksAgain: false }),
      'Je btw-nummer is niet gecontroleerd. Daarom rekenen we Nederlandse btw.',
    ],
    [
      sale('aboveThreshold', 25.5, { country: 'Finland' }),
      'Je woont in Finland. Daarom betaal je voor hosting en domeinnaam de btw van dat land: 25,5%.',
    ],
    [sale('belowThreshold', null), ''],
  ])('%#', (treated, note) => {
    expect(taxNote(treated)).toBe(note)
  })

  test('says something of every id that is not valid', () => {
    for (const vatId of ['none', 'invalid', 'unchecked'] as const)
      expect(taxNote(sale('notChecked', null, { vatId }))).not.toBe('')
  })
})
