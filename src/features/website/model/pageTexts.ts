import { PORTFOLIO_PATH } from './sampleSites'

const CLOSING = [
  { name: 'closing', label: 'Slotkop' },
  { name: 'closingText', label: 'Zin onder de slotkop' },
] as const
const FAQS = { name: 'faqs', label: 'Kop boven de vragen' } as const
const ADDRESS = { name: 'address', label: 'Kop boven het adres' } as const
const ROUTE = { name: 'route', label: 'Knop naar de routeplanner' } as const
const PRICES = { name: 'prices', label: 'Knop naar de prijzen' } as const
const INSTEAD = 'Zin voor wie geen JavaScript heeft'
const HOSTING = [
  { name: 'packages', label: 'Kop boven de pakketten' },
  { name: 'extras', label: 'Kop boven de extra’s' },
  { name: 'order', label: 'Knop naar het bestellen' },
  { name: 'orderNote', label: INSTEAD },
  ...CLOSING,
] as const

const PAGE_WORDS = {
  services: [
    { name: 'quote', label: 'Knop bij elke dienst' },
    { name: 'reasons', label: 'Kop boven de redenen' },
    ...CLOSING,
    { name: 'nearby', label: 'Begin van een regel met streken, voor de plaats' },
    { name: 'mapNote', label: 'Streekpagina: onder de kaart' },
    { name: 'others', label: 'Streekpagina: kop boven de diensten' },
    { name: 'allServices', label: 'Streekpagina: link naar alle diensten' },
  ],
  prices: [
    { name: 'websites', label: 'Kop boven de websites' },
    { name: 'options', label: 'Kop boven de losse onderdelen' },
    { name: 'subscriptions', label: 'Kop boven de maandpakketten' },
    { name: 'hosting', label: 'Kop boven de hosting' },
    ...CLOSING,
  ],
  custom: [
    { name: 'talk', label: 'Knop naar de afspraak' },
    { name: 'slip', label: 'Titel van de bon met onderdelen' },
    { name: 'slipNote', label: 'Regel onder die titel' },
    { name: 'slipSum', label: 'Onderaan die bon' },
    FAQS,
    ...CLOSING,
  ],
  about: [
    { name: 'story', label: 'Kop boven het verhaal' },
    { name: 'team', label: 'Kop boven de mensen' },
    { name: 'values', label: 'Kop boven de kernwaarden' },
    { name: 'steps', label: 'Kop boven de werkwijze' },
    { name: 'stamp', label: 'Stempel op het laatste blaadje' },
    ...CLOSING,
  ],
  contact: [
    { name: 'form', label: 'Titel van de bon met het formulier' },
    { name: 'formNote', label: 'Regel onder die titel' },
    { name: 'callback', label: 'Kop boven terugbellen' },
    ADDRESS,
    ROUTE,
  ],
  callback: [
    { name: 'form', label: 'Titel van de bon met het formulier' },
    { name: 'formNote', label: 'Regel onder die titel' },
    { name: 'hours', label: 'Kop boven de openingstijden' },
    { name: 'call', label: 'Zin voor het telefoonnummer' },
  ],
  faq: [...CLOSING, PRICES],
  support: [{ name: 'hours', label: 'Kop boven de openingstijden' }, FAQS, ...CLOSING, PRICES],
  blog: [
    { name: 'empty', label: 'Zin als er nog geen artikelen zijn' },
    { name: 'more', label: 'Knop naar meer artikelen' },
    { name: 'feed', label: 'Link naar RSS' },
    { name: 'newsletter', label: 'Kop boven de nieuwsbrief' },
    { name: 'newsletterConsent', label: 'Waar iemand voor tekent bij de nieuwsbrief' },
    { name: 'closing', label: 'Artikel: slotkop' },
    { name: 'closingText', label: 'Artikel: zin onder de slotkop' },
    { name: 'minutes', label: 'Artikel: achter het aantal minuten' },
    { name: 'chapters', label: 'Artikel: kop boven de inhoud' },
    { name: 'related', label: 'Artikel: kop boven andere artikelen' },
  ],
  location: [
    { name: 'contact', label: 'Knop naar contact' },
    { name: 'appointment', label: 'Knop naar de afspraak' },
    { name: 'quote', label: 'Knop naar het offerteformulier' },
    ADDRESS,
    ROUTE,
  ],
  appointment: [
    { name: 'slip', label: 'Titel van het briefje' },
    { name: 'moments', label: 'Kop boven de vrije momenten' },
    { name: 'way', label: 'Kop boven bellen of langskomen' },
    { name: 'you', label: 'Kop boven de gegevens' },
    { name: 'send', label: 'Knop om de afspraak te maken' },
    { name: 'none', label: 'Zin als er geen moment vrij is' },
    { name: 'block', label: 'Op andere pagina’s: kop boven de eerste momenten' },
    { name: 'blockLink', label: 'Op andere pagina’s: knop naar alle momenten' },
  ],
  withdrawal: [
    { name: 'slip', label: 'Titel van het briefje' },
    { name: 'right', label: 'Kop boven de uitleg' },
    { name: 'form', label: 'Kop boven het modelformulier' },
    { name: 'formNote', label: 'Zin bij het modelformulier' },
  ],
  hosting: HOSTING,
  portfolio: [
    { name: 'empty', label: 'Zin als er nog geen werk is' },
    { name: 'open', label: 'Link naar een project' },
    { name: 'example', label: 'Bij een voorbeeld' },
    { name: 'visit', label: 'Knop naar de site' },
    { name: 'slip', label: 'Titel van de bon' },
    { name: 'question', label: 'Kop boven de vraag' },
    { name: 'quoted', label: 'Voor de prijs op de offerte' },
    { name: 'invoiced', label: 'Voor de prijs op de factuur' },
    { name: 'weeks', label: 'Voor het aantal weken' },
    { name: 'changed', label: 'Kop boven wat er veranderde' },
    { name: 'stamp', label: 'Stempel op de bon' },
    { name: 'more', label: 'Kop boven ander werk' },
    ...CLOSING,
  ],
  configurator: [{ name: 'instead', label: INSTEAD }],
} as const

