import type { BasketDomain } from './basket'

/** How the name of an order stands. `to` is what it may become. */
export const DOMAIN_STATES = [
  { value: 'own', label: 'Eigen domein', tone: 'grey', to: ['toMove'] },
  { value: 'toRegister', label: 'Nog registreren', tone: 'amber', to: ['registered', 'lost'] },
  {
    value: 'provisional',
    label: 'Mogelijk vrij, nog registreren',
    tone: 'amber',
    to: ['registered', 'lost'],
  },
  { value: 'onRequest', label: 'Op aanvraag', tone: 'amber', to: ['registered', 'lost'] },
  { value: 'toMove', label: 'Nog verhuizen', tone: 'amber', to: ['moved', 'own'] },
  { value: 'registered', label: 'Geregistreerd', tone: 'green', to: [] },
  { value: 'moved', label: 'Verhuisd', tone: 'green', to: [] },
  { value: 'lost', label: 'Bleek bezet', tone: 'red', to: [] },
] as const

export type DomainState = (typeof DOMAIN_STATES)[number]['value']

export function domainState(value: DomainState) {
  const state = DOMAIN_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a domain ${value}`)
  return state
}

/** Where a name begins. One that nobody could look up, or nobody did, is on request. */
export function initialDomainState({ mode, answer }: BasketDomain): DomainState {
  if (mode === 'own') return 'own'
  if (mode === 'move') return 'toMove'
  if (answer === 'free') return 'toRegister'
  if (answer === 'maybe') return 'provisional'
  return answer === 'taken' ? 'lost' : 'onRequest'
}

export function canDomainBecome(from: DomainState, to: DomainState): boolean {
  return (domainState(from).to as readonly DomainState[]).includes(to)
}
