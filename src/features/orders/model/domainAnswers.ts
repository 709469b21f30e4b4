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
