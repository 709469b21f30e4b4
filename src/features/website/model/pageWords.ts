const CLOSING = { name: 'closing', label: 'Slotkop' } as const
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
  CLOSING,
] as const

/** The headings, buttons and sentences of each page below its opening lines, from top to bottom. */
export const PAGE_WORDS = {
  services: [
    { name: 'quote', label: 'Knop bij elke dienst' },
    { name: 'reasons', label: 'Kop boven de redenen' },
    CLOSING,
    { name: 'nearby', label: 'Begin van een regel met streken, voor de plaats' },
  ],
  prices: [
    { name: 'websites', label: 'Kop boven de websites' },
    { name: 'subscriptions', label: 'Kop boven de maandpakketten' },
    { name: 'hosting', label: 'Kop boven de hosting' },
    CLOSING,
  ],
  custom: [{ name: 'talk', label: 'Knop naar contact' }, FAQS, CLOSING],
  about: [
    { name: 'story', label: 'Kop boven het verhaal' },
    { name: 'values', label: 'Kop boven de kernwaarden' },
    { name: 'steps', label: 'Kop boven de werkwijze' },
    CLOSING,
  ],
  contact: [
    { name: 'form', label: 'Titel van de bon met het formulier' },
    { name: 'formNote', label: 'Regel onder die titel' },
    ADDRESS,
    ROUTE,
  ],
  faq: [CLOSING, PRICES],
  support: [{ name: 'hours', label: 'Kop boven de openingstijden' }, FAQS, CLOSING, PRICES],
  blog: [
    { name: 'empty', label: 'Zin als er nog geen artikelen zijn' },
    { name: 'more', label: 'Knop naar meer artikelen' },
    { name: 'feed', label: 'Link naar RSS' },
    { name: 'newsletter', label: 'Kop boven de nieuwsbrief' },
    { name: 'newsletterConsent', label: 'Waar iemand voor tekent bij de nieuwsbrief' },
    CLOSING,
    { name: 'minutes', label: 'Artikel: achter het aantal minuten' },
    { name: 'chapters', label: 'Artikel: kop boven de inhoud' },
    { name: 'related', label: 'Artikel: kop boven andere artikelen' },
  ],
  location: [
    { name: 'contact', label: 'Knop naar contact' },
    { name: 'appointment', label: 'Knop om te bellen' },
    { name: 'quote', label: 'Knop naar het offerteformulier' },
    ADDRESS,
    ROUTE,
  ],
  hosting: HOSTING,
  configurator: [{ name: 'instead', label: INSTEAD }],
} as const
