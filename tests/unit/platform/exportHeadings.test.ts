import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEAD_COLUMNS } from '@/features/leads/model/leadColumns'
import { PROMISE_FIGURES } from '@/features/leads/model/quotePromise'
import { HOSTING_COLUMNS, HOSTING_NAMES } from '@/features/orders/model/hostingColumns'
import { QUOTE_COLUMNS } from '@/features/quotes/model/quoteColumns'

const labelsOf = (columns: readonly { label: string }[]) => columns.map(({ label }) => label)

test.each([
  ['leads', 'leads/server/exportInbox.ts', [...labelsOf(LEAD_COLUMNS), ...Object.values(PROMISE_FIGURES)]],
  [
    ...(['hosting', 'orders/server/console/exportHosting.ts'] as const),
    [...Object.values(HOSTING_COLUMNS).flatMap(labelsOf), ...Object.values(HOSTING_NAMES)],
  ],
  ['quotes', 'quotes/server/exportQuotes.ts', labelsOf(QUOTE_COLUMNS)],
])('the export of %s takes the words of its screen from there', (_what, file, labels) => {
  const source = readFileSync(`src/features/${file}`, 'utf8')
  const typed = [...source.matchAll(/heading: '([^',]+)/g)].map(([, heading = '']) => heading)
  expect(typed.length).toBeGreaterThan(0)
  expect(typed.filter(heading => labels.includes(heading))).toEqual([])
})
