import { countryOf } from '@/features/tax/model/countries'

/** Read on 25 November 2026; a later one is a new record. */
const CHECKED =
  'vergeleken met gepubliceerde overzichten op 25 november 2026, kijk het na voor je erop vertrouwt'

const rate = (country: string, value: number, from = '2021-07-01') => ({
  ...{ figure: 'vatRate', country, value, fromDay: `${from}T12:00:00.000Z` },
  source: `Europese Commissie, btw-tarieven in de EU: ${countryOf(country).name} ${String(value).replace('.', ',')}% vanaf ${from}, ${CHECKED}`,
})

/** The standard rates of the EU, and from which sale on they are charged to private people. */
export const legalFigures = [
  {
    ...{ figure: 'crossBorderThreshold', value: 10_000, fromDay: '2021-07-01T12:00:00.000Z' },
    source: `Btw-richtlijn 2006/112/EG, artikel 59 quater (richtlijn 2017/2455), ${CHECKED}`,
  },
  ...[rate('AT', 20), rate('BE', 21), rate('BG', 20), rate('CY', 19), rate('CZ', 21), rate('DE', 19)],
  ...[rate('DK', 25), rate('EE', 22, '2024-01-01'), rate('EE', 24, '2025-07-01'), rate('ES', 21)],
  ...[rate('FI', 24), rate('FI', 25.5, '2024-09-01'), rate('FR', 20), rate('GR', 24), rate('HR', 25)],
  ...[rate('HU', 27), rate('IE', 23), rate('IT', 22), rate('LT', 21), rate('LU', 17), rate('LV', 21)],
  ...[rate('MT', 18), rate('PL', 23), rate('PT', 23), rate('RO', 19), rate('RO', 21, '2025-08-01')],
  ...[rate('SE', 25), rate('SI', 22), rate('SK', 20), rate('SK', 23, '2025-01-01')],
]
