import { expect, test } from 'vitest'
import {
  clampArea,
  type ExampleQuote,
  exampleLines,
  exampleRange,
  exampleStart,
  toExampleQuote,
} from '@/features/website/model/exampleQuote'

const example: ExampleQuote = {
  ...{ heading: 'Probeer', lead: 'Reken mee', title: 'Terras', note: 'Voorbeeldprijzen' },
  ...{ areaLabel: 'Hoe groot?', areaFrom: 10, areaTo: 120, areaStart: 40 },
  stonesLabel: 'Welke steen?',
  stones: [
    { label: 'Klinkers', description: 'gebakken', amount: 85_00 },
    { label: 'Tegels', description: '', amount: 60_00 },
  ],
  extrasLabel: 'Erbij?',
  extras: [
    { label: 'Schutting', description: '', amount: 1_450_00 },
    { label: 'Afvoer', description: '', amount: 250_00 },
  ],
  timelinesLabel: 'Wanneer?',
  timelines: [
    { label: 'Rustig aan', description: '', percent: 100 },
    { label: 'Met haast', description: '', percent: 110 },
  ],
  spread: 10,
}

test.each([
  // 40 × 85 = 3.400, less and more 10%, in whole fifties outward.
  [{ area: 40, stone: 0, extras: [], timeline: 0 }, 3_050_00, 3_750_00],
  [{ area: 40, stone: 1, extras: [], timeline: 0 }, 2_150_00, 2_650_00],
  [{ area: 40, stone: 0, extras: [0], timeline: 0 }, 4_350_00, 5_350_00],
  [{ area: 40, stone: 0, extras: [0, 1], timeline: 0 }, 4_550_00, 5_650_00],
  [{ area: 40, stone: 0, extras: [], timeline: 1 }, 3_350_00, 4_150_00],
  [{ area: 0, stone: 0, extras: [], timeline: 0 }, 750_00, 950_00],
  [{ area: 9999, stone: 0, extras: [], timeline: 0 }, 9_150_00, 11_250_00],
  [{ area: Number.NaN, stone: 0, extras: [], timeline: 0 }, 3_050_00, 3_750_00],
  [{ area: 40, stone: 7, extras: [9], timeline: 9 }, 0, 0],
])('%j costs between %s and %s', (choice, from, to) =>
  expect(exampleRange(example, choice)).toEqual({ from, to }),
)

test.each([
  [39.6, 40],
  [3, 10],
  [500, 120],
  [Number.NaN, 40],
])('%s square metres count as %s', (typed, area) => expect(clampArea(example, typed)).toBe(area))

test('the slip has a line for each answer', () => {
  const lines = exampleLines(example, { area: 40, stone: 1, extras: [0], timeline: 1 })
  expect(lines).toEqual([
    { label: 'Hoe groot?', answer: '40 m²', amount: null },
    { label: 'Welke steen?', answer: 'Tegels', amount: 2_400_00 },
    { label: 'Erbij?', answer: 'Schutting', amount: 1_450_00 },
    { label: 'Wanneer?', answer: 'Met haast', amount: 385_00 },
  ])
})

test('it starts filled in', () =>
  expect(exampleStart(example)).toEqual({ area: 40, stone: 0, extras: [0], timeline: 0 }))

test.each([null, undefined, { ...example, stones: [] }, { ...example, timelines: [] }])(
  'without kinds or planning there is nothing to try: %j',
  stored => expect(toExampleQuote(stored)).toBeNull(),
)

test('what staff wrote is read back', () => expect(toExampleQuote(example)).toEqual(example))
