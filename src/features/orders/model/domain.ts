/** What a look-up can honestly say about a name. Nothing is ever `free` after an error. */
export const DOMAIN_ANSWERS = [
  {
    value: 'free',
    label: 'vrij',
    tone: 'green',
    explains: 'Deze naam is vrij. Wij leggen hem voor je vast.',
  },
  {
    value: 'taken',
    label: 'bezet',
    tone: 'red',
    explains: 'Deze naam is al van iemand. Is hij van jou? Dan verhuizen wij hem naar ons.',
  },
  {
    value: 'maybe',
    label: 'mogelijk vrij',
    tone: 'amber',
    explains:
      'We zien niemand op deze naam, maar zeker is het pas bij de registratie. Blijkt hij toch bezet, dan krijg je het bedrag van de naam terug.',
  },
  {
    value: 'unknown',
    label: 'onbekend',
    tone: 'grey',
    explains:
      'We kunnen het nu niet nakijken. Je kunt de naam wel aanvragen: je betaalt er pas voor als hij van jou kan worden.',
  },
] as const

export type DomainAnswer = (typeof DOMAIN_ANSWERS)[number]['value']

export function domainAnswer(value: DomainAnswer) {
  const answer = DOMAIN_ANSWERS.find(each => each.value === value)
  if (!answer) throw new Error(`unknown answer about a domain ${value}`)
  return answer
}

/**
 * A name is sold as the visitor saw it, or not at all: what was free is perhaps free when nobody can say now, and
 * what was on request stays so. Only who is asked now can say that a name is free or taken.
 */
export function confirmAnswer(seen: DomainAnswer | null, found: DomainAnswer): DomainAnswer {
  if (seen === 'taken' || found === 'taken') return 'taken'
  if (seen === null || seen === 'unknown') return 'unknown'
  return found === 'free' ? 'free' : 'maybe'
}

export const DOMAIN_MODES = [
  { value: 'new', label: 'Nieuwe domeinnaam' },
  { value: 'own', label: 'Ik heb al een domein' },
  { value: 'move', label: 'Domein verhuizen naar ons' },
] as const

export type DomainMode = (typeof DOMAIN_MODES)[number]['value']

/** What staff do about a name, and what it becomes once that is done. */
export const DOMAIN_TASKS = { connect: null, register: 'registered', move: 'moved' } as const

type DomainTask = { key: keyof typeof DOMAIN_TASKS; label: string }

type StateRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'red' | 'grey'
  to: readonly string[]
  /** What stands behind the name on the order, and whether its first year is paid with that. Null: no line. */
  line: { words: string; paidNow: boolean } | null
  task: DomainTask | null
  /** Ours to renew, or will be. */
  renewsWithUs: boolean
  /** Nobody else can order it. */
  isTaken: boolean
  /** Costs nothing until it is registered, which is invoiced by itself. */
  isOnRequest: boolean
  /** On the name of the customer by our hands, which cannot be undone. */
  isRegistered: boolean
  /** What was paid for it goes back. */
  isRefunded: boolean
}

export const FIRST_YEAR = 'eerste jaar'

const NOTHING = {
  ...{ line: null, task: null, renewsWithUs: false, isTaken: false, isOnRequest: false },
  ...{ isRegistered: false, isRefunded: false },
} as const

export const DOMAIN_STATES = [
  {
    value: 'own',
    ...{ label: 'Eigen domein', tone: 'grey', ...NOTHING },
    task: { key: 'connect', label: 'Domein koppelen' },
    to: ['toMove'],
  },
  {
    value: 'toRegister',
    ...{ label: 'Nog registreren', tone: 'amber', ...NOTHING },
    line: { words: FIRST_YEAR, paidNow: true },
    task: { key: 'register', label: 'Domeinnaam registreren' },
    ...{ renewsWithUs: true, isTaken: true },
    to: ['registered', 'lost'],
  },
  {
    value: 'provisional',
    ...{ label: 'Mogelijk vrij, nog registreren', tone: 'amber', ...NOTHING },
    line: { words: `${FIRST_YEAR}, mogelijk vrij`, paidNow: true },
    task: { key: 'register', label: 'Domeinnaam registreren (was mogelijk vrij)' },
    ...{ renewsWithUs: true, isTaken: true },
    to: ['registered', 'lost'],
  },
  {
    value: 'onRequest',
    ...{ label: 'Op aanvraag', tone: 'amber', ...NOTHING },
    line: { words: 'op aanvraag', paidNow: false },
    task: { key: 'register', label: 'Domeinnaam nakijken en registreren' },
    ...{ isTaken: true, isOnRequest: true },
    to: ['registered', 'lost'],
  },
  {
    value: 'toMove',
    ...{ label: 'Nog verhuizen', tone: 'amber', ...NOTHING },
    line: { words: 'verhuizing', paidNow: false },
    task: { key: 'move', label: 'Domein verhuizen' },
    renewsWithUs: true,
    to: ['moved', 'own'],
  },
  {
    value: 'registered',
    ...{ label: 'Geregistreerd', tone: 'green', ...NOTHING },
    ...{ renewsWithUs: true, isTaken: true, isRegistered: true },
    to: [],
  },
  { value: 'moved', ...{ label: 'Verhuisd', tone: 'green', ...NOTHING }, renewsWithUs: true, to: [] },
  { value: 'lost', ...{ label: 'Bleek bezet', tone: 'red', ...NOTHING }, isRefunded: true, to: [] },
] as const satisfies readonly StateRow[]

export type DomainState = (typeof DOMAIN_STATES)[number]['value']

export type DomainOutcome = (typeof DOMAIN_STATES)[number]['to'][number]

export function domainState(value: DomainState): Omit<StateRow, 'to'> & { to: readonly DomainOutcome[] } {
  const state = DOMAIN_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a domain ${value}`)
  return state
}

/** The name that goes with an order. `answer` is null while nobody looked it up. */
export type BasketDomain = { name: string; mode: DomainMode; answer: DomainAnswer | null }

/** Where a name begins. One that nobody could look up, or nobody did, is on request. */
export function initialDomainState({ mode, answer }: BasketDomain): DomainState {
  if (mode === 'own') return 'own'
  if (mode === 'move') return 'toMove'
  if (answer === 'free') return 'toRegister'
  if (answer === 'maybe') return 'provisional'
  return answer === 'taken' ? 'lost' : 'onRequest'
}

export function canDomainBecome(from: DomainState, to: DomainState): to is DomainOutcome {
  return domainState(from).to.some(each => each === to)
}

export const TAKEN_STATES = DOMAIN_STATES.filter(state => state.isTaken).map(state => state.value)
