type Choice = { label: string; description: string }

/** Amounts are whole cents with VAT, of an invented tradesman. */
export type ExampleQuote = {
  heading: string
  lead: string
  title: string
  note: string
  areaLabel: string
  areaFrom: number
  areaTo: number
  areaStart: number
  stonesLabel: string
  /** Per square metre. */
  stones: (Choice & { amount: number })[]
  extrasLabel: string
  extras: (Choice & { amount: number })[]
  timelinesLabel: string
  /** 100 is the price as it is. */
  timelines: (Choice & { percent: number })[]
  /** Per cent below and above. */
  spread: number
}

/** Positions in the lists of the example. */
export type ExampleChoice = { area: number; stone: number; extras: number[]; timeline: number }

export type ExampleLine = { label: string; answer: string; amount: number | null }

const STEP = 50_00

export function exampleStart({ areaStart, extras }: ExampleQuote): ExampleChoice {
  return { area: areaStart, stone: 0, extras: extras.length > 0 ? [0] : [], timeline: 0 }
}

/** Whole square metres within bounds. */
export function clampArea({ areaFrom, areaTo, areaStart }: ExampleQuote, typed: number): number {
  if (Number.isNaN(typed)) return areaStart
  return Math.min(areaTo, Math.max(areaFrom, Math.round(typed)))
}

/** In whole fifties of euros, outward; nothing without a known kind. */
export function exampleRange(example: ExampleQuote, choice: ExampleChoice): { from: number; to: number } {
  const total = exampleLines(example, choice).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const part = (percent: number) => (total * percent) / 100
  return {
    from: Math.floor(part(100 - example.spread) / STEP) * STEP,
    to: Math.ceil(part(100 + example.spread) / STEP) * STEP,
  }
}

export function exampleLines(example: ExampleQuote, choice: ExampleChoice): ExampleLine[] {
  const area = clampArea(example, choice.area)
  const stone = example.stones[choice.stone]
  const extras = choice.extras.flatMap(nth => example.extras[nth] ?? [])
  const timeline = example.timelines[choice.timeline]
  const paving = stone ? stone.amount * area : 0
  const before = extras.reduce((sum, { amount }) => sum + amount, paving)
  const surcharge = Math.round((before * ((timeline?.percent ?? 100) - 100)) / 100)
  return [
    { label: example.areaLabel, answer: `${area} m²`, amount: null },
    { label: example.stonesLabel, answer: stone?.label ?? '', amount: stone ? paving : null },
    ...extras.map(({ label, amount }) => ({ label: example.extrasLabel, answer: label, amount })),
    { label: example.timelinesLabel, answer: timeline?.label ?? '', amount: surcharge || null },
  ]
}

type StoredChoice = { label: string; description?: string | null }
type Stored = Omit<ExampleQuote, 'stones' | 'extras' | 'timelines'> & {
  stones?: (StoredChoice & { amount: number })[] | null
  extras?: (StoredChoice & { amount: number })[] | null
  timelines?: (StoredChoice & { percent: number })[] | null
}

const described = <Row extends StoredChoice>({ description, ...row }: Row) => ({
  ...row,
  description: description ?? '',
})

/** Null while a list that it needs is empty. */
export function toExampleQuote(stored: Stored | null | undefined): ExampleQuote | null {
  const { stones, extras, timelines } = stored ?? {}
  if (!stored || !stones?.length || !timelines?.length) return null
  return {
    ...stored,
    stones: stones.map(described),
    extras: (extras ?? []).map(described),
    timelines: timelines.map(described),
  }
}
