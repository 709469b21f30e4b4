'use client'

import { useState } from 'react'
import type { CreateInvoiceResult } from '@/features/billing/server/createInvoice'
import { randomUuid } from '@/platform/console/newKey'
import { HOSTING_API } from './address'
import { emptyLine, freeLinesOf, type TypedLine } from './typedLines'
import { useConsole } from './useDesk'
import { CREATED, NOT_CREATED } from './words'

type Means = { customer: string; order: string | null; onlyFree: boolean; onDone: () => void }

/** An invoice that is being written: of what was agreed in an order, or of free lines. */
export function useInvoiceForm({ customer, order, onlyFree, onDone }: Means) {
  const { act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [choosesFree, setFree] = useState(false)
  const isFree = onlyFree || choosesFree
  const [lines, setLines] = useState<TypedLine[]>([emptyLine(0)])
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function save(final: boolean) {
    const answer = await act<CreateInvoiceResult>({
      address: `${HOSTING_API}/create-invoice`,
      content: { submissionKey, customer, order, lines: isFree ? freeLinesOf(lines) : null, note, final },
      words: CREATED,
      lost: NOT_CREATED,
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
    const isMade = answer?.kind === 'created' || answer?.kind === 'drafted'
    if (!isMade && answer?.kind !== 'keyReused') return
    setKey(randomUuid())
    if (isMade) empty()
    onDone()
  }

  function empty() {
    setLines([emptyLine(0)])
    setNote('')
  }

  const write = (key: number, part: Partial<TypedLine>) =>
    setLines(now => now.map(line => (line.key === key ? { ...line, ...part } : line)))
  const add = () => setLines(now => [...now, emptyLine((now.at(-1)?.key ?? 0) + 1)])
  const drop = (key: number) => setLines(now => now.filter(line => line.key !== key))

  return { isFree, setFree, lines, write, add, drop, note, setNote, errors, save }
}
