'use client'

import { useRef, useState } from 'react'
import type { DomainAnswer } from '../../model/domainAnswers'
import { domainNamesFor } from '../../model/domainName'

export type LookedUp = { name: string; answer: DomainAnswer }
export type CheckDomains = (typed: string) => Promise<LookedUp[]>

export type Lookup =
  | { kind: 'idle' }
  | { kind: 'unreadable' | 'failed'; asked: string }
  | { kind: 'looking'; names: string[]; asked: string }
  | { kind: 'found'; found: LookedUp[]; asked: string }

/** Asking about a name under every ending. Of two questions at once only the last one counts. */
export function useLookup(check: CheckDomains, onFound: (found: LookedUp[]) => void) {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' })
  const turn = useRef(0)

  async function look(typed: string) {
    turn.current += 1
    const mine = turn.current
    const names = domainNamesFor(typed)
    if (names.length === 0) return setLookup({ kind: 'unreadable', asked: typed })
    setLookup({ kind: 'looking', names, asked: typed })
    const answered = await answer(check, typed)
    if (mine !== turn.current) return
    setLookup(answered)
    if (answered.kind === 'found') onFound(answered.found)
  }

  /** What is known without asking. */
  function know(known: LookedUp | null) {
    turn.current += 1
    setLookup(known ? { kind: 'found', found: [known], asked: known.name } : { kind: 'idle' })
  }

  return { lookup, look, know }
}

async function answer(check: CheckDomains, typed: string): Promise<Lookup> {
  try {
    return { kind: 'found', found: await check(typed), asked: typed }
  } catch (error) {
    reportError(error)
    return { kind: 'failed', asked: typed }
  }
}
