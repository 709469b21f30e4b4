export const SET_UP_HOURS = 3

export const NAMING_TEXTS = 'een paginatekst, dienst, vraag of belofte'

const wherever = (name: string) => `waar {${name}} staat in ${NAMING_TEXTS}`

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
  { name: 'entrepreneurs', label: 'Tevreden ondernemers', shown: 'Home: hero' },
  { name: 'rating', label: 'Beoordeling', shown: 'Home: hero' },
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
  { name: 'adsRating', label: 'Beoordeling in advertenties', shown: 'Landingspagina: advertenties' },
  { name: 'adsCustomers', label: 'Klanten in advertenties', shown: 'Landingspagina: advertenties' },
  { name: 'subscriptionPrice', label: 'Prijs van het abonnement', shown: 'Landingspagina: abonnement' },
  { name: 'subscriptionStart', label: 'Opstartkosten', shown: 'Landingspagina: abonnement' },
  {
    name: 'subscriptionTerm',
    label: 'Looptijd van een maandpakket',
    shown: 'Prijzen: maandpakketten, en de vraag over opzeggen',
  },
  {
    name: 'websiteFrom',
    label: 'Bedrijfswebsite vanaf',
    shown: `Home en Diensten: websites, Prijzen, de vraag over kosten, en ${wherever('websiteFrom')}`,
  },
  {
    name: 'webshopFrom',
    label: 'Webshop vanaf',
    shown: `Prijzen, de vraag over kosten, en ${wherever('webshopFrom')}`,
  },
  { name: 'vat', label: 'Btw bij prijzen', shown: 'Home: diensten, Prijzen, en het offerteformulier daar' },
  { name: 'aboutWebsites', label: 'Websites gebouwd', shown: 'Over ons: cijfers' },
  { name: 'aboutTeam', label: 'Mensen in het team', shown: 'Over ons: cijfers' },
  { name: 'aboutRating', label: 'Beoordeling bij de cijfers', shown: 'Over ons: cijfers' },
  { name: 'aboutYears', label: 'Jaren onderweg', shown: 'Over ons: cijfers' },
  { name: 'chatSeo', label: 'Meer bezoekers door SEO', shown: 'Chat: het antwoord over vindbaarheid' },
  {
    name: 'hostingUptime',
    label: 'Beschikbaarheid',
    shown: 'Home: hero en de dienst hosting, en de hostingpagina',
  },
  {
    name: 'hostingSetup',
    label: 'Klaar binnen',
    shown: `Hosting en Hosting bestellen: kop en inleiding, en ${wherever('hostingSetup')}. De bestelling, haar mail en de waarschuwing aan kantoor houden ${SET_UP_HOURS} uur aan`,
  },
] as const

type ClaimName = (typeof CLAIMS)[number]['name']
export type Claims = Record<ClaimName, string>
type Named = Readonly<Record<string, string>>

/** Keeps each euro sign on one line with its amount. */
export function withClaims<Content>(content: Content, claims: Named): Content {
  return filled(content, claims) as Content
}

function filled(value: unknown, claims: Named): unknown {
  if (typeof value === 'string') return keepAmounts(named(value, claims))
  if (Array.isArray(value)) return value.map(each => filled(each, claims))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, claims)]))
  return value
}

function named(text: string, claims: Named): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(claims, name) ? (claims[name] ?? whole) : whole,
  )
}

const keepAmounts = (text: string) => text.replace(/€ (?=\d)/g, '€\u00a0')