/** `points` is the label of the list of a page, `words` are its further headings and sentences. */
export const PAGE_TEXTS = [
  {
    name: 'services',
    path: '/diensten',
    label: 'Diensten',
    points: 'Waarom wij: zes redenen',
    words: PAGE_WORDS.services,
  },
  { name: 'prices', path: '/prijzen', label: 'Prijzen', points: null, words: PAGE_WORDS.prices },
  {
    name: 'custom',
    path: '/maatwerk',
    label: 'Maatwerk',
    points: 'Drie voordelen',
    words: PAGE_WORDS.custom,
  },
  {
    name: 'about',
    path: '/over-ons',
    label: 'Over ons',
    points: 'Vier kernwaarden',
    words: PAGE_WORDS.about,
  },
  { name: 'contact', path: '/contact', label: 'Contact', points: null, words: PAGE_WORDS.contact },
  {
    name: 'callback',
    path: '/terugbellen',
    label: 'Terugbellen',
    points: null,
    words: PAGE_WORDS.callback,
  },
  { name: 'faq', path: '/faq', label: 'Veelgestelde vragen', points: null, words: PAGE_WORDS.faq },
  { name: 'support', path: '/support', label: 'Support', points: null, words: PAGE_WORDS.support },
  { name: 'blog', path: '/blog', label: 'Blog', points: null, words: PAGE_WORDS.blog },
  { name: 'location', path: '/locatie', label: 'Locatie', points: null, words: PAGE_WORDS.location },
  {
    name: 'appointment',
    path: '/afspraak',
    label: 'Afspraak',
    points: null,
    words: PAGE_WORDS.appointment,
  },
  {
    name: 'withdrawal',
    path: '/herroepen',
    label: 'Herroepen',
    points: 'Uitleg over herroepen',
    words: PAGE_WORDS.withdrawal,
  },
  {
    name: 'hostingRegion',
    path: '/website-hosting-overijssel',
    label: 'Hosting in Overijssel',
    points: null,
    words: PAGE_WORDS.hosting,
  },
  {
    name: 'hostingOrder',
    path: '/hosting-bestellen',
    label: 'Hosting bestellen',
    points: null,
    words: PAGE_WORDS.hosting,
  },
  { name: 'hostingDashboard', path: '/hosting-dashboard', label: 'Mijn hosting', points: null, words: [] },
  { name: 'hostingLogin', path: '/hosting-login', label: 'Inloggen hosting', points: null, words: [] },
  {
    name: 'configurator',
    path: '/configurator',
    label: 'Configurator',
    points: null,
    words: PAGE_WORDS.configurator,
  },
  {
    name: 'portfolio',
    path: PORTFOLIO_PATH,
    label: 'Portfolio',
    points: null,
    words: PAGE_WORDS.portfolio,
  },
] as const

type Page = (typeof PAGE_TEXTS)[number]
export type PageName = Page['name']
export type WordOf<Name extends PageName> = Extract<Page, { name: Name }>['words'][number]['name']
export type Words<Name extends PageName> = Record<WordOf<Name>, string>
export type Seo = {
  title: string
  description: string
  keywords: string
  /** Its address; by default the agency's own picture. */
  picture?: string
}
export type Point = { title: string; text: string }
type Texts = { heading: string; lead: string; points: Point[]; seo: Seo }
export type PageTexts = { [Name in PageName]: Texts & { words: Words<Name> } }
export type PageText<Name extends PageName = PageName> = PageTexts[Name]

type SeoFields = { [Name in keyof Seo]?: string | null } | null | undefined

export function seoWithDefaults(typed: SeoFields, own: Omit<Seo, 'keywords'>): Seo {
  return {
    title: typed?.title || own.title,
    description: typed?.description || own.description,
    keywords: typed?.keywords ?? '',
    picture: typed?.picture || own.picture,
  }
}
