import { expect, test } from 'vitest'
import { changeTask, openTasks } from '@/features/orders/model/checklist'
import { type AnnouncedPrice, pricesAfterChange } from '@/features/orders/model/priceRise'
import { changed, extra, PAID, packaged, plan, running, YEAR } from './changingOrders'

const SECOND_YEAR = running(YEAR, [PAID])
const TWO_SSL = changed(SECOND_YEAR, '2027-03-10', extra('ssl', 2))

const announced = (kind: AnnouncedPrice['kind'], key: string, amount: number): AnnouncedPrice => ({
  ...{ rise: 'a rise', kind, key, amount, from: '2027-12-07' },
})

const BASIS = announced('package', 'basis', 25_000)
const SSL = announced('extra', 'ssl', 3_500)

test('an announced price holds for as many of an extra as there are, and not for another package', () => {
  const day = '2027-03-20'
  const after = (
    standing: typeof SECOND_YEAR,
    wanted: Parameters<typeof plan>[2],
    prices: AnnouncedPrice[],
  ) => pricesAfterChange(prices, plan(standing, day, wanted)).map(({ key, amount }) => `${key} ${amount}`)
  expect(after(SECOND_YEAR, extra('ssl', 2), [BASIS, SSL])).toEqual(['basis 25000', 'ssl 6500'])
  expect(after(TWO_SSL, extra('ssl', 1), [{ ...SSL, amount: 7_000 }])).toEqual(['ssl 3500'])
  expect(after(SECOND_YEAR, extra('ssl', 0), [BASIS, SSL])).toEqual(['basis 25000'])
  expect(after(SECOND_YEAR, packaged('webshop'), [BASIS, SSL])).toEqual(['ssl 3500'])
  expect(after(SECOND_YEAR, extra('email', 1), [BASIS, SSL])).toEqual(['basis 25000', 'ssl 3500'])
})

test.each([
  [
    SECOND_YEAR,
    packaged('webshop'),
    'extra:package:webshop',
    'Pakket omzetten: Basis Hosting wordt Webshop Hosting',
  ],
  [SECOND_YEAR, extra('ssl', 0), 'extra:ssl:0', 'Extra uitzetten op 20 april 2027: SSL Premium'],
  [SECOND_YEAR, extra('email', 1), 'extra:email:1', 'Extra op 1 zetten: Extra e-mailadres'],
  [SECOND_YEAR, extra('ssl', 3), 'extra:ssl:3', 'Extra op 3 zetten: SSL Premium'],
  [TWO_SSL, extra('ssl', 1), 'extra:ssl:1', 'Extra op 1 zetten op 20 april 2027: SSL Premium'],
])('a change is work that nobody promised within three hours', (standing, wanted, key, label) => {
  const work = changeTask(plan(standing, '2027-03-20', wanted))
  expect(work).toEqual({ key, label, doneAt: null, doneBy: null })
  expect(openTasks([work])).toEqual([])
})
