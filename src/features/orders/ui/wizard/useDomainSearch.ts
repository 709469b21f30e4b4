'use client'

import { useState } from 'react'
import type { BasketDomain } from '../../model/basket'
import type { DomainMode } from '../../model/domainModes'
import { normaliseDomainName } from '../../model/domainName'
import { type FieldProblems, LOOKING, NO_DOMAIN, NOT_LOOKED_UP, UNREADABLE } from './fieldProblems'
import { type CheckDomains, type LookedUp, type Lookup, useLookup } from './useLookup'

type Chosen = {
  read: () => BasketDomain | null
  write: (domain: BasketDomain | null) => void
  /** What was wrong with the words that were typed is over. */
  mend: () => void
}

/** Looking for a domain name, or bringing one along. What is chosen goes into the basket. */
export function useDomainSearch(check: CheckDomains, chosen: Chosen) {
  const [mode, setMode] = useState<DomainMode>('new')
  const [typed, setTyped] = useState('')
  const { lookup, look, know } = useLookup(check, renew)

  /** A name that was chosen earlier, or came with a link, is now known better. */
  function renew(found: LookedUp[]) {
    const domain = chosen.read()
    const known = found.find(each => each.name === domain?.name)
    if (domain?.mode !== 'new' || !known || known.answer === domain.answer) return
    chosen.write({ ...domain, answer: known.answer })
  }

  function write(text: string) {
    setTyped(text)
    chosen.mend()
    if (mode !== 'new') chosen.write(broughtAlong(text, mode))
  }

  function switchTo(to: DomainMode, text = typed) {
    setMode(to)
    setTyped(text)
    chosen.write(broughtAlong(text, to))
  }

  /** Shows the name of a draft, or of a link, and looks it up when that is still to be done. */
  async function show(domain: BasketDomain | null, linked = '') {
    const name = domain?.name ?? linked
    setMode(domain?.mode ?? 'new')
    setTyped(name)
    const known = knownOf(domain)
    if (name && !known && domain?.mode !== 'own' && domain?.mode !== 'move') return look(name)
    know(known)
  }

  return {
    ...{ mode, typed, lookup, write, switchTo, show },
    look: () => {
      chosen.mend()
      return look(typed)
    },
    choose: ({ name, answer }: LookedUp) => chosen.write({ name, mode: 'new', answer }),
    clear: () => chosen.write(null),
    /** Something was typed that is no name to bring along, or that nobody looked up. */
    problems: typed.trim() === '' ? {} : problemsOf(typed, mode, chosen.read(), lookup),
  }
}

export type DomainSearch = ReturnType<typeof useDomainSearch>

/** A name that can be ordered as it is known. One that is taken is looked up with the other endings beside it. */
function knownOf(domain: BasketDomain | null): LookedUp | null {
  if (domain?.mode !== 'new' || domain.answer === null || domain.answer === 'taken') return null
  return { name: domain.name, answer: domain.answer }
}

function broughtAlong(typed: string, mode: DomainMode): BasketDomain | null {
  const name = mode === 'new' ? null : normaliseDomainName(typed)
  return name ? { name, mode, answer: null } : null
}

function problemsOf(
  typed: string,
  mode: DomainMode,
  domain: BasketDomain | null,
  lookup: Lookup,
): FieldProblems {
  if (mode !== 'new') return normaliseDomainName(typed) ? {} : NO_DOMAIN
  if (typed.trim() === domain?.name) return {}
  if (lookup.kind === 'idle' || lookup.asked !== typed) return NOT_LOOKED_UP
  if (lookup.kind === 'unreadable') return UNREADABLE
  return lookup.kind === 'looking' ? LOOKING : {}
}
