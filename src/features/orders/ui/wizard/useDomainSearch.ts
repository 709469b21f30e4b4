import { useRef, useState } from 'react'
import type { BasketDomain, DomainAnswer, DomainMode } from '../../model/domain'
import { domainNamesFor, normaliseDomainName } from '../../model/domainName'
import { type FieldProblems, LOOKING, NO_DOMAIN, NOT_LOOKED_UP, UNREADABLE } from './messages'

type Chosen = {
  read: () => BasketDomain | null
  write: (domain: BasketDomain | null) => void
  mend: () => void
}

export function useDomainSearch(check: CheckDomains, chosen: Chosen) {
  const [mode, setMode] = useState<DomainMode>('new')
  const [typed, setTyped] = useState('')
  const { lookup, look, know } = useLookup(check, renew)

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

export type LookedUp = { name: string; answer: DomainAnswer }
export type CheckDomains = (typed: string) => Promise<LookedUp[]>

type Lookup =
  | { kind: 'idle' }
  | { kind: 'unreadable' | 'failed'; asked: string }
  | { kind: 'looking'; names: string[]; asked: string }
  | { kind: 'found'; found: LookedUp[]; asked: string }

/** Asking about a name under every ending. Of two questions at once only the last one counts. */
function useLookup(check: CheckDomains, onFound: (found: LookedUp[]) => void) {
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
