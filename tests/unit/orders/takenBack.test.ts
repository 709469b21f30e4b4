import { expect, test } from 'vitest'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { owedBefore, paidBack, takenBack } from '@/features/orders/model/takenBack'
import { keyOfLine, linesOfQuote } from '@/features/quotes/model/quoteLines'

const line = (key: string, label: string, amount: number): OrderLine => ({
  ...{ kind: 'service', key, label, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
  renewal: { amount, months: 1, minimumMonths: 0, noticeDays: 0 },
})
const invoiced = (label: string, amount: number) => ({
  ...{ label, quantity: 1, unitPrice: amount, amount, vatRate: 21 },
})
const HOSTING = invoiced('Hosting', 1000)
const BACKUP = invoiced('Back-up', 500)
const KORTING = invoiced('Korting', -300)
const withAmount = (whole: ReturnType<typeof invoiced>, amount: number) => ({
  ...whole,
  unitPrice: amount,
  amount,
})

test.each([
  ['one of two lines', [line('a', 'Back-up', 500)], [HOSTING, BACKUP], [], [BACKUP]],
  ['the last of two that are alike', [line('a', 'Hosting', 1000)], [HOSTING, HOSTING], [], [HOSTING]],
  [
    'all',
    [line('a', 'Hosting', 1000), line('b', 'Hosting', 1000)],
    [HOSTING, HOSTING],
    [],
    [HOSTING, HOSTING],
  ],
  ['nothing that the invoice does not name', [line('a', 'Back-up', 500)], [HOSTING], [], []],
  ['nothing of another price', [line('a', 'Hosting', 900)], [HOSTING], [], []],
  [
    ...(['nothing twice', [line('a', 'Back-up', 500)], [HOSTING, BACKUP]] as const),
    ...([[invoiced('Back-up', -500)], []] as const),
  ],
  ['nothing of a reduction alone', [line('a', 'Korting', -300)], [HOSTING, KORTING], [], []],
  [
    ...(['what a reduction that stays left of it', [line('a', 'Hosting', 1000)]] as const),
    ...([[HOSTING, KORTING], [], [withAmount(HOSTING, 700)]] as const),
  ],
  [
    ...(['a line with its own reduction', [line('a', 'Hosting', 1000), line('b', 'Korting', -300)]] as const),
    ...([[HOSTING, BACKUP, KORTING], [], [KORTING, HOSTING]] as const),
  ],
  [
    ...(['what was not credited before', [line('a', 'Hosting', 1000), line('b', 'Korting', -300)]] as const),
    ...([[HOSTING, KORTING], [invoiced('Hosting', -600)], [KORTING, withAmount(HOSTING, 400)]] as const),
  ],
  [
    ...(['nothing where a reduction that stays is as much', [line('a', 'Hosting', 1000)]] as const),
    ...([[HOSTING, invoiced('Korting', -1000)], [], []] as const),
  ],
  [
    ...(['no more than its own rate has', [line('a', 'Hosting', 1000)]] as const),
    ...([[HOSTING, KORTING, { ...BACKUP, vatRate: 9 }], [], [withAmount(HOSTING, 700)]] as const),
  ],
] as const)('takes back %s', (_what, ended, lines, credited, expected) => {
  expect(takenBack(ended, { lines, credited: { lines: [...credited] } })).toEqual(expected)
})

test.each([
  ['of extra work by its number', 'OF2026-0002', false, ['OF2026-0002:x']],
  ['of what it began with', 'OF2026-0001', true, ['x']],
  ['of extra work without any', 'OF2026-0003', false, []],
])('the lines of an order %s', (_what, number, isFirst, keys) => {
  const lines = [line('x', 'Hosting', 1000), line(keyOfLine('OF2026-0002', 'x'), 'Back-up', 500)]
  const extra = { ...line('ssl', 'SSL', 100), kind: 'extra' as const }
  expect(linesOfQuote([...lines, extra], { number, isFirst }).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['all was paid', 0, 605],
  ['half was paid', 400, 205],
  ['nothing was paid', 1815, 0],
])('of a credit of 5 euro, where %s, goes back what was paid of it', (_case, due, back) => {
  expect(paidBack([BACKUP], { credited: { lines: [], excl: 0, vatRates: [] }, due })).toBe(back)
})

test.each([
  ['all of the line', [invoiced('Back-up', -500)], 605, 605],
  ['a part of it', [invoiced('Back-up', -200)], 242, 242],
  ['a part that is half back', [invoiced('Back-up', -200)], 100, 100],
  ['another line', [invoiced('Hosting', -200)], 242, 0],
  ['both', [invoiced('Hosting', -200), invoiced('Back-up', -200)], 484, 242],
  ['nothing', [], 0, 0],
])('of lenient credits of %s, that of the line goes back too', (_what, lines, owed, back) => {
  const ended = [line('a', 'Back-up', 500)]
  expect(owedBefore(ended, { lines: [HOSTING, BACKUP], credited: { lines }, owed })).toBe(back)
})
