'use client'

import { useState } from 'react'
import { creditAmounts, remainingAmounts } from '@/features/billing/model/credit'
import { type CreditChoice, linesToCredit } from '@/features/billing/model/creditPart'
import type { PartialCreditResult } from '@/features/billing/server/creditPart'
import { randomUuid } from '@/platform/console/newKey'
import { typedEuro } from '@/platform/money/euro'
import type { InvoiceDetails } from '../model/consoleDetails'
import { HOSTING_API } from './address'
import { centsOf } from './typedLines'
import { useConsole } from './useDesk'
import { CREDIT_PART } from './words'

/** What is typed of each line that is chosen, by its place. */
type Typed = Record<number, string>

/** A part of an invoice that is being credited. `amounts` is null while the choice is not one that can be made. */
export function useCreditForm({ row, lines, credited }: InvoiceDetails, onDone: () => void) {
  const { act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [typed, setTyped] = useState<Typed>({})
  const [note, setNote] = useState('')
  const left = remainingAmounts(lines, credited.lines)
  const choices = choicesOf(typed)
  const chosen = choices.length > 0 ? linesToCredit(lines, credited.lines, choices) : []
  const amounts = chosen && creditAmounts(chosen, credited)

  function choose(line: number, isChosen: boolean) {
    const { [line]: _, ...others } = typed
    setTyped(isChosen ? { ...typed, [line]: typedEuro(left[line] ?? 0) } : others)
  }

  async function credit() {
    const content = { id: row.id, submissionKey, lines: choices, note }
    const address = `${HOSTING_API}/credit-part`
    const answer = await act<PartialCreditResult>({ address, content, words: CREDIT_PART })
    if (answer?.kind !== 'credited' && answer?.kind !== 'keyReused') return
    setKey(randomUuid())
    if (answer.kind === 'credited') setTyped({})
    onDone()
  }

  const write = (line: number, text: string) => setTyped({ ...typed, [line]: text })
  return { left, typed, choose, write, note, setNote, amounts, isEmpty: choices.length === 0, credit }
}

function choicesOf(typed: Typed): CreditChoice[] {
  return Object.entries(typed).map(([line, text]) => ({ line: Number(line), amount: centsOf(text) }))
}
