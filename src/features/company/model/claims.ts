import { keepTogether } from '@/platform/text/keepTogether'

export const SET_UP_HOURS = 3

export const NAMING_TEXTS = 'een paginatekst, dienst, vraag of belofte'

const wherever = (name: string) => `waar {${name}} staat in ${NAMING_TEXTS}`

/**
 * `proof`: a fact about us that somebody can check. Without a source a real agency does not show it. `rating`: the source
 * stands behind it, because it says whether and how the reviews were checked (Directive 2005/29/EC, article 7, sixth paragraph).
 */
export const CLAIMS = [
  {
    name: 'quoteTime',
    label: 'Offertetijd',
    shown: 'Home: hero en configurator, en bij elk offerteformulier',
  },
  {
    name: 'responseTime',
    label: 'Reactietijd',
    shown: `Home: stempel op de bon, configurator: bon en bevestiging, de meldingen en mails van elk formulier, de maand bij Leads, en ${wherever('responseTime')}`,
  },
  { name: 'noPrepayment', label: 'Vooruitbetaling', shown: 'Home: hero, en bij elk offerteformulier' },
  { name: 'entrepreneurs', proof: true, label: 'Tevreden ondernemers', shown: 'Home: hero' },
  { name: 'rating', proof: true, rating: true, label: 'Beoordeling', shown: 'Home: hero' },
  { name: 'online', label: 'Online binnen', shown: 'Home: inleiding in de hero, en de chat' },
  { name: 'agency', label: 'Wie we zijn', shown: 'Home: hero' },
  {
    name: 'accountManager',
    label: 'Contact met je accountmanager',
    shown: `Landingspagina: abonnement, en ${wherever('accountManager')}`,
  },
  { name: 'configuratorEffort', label: 'Tijd voor de configurator', shown: 'Home: configurator' },
  { name: 'configuratorSteps', label: 'Stappen van de configurator', shown: 'Home: configurator' },
  {
    name: 'quoteOnce',
    label: 'Website eenmalig, bij het offerteformulier',
    shown: 'Prijzen: offerteformulier',
  },
  {
    name: 'quoteMonthly',
    label: 'Website per maand, bij het offerteformulier',
    shown: 'Prijzen: offerteformulier',
  },
  { name: 'adsPrice', label: 'Prijs in advertenties', shown: 'Landingspagina: advertenties' },
  { name: 'adsOnline', label: 'Online binnen, in advertenties', shown: 'Landingspagina: advertenties' },
  {
    name: 'adsRating',
    proof: true,
    rating: true,
    label: 'Beoordeling in advertenties',
    shown: 'Landingspagina: advertenties',
  },
  {
    name: 'adsCustomers',
    proof: true,
    label: 'Klanten in advertenties',
    shown: 'Landingspagina: advertenties',
  },
  { name: 'subscriptionPrice', label: 'Prijs van het abonnement', shown: 'Landingspagina: abonnement' },
  { name: 'subscriptionStart', label: 'Opstartkosten', shown: 'Landingspagina: abonnement' },
  {
    name: 'subscriptionTerm',
    label: 'Looptijd van een maandpakket',
    shown: 'Prijzen: maandpakketten, en de vraag over opzeggen',
  },
  { name: 'aboutWebsites', proof: true, label: 'Websites gebouwd', shown: 'Over ons: cijfers' },
  { name: 'aboutTeam', label: 'Mensen in het team', shown: 'Over ons: cijfers' },
  { name: 'aboutRating', proof: true, label: 'Beoordeling bij de cijfers', shown: 'Over ons: cijfers' },
  { name: 'aboutYears', label: 'Jaren onderweg', shown: 'Over ons: cijfers' },
  {
    name: 'chatSeo',
    proof: true,
    label: 'Meer bezoekers door SEO',
    shown: 'Chat: het antwoord over vindbaarheid',
  },
  {
    name: 'hostingUptime',
    proof: true,
    label: 'Beschikbaarheid',
    shown: 'Home: hero en de dienst hosting, en de hostingpagina',
  },
  {
    name: 'hostingSetup',
    label: 'Klaar binnen',
    shown: `Hosting en Hosting bestellen: kop en inleiding, en ${wherever('hostingSetup')}. De bestelling, haar mail en de waarschuwing aan kantoor houden ${SET_UP_HOURS} uur aan`,
  },
] as const

type Claim = (typeof CLAIMS)[number]
type ClaimName = Claim['name']
/** A claim that is not shown is empty. */
export type Claims = Record<ClaimName, string>
type Named = Readonly<Record<string, string>>

export const PROVEN_CLAIMS = CLAIMS.filter(
  (claim): claim is Extract<Claim, { proof: true }> => 'proof' in claim,
)

/** Of an invented rating in a demo. */
const UNCHECKED = 'voorbeeld, niet nagekeken'

const RATINGS = PROVEN_CLAIMS.filter((claim): claim is Extract<Claim, { rating: true }> => 'rating' in claim)

type ProvenName = (typeof PROVEN_CLAIMS)[number]['name']

/** Days are `YYYY-MM-DD`. */
export type ClaimProof = { source: string; checkedOn: string | null; reviewOn: string | null }
export type ClaimProofs = Record<ProvenName, ClaimProof>

/** A demo shows every claim; a real agency shows those that it can prove. */
export function shownClaims(claims: Claims, proofs: ClaimProofs, { demo }: { demo: boolean }): Claims {
  const hidden = demo ? [] : unprovenClaims(proofs).map(({ name }) => [name, ''])
  const checked = RATINGS.map(({ name }) => [
    name,
    `${claims[name]} (${proofs[name].source.trim() || UNCHECKED})`,
  ])
  return { ...claims, ...Object.fromEntries(checked), ...Object.fromEntries(hidden) }
}

export function unprovenClaims(proofs: ClaimProofs) {
  return PROVEN_CLAIMS.filter(({ name }) => proofs[name].source.trim() === '')
}

/** Proven once, and due for another look. */
export function claimsToReview(proofs: ClaimProofs, today: string) {
  return PROVEN_CLAIMS.filter(({ name }) => {
    const { source, reviewOn } = proofs[name]
    return source.trim() !== '' && reviewOn !== null && reviewOn <= today
  })
}

/** Keeps amounts, telephone numbers and times on one line. A sentence that names a hidden claim goes. */
export function withClaims<Content>(content: Content, claims: Named): Content {
  return filled(content, claims) as Content
}

function filled(value: unknown, claims: Named): unknown {
  if (typeof value === 'string') return keepTogether(named(value, claims))
  if (Array.isArray(value)) return value.map(each => filled(each, claims))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, claims)]))
  return value
}

function named(text: string, claims: Named): string {
  const value = (name: string) => (Object.hasOwn(claims, name) ? claims[name] : undefined)
  const isHidden = (sentence: string) =>
    [...sentence.matchAll(PLACEHOLDER)].some(([, name = '']) => value(name) === '')
  // A text without a claim stays as it is: a part of an article ends in the space before a link.
  if (!text.includes('{')) return text
  const sentences = text.split(SENTENCES)
  const shown = sentences.filter(each => !isHidden(each))
  const filledIn = shown.join('').replace(PLACEHOLDER, (whole, name) => value(name) ?? whole)
  return shown.length < sentences.length ? filledIn.trimEnd() : filledIn
}

const PLACEHOLDER = /\{(\w+)\}/g
/** Between a full stop and what follows its space, so that the parts together are the text. */
const SENTENCES = /(?<=[.!?]\s)/
