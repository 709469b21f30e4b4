export type SharedWord = { name: string; label: string; long?: boolean }

/** Texts of no single page, a tab for each block. `path` is where the preview shows it. */
export const SHARED_TEXTS = [
  {
    name: 'cookies',
    path: '/',
    label: 'Cookievraag',
    shown: 'Onderaan elke pagina, tot een bezoeker antwoordt. De knop in de voettekst opent hem opnieuw.',
    words: [
      { name: 'question', label: 'Vraag', long: true },
      { name: 'policy', label: 'Link naar het cookiebeleid' },
      { name: 'refuse', label: 'Knop om te weigeren' },
      { name: 'accept', label: 'Knop om toe te staan' },
      { name: 'reopen', label: 'Knop in de voettekst' },
    ],
  },
  {
    name: 'footer',
    path: '/',
    label: 'Voettekst',
    shown: 'De koppen onderaan elke pagina. De links staan bij Menu’s, het adres en de tijden bij Bedrijf.',
    words: [
      { name: 'quick', label: 'Kop boven de snelle links' },
      { name: 'services', label: 'Kop boven de diensten' },
      { name: 'contact', label: 'Kop boven het adres' },
      { name: 'area', label: 'Zin over waar je werkt' },
    ],
  },
  {
    name: 'quote',
    path: '/diensten',
    label: 'Offerteformulier',
    shown: 'Onder diensten, streken, prijzen, maatwerk, locatie en elk artikel',
    words: [
      { name: 'heading', label: 'Kop, of de titel van de bon' },
      { name: 'lead', label: 'Inleiding', long: true },
      { name: 'slip', label: 'Titel van de bon' },
      { name: 'slipNote', label: 'Regel onder die titel' },
    ],
  },
  {
    name: 'notFound',
    path: '/niet-gevonden',
    label: 'Pagina niet gevonden',
    shown: 'Wie een adres opent dat niet bestaat, ziet deze pagina',
    words: [
      { name: 'title', label: 'Paginatitel' },
      { name: 'description', label: 'Omschrijving', long: true },
      { name: 'slip', label: 'Titel van de bon' },
      { name: 'slipNote', label: 'Regel onder die titel' },
      { name: 'heading', label: 'Kop' },
      { name: 'text', label: 'Tekst', long: true },
      { name: 'home', label: 'Knop naar home' },
      { name: 'stamp', label: 'Stempel op de bon' },
    ],
  },
] as const

type Block = (typeof SHARED_TEXTS)[number]
type BlockName = Block['name']
type WordOf<Name extends BlockName> = Extract<Block, { name: Name }>['words'][number]['name']
export type SharedTexts = { [Name in BlockName]: Record<WordOf<Name>, string> }
