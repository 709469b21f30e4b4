import { expect, test } from 'vitest'
import { keepTogether } from '@/platform/text/keepTogether'

/** `~` is where a line may not break. */
test.each([
  ['vanaf € 795 of € 15,00', 'vanaf €~795 of €~15,00'],
  ['Bel 053 000 00 00, of app', 'Bel 053~000~00~00, of app'],
  ['06 00 00 00 00', '06~00~00~00~00'],
  ['+31 53 000 00 00.', '+31~53~000~00~00.'],
  ['053-000 00 00', '053-000~00~00'],
  ['van 9:00 tot 18:00 uur', 'van 9:00 tot 18:00~uur'],
  ['Voorbeeldstraat 1, 7500 XX Enschede', 'Voorbeeldstraat 1, 7500~XX Enschede'],
  ['120 − 20 = € 100', '120~−~20~=~€~100'],
  ['betalen met iDEAL | Wero.', 'betalen met iDEAL~|~Wero.'],
  ['Wonen - werken', 'Wonen - werken'],
  ['binnen 24 uur antwoord', 'binnen 24 uur antwoord'],
  ['12 × 3 × 5 = 180 minuten', '12 × 3 × 5 = 180 minuten'],
  ['in 2026 00 keer', 'in 2026 00 keer'],
  ['4000 bij 3000 punten', '4000 bij 3000 punten'],
  ['€ veel', '€ veel'],
  ['', ''],
])('"%s" stays together', (text, kept) => {
  expect(keepTogether(text).replaceAll('\u00a0', '~')).toBe(kept)
})
