'use client'

import { createContext } from 'react'
import { readingFor } from '@/features/customers/model/customer'
import { isAbroad } from '@/features/tax/model/countries'
import { useRequiredContext } from '@/platform/console/consoleState'
import type { VatReading } from '@/platform/money/readings'
import type { Prospect, QuoteDraft } from '../model/quote'
import { isItem, type PricedLine, withAmounts } from '../model/quoteLines'

type Editor = {
  draft: QuoteDraft
  change: (edit: (draft: QuoteDraft) => QuoteDraft) => void
  lines: PricedLine[]
  today: string
}

export const EditorContext = createContext<Editor | null>(null)

export const useEditor = () => useRequiredContext(EditorContext, 'quotes')

/** With their amounts; what is not a number yet counts as nothing. */
export function countedLines(lines: QuoteDraft['lines']): PricedLine[] {
  return withAmounts(
    lines.map(line =>
      isItem(line) ? { ...line, quantity: line.quantity || 0, unitPrice: line.unitPrice || 0 } : line,
    ),
  )
}

/** How VAT of a customer abroad comes out is known when it is sent. */
export const readingOf = ({ kind, country }: Prospect): VatReading =>
  isAbroad(country) ? 'excl' : readingFor(kind)
