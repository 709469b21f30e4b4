import { useCallback, useEffect, useMemo, useState } from 'react'
import { choicesIn } from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { chosenItems, initialChoices, quoteTotals } from '../model/quoteLines'
import { knownChoices } from './quoteAmounts'
import { readTexts } from './useAnswer'

/** What is chosen in the form, and what it comes to. `sent` is what came back without scripts. */
export function useChoices({ lines }: Edition, sent: string[] | null, form: string) {
  const [choices, setChoices] = useState(() => knownChoices(lines, sent ?? initialChoices(lines)))
  const read = useCallback(() => {
    const element = document.getElementById(form)
    if (element instanceof HTMLFormElement)
      setChoices(knownChoices(lines, choicesIn(readTexts(new FormData(element)))))
  }, [form, lines])
  // What was ticked before the scripts ran, or kept by the browser on a reload.
  useEffect(read, [read])
  return { choices, read, totals: useMemo(() => chosenTotals(lines, choices), [lines, choices]) }
}

export const chosenTotals = (lines: Edition['lines'], choices: readonly string[]) =>
  quoteTotals(chosenItems(lines, choices) ?? [])
